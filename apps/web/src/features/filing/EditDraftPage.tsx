import { useParams } from 'react-router'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { DraftView } from './steps/DraftView.tsx'
import { FormQuestions } from './steps/FormQuestions.tsx'

/** The draft of a change, a report or a request in its three steps. */
export default function EditDraftPage() {
  const { transaction_id, id: named } = useParams()
  const id = Number(transaction_id ?? named)
  if (!Number.isSafeInteger(id) || id < 1) return <ErrorPage failure="missing" />
  return <DraftView key={id} transaction_id={id} Questions={FormQuestions} />
}
