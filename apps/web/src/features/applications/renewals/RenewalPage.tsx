import { paths } from '@lading/contract/addresses/paths'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { OpenDraft } from '../../filing/steps/DraftView.tsx'
import { useTransactionOf } from '../../filing/filing-query.ts'
import { RenewalDraft } from './RenewalDraft.tsx'

/** The draft of a renewal on one screen, by the accreditation it makes. */
export default function RenewalPage() {
  const id = Number(useParams()['id'])
  const [search] = useSearchParams()
  if (!Number.isSafeInteger(id) || id < 1) return <ErrorPage failure="missing" />
  // A document leads to the answer that says its day, which is asked in the three steps.
  if (search.has('section') || search.has('step')) return <Navigate to={`${paths.editRenewal(id)}?${search}`} replace />
  return <OneRenewal key={id} id={id} />
}

function OneRenewal({ id }: { id: number }) {
  const transaction_id = useTransactionOf(id)
  if (transaction_id === undefined) return <PageSkeleton />
  return <OpenDraft transaction_id={transaction_id}>{(filing) => <RenewalDraft id={id} filing={filing} />}</OpenDraft>
}
