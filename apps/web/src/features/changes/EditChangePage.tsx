import { useParams } from 'react-router'
import { ErrorPage } from '#ui/ErrorPage.tsx'
import { DraftView } from '../filing/steps/DraftView.tsx'
import { FormQuestions } from '../filing/steps/FormQuestions.tsx'

const firstStep = { title: 'The change', hint: 'What the register should say' }

/** The draft of a change in its three steps. */
export default function EditChangePage() {
  const id = Number(useParams()['id'])
  if (!Number.isSafeInteger(id) || id < 1) return <ErrorPage failure="missing" />
  return <DraftView key={id} transaction_id={id} first={firstStep} Questions={FormQuestions} />
}
