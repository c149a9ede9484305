import { useParams } from 'react-router'
import { ErrorPage } from '#ui/ErrorPage.tsx'
import { DraftView } from '../filing/steps/DraftView.tsx'
import { FormQuestions } from '../filing/steps/FormQuestions.tsx'
import { firstStep } from './first-step.ts'

/** The draft of a request in its three steps. */
export default function EditRequestPage() {
  const id = Number(useParams()['id'])
  if (!Number.isSafeInteger(id) || id < 1) return <ErrorPage failure="missing" />
  return <DraftView key={id} transaction_id={id} first={firstStep} Questions={FormQuestions} />
}
