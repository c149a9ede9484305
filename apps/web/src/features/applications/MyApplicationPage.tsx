import { paths } from '@lading/contract/paths'
import { Navigate, useParams } from 'react-router'
import { ErrorPage } from '#ui/ErrorPage.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { useTransactionOf } from '../filing/filing-query.ts'
import { FilingView } from '../filing/transaction/FilingView.tsx'

/** One application as its applicant follows it, by the accreditation it makes. */
export default function MyApplicationPage() {
  const id = Number(useParams()['id'])
  if (id === 0) return <Navigate to={paths.myApplications()} replace />
  return Number.isSafeInteger(id) && id > 0 ? <OneApplication key={id} id={id} /> : <ErrorPage failure="missing" />
}

function OneApplication({ id }: { id: number }) {
  const transaction_id = useTransactionOf(id)
  return transaction_id === undefined ? <PageSkeleton /> : <FilingView transaction_id={transaction_id} />
}
