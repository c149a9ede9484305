import { useParams } from 'react-router'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { useTransactionOf } from '../../filing/filing-query.ts'
import { DraftView } from '../../filing/steps/DraftView.tsx'
import { ApplicationQuestions } from './ApplicationQuestions.tsx'

/** The draft of an application, by the accreditation it makes. */
export default function EditApplicationPage() {
  const id = Number(useParams()['id'])
  return Number.isSafeInteger(id) && id > 0 ? <OneDraft key={id} id={id} /> : <ErrorPage failure="missing" />
}

function OneDraft({ id }: { id: number }) {
  const transaction_id = useTransactionOf(id)
  if (transaction_id === undefined) return <PageSkeleton />
  return <DraftView transaction_id={transaction_id} Questions={ApplicationQuestions} />
}
