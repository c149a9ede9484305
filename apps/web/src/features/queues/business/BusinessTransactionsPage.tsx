import { businessAtAgency } from '@lading/contract/applications/arrears'
import { transactionsOfBusiness } from '@lading/contract/queues'
import { staffPath } from '@lading/contract/addresses/transaction-path'
import { severalStatuses } from '@lading/domain/workflow/lists/staff-list'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { ServerTable } from '#ui/tables/ServerTable.tsx'
import { queueColumns } from '../queue-columns.tsx'
import { ArrearsPane } from './ArrearsPane.tsx'

const columns = severalStatuses.filter((name) => name !== 'business')

/** A business at the reader's agency: what it asks for, its arrears, and what it filed. */
export default function BusinessTransactionsPage() {
  const id = Number(useParams()['id'])
  return Number.isSafeInteger(id) && id > 0 ? <OneBusiness key={id} id={id} /> : <ErrorPage failure="missing" />
}

function OneBusiness({ id }: { readonly id: number }) {
  const { data } = useQuery({
    ...query(businessAtAgency, { params: { id } }),
    throwOnError: nothingRead,
  })
  if (!data) return <PageSkeleton />
  return (
    <Stack gap="lg">
      <PageHeader
        eyebrow="Business"
        title={data.business_name}
        subtitle="What this business filed with your agency, and what it is in arrears with."
      />
      {data.agencies.map((at) => (
        <ArrearsPane key={at.agency} at={at} several={data.agencies.length > 1} />
      ))}
      <ServerTable
        endpoint={transactionsOfBusiness}
        label={`Transactions of ${data.business_name}`}
        columns={queueColumns(columns)}
        ordered={{ order_by: 'filed_at', sort_by: 'desc' }}
        rowKey={({ transaction_id }) => transaction_id}
        rowLink={staffPath}
        fixed={{ business_id: id }}
        searchLabel="Search reference"
        empty={{ title: 'Nothing was filed yet', hint: 'Transactions appear here when the business submits them.' }}
        dense
      />
    </Stack>
  )
}
