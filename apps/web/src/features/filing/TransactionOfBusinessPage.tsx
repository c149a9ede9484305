import { paths } from '@lading/contract/addresses/paths'
import { Navigate, useParams } from 'react-router'
import { useActor } from '#lib/session.ts'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { FilingView } from './transaction/FilingView.tsx'

/** A transaction as its business follows it; staff are led to the page of the agency. */
export default function TransactionOfBusinessPage() {
  const id = Number(useParams()['transaction_id'])
  const actor = useActor()
  if (!Number.isSafeInteger(id) || id < 1) return <ErrorPage failure="missing" />
  if (actor?.audience === 'staff') return <Navigate to={paths.workflow(id)} replace />
  return <FilingView key={id} transaction_id={id} />
}
