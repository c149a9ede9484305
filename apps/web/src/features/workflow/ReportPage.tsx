import { paths } from '@lading/contract/addresses/paths'
import { Navigate, useParams } from 'react-router'
import { useActor } from '#lib/session.ts'
import WorkflowPage from './WorkflowPage.tsx'

/** A report as its agency works on it; a client is led to the page of their own. */
export default function ReportPage() {
  const id = Number(useParams()['transaction_id'])
  const actor = useActor()
  if (actor?.audience === 'customer') return <Navigate to={paths.customerReport(id)} replace />
  return <WorkflowPage />
}
