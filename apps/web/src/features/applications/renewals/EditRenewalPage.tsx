import { paths } from '@lading/contract/paths'
import { useParams } from 'react-router'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { ApplicationQuestions } from '../wizard/ApplicationQuestions.tsx'
import { useTransactionOf } from '../../filing/filing-query.ts'
import { DraftView } from '../../filing/steps/DraftView.tsx'

/** The draft of a renewal in its three steps, by the accreditation it makes; from a section one comes back to its review. */
export default function EditRenewalPage() {
  const id = Number(useParams()['id'])
  return Number.isSafeInteger(id) && id > 0 ? <OneDraft key={id} id={id} /> : <ErrorPage failure="missing" />
}

function OneDraft({ id }: { id: number }) {
  const transaction_id = useTransactionOf(id)
  if (transaction_id === undefined) return <PageSkeleton />
  return <DraftView transaction_id={transaction_id} Questions={ApplicationQuestions} reviewedAt={paths.renewal(id)} />
}
