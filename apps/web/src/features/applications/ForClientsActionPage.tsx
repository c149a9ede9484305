import { forClientsAction, type ForActionRow } from '@lading/contract/applications/application-lists'
import { typeLabels } from '@lading/domain/transactions/labels'
import { paths } from '@lading/contract/addresses/paths'
import { dayText } from '#lib/format.ts'
import { Day } from '#ui/facts/Day.tsx'
import { ListPage } from '#ui/tables/ListPage.tsx'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { figures, statuses } from '#ui/tables/columns/table-columns.tsx'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { PickupLines } from './PickupLines.tsx'

const columns: readonly Column<ForActionRow>[] = [
  figures('Tracking number', ({ reference }) => reference, { orderBy: 'reference' }),
  { header: 'Business', cell: (row) => row.business_name, orderBy: 'business_name' },
  { header: 'Kind', cell: (row) => typeLabels[row.type], phone: 'hidden' },
  statuses('What is needed', 'customer'),
  {
    header: 'On or before',
    orderBy: 'client_deadline_on',
    text: ({ client_deadline_on, pickup }) =>
      [dayText(client_deadline_on), pickup?.office, pickup?.hours, pickup?.slot].filter(Boolean).join(', '),
    cell: (row) => (
      <>
        <Day on={row.client_deadline_on} />
        <PickupLines row={row} />
      </>
    ),
  },
]

/** Everything that waits for the person's businesses, the nearest day first. */
export default function ForClientsActionPage() {
  return (
    <ListPage
      title="For your action"
      subtitle="Transactions you must complete, answer or pay, and documents to pick up."
      endpoint={forClientsAction}
      columns={columns}
      rowKey={(row) => row.transaction_id}
      rowLink={ownPath}
      searchLabel="Search number or business"
      empty={{
        title: 'No action needed',
        hint: 'Requests of the agencies appear here. You are also notified by e-mail.',
        action: (
          <Button component={Link} to={paths.myApplications()} variant="default">
            My applications
          </Button>
        ),
      }}
    />
  )
}
