import { useParams } from 'react-router'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { DraftView } from './steps/DraftView.tsx'
import { FormQuestions } from './steps/FormQuestions.tsx'

/** The draft of a change, a report or a request in its three steps. */
export default function EditDraftPage() {
  const { transaction_id, id: named } = useParams()
  const id = Number(transaction_id ?? named)
  if (!Number.isSafeInteger(id) || id < 1) return <ErrorPage failure="missing" />
  // The address of a report names its business too.
  const business_id = transaction_id === undefined ? undefined : Number(named)
  return <DraftView key={id} transaction_id={id} business_id={business_id} Questions={FormQuestions} />
}
