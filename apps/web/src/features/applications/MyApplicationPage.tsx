import { paths } from '@lading/contract/addresses/paths'
import { Status } from '@lading/domain/transactions/status'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { filingQuery, useTransactionOf } from '../filing/filing-query.ts'
import { SurrenderPane } from '../filing/surrender/SurrenderPane.tsx'
import { FilingView } from '../filing/transaction/FilingView.tsx'

/** One application as its applicant follows it, by the accreditation it makes. */
export default function MyApplicationPage() {
  const id = Number(useParams()['id'])
  if (id === 0) return <Navigate to={paths.myApplications()} replace />
  return Number.isSafeInteger(id) && id > 0 ? <OneApplication key={id} id={id} /> : <ErrorPage failure="missing" />
}

function OneApplication({ id }: { id: number }) {
  const transaction_id = useTransactionOf(id)
  const { data } = useQuery({ ...filingQuery(transaction_id ?? 0), enabled: transaction_id !== undefined })
  if (transaction_id === undefined) return <PageSkeleton />
  return (
    <Stack gap="lg">
      <FilingView transaction_id={transaction_id} />
      {data?.status === Status.accredited && <SurrenderPane accreditation_id={id} />}
    </Stack>
  )
}
