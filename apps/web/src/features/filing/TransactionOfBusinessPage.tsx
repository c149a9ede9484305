import { familyScreens } from '@lading/contract/addresses/family-screens'
import { Navigate, useParams } from 'react-router'
import { useActor } from '#lib/session.ts'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { FilingView } from './transaction/FilingView.tsx'

/** A transaction as its business follows it; staff, who share the address of a change, are led to their page of it. */
export default function TransactionOfBusinessPage() {
  const { id: named, transaction_id } = useParams()
  const id = Number(transaction_id)
  const business_id = named === undefined ? undefined : Number(named)
  const actor = useActor()
  if (!Number.isSafeInteger(id) || id < 1) return <ErrorPage failure="missing" />
  if (actor?.audience === 'staff' && business_id !== undefined) {
    return <Navigate to={familyScreens.change.staff({ business_id, id })} replace />
  }
  return <FilingView key={id} transaction_id={id} business_id={business_id} />
}
