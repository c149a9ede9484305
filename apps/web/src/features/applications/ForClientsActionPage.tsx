import { forClientsAction, type ApplicationRow } from '@lading/contract/application-lists'
import { statusLabels, typeLabels } from '@lading/domain/transactions/labels'
import { paths } from '@lading/contract/paths'
import { dayText } from '#lib/format.ts'
import { Day } from '#ui/Day.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ServerTable, type Column } from '#ui/ServerTable.tsx'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import { ownPath } from '@lading/contract/transaction-path'
import { Button } from '@mantine/core'
import { Link } from 'react-router'

const columns: readonly Column<ApplicationRow>[] = [
  {
    header: 'Tracking number',
    cell: (row) => <span className="num">{row.reference}</span>,
    text: (row) => row.reference,
    orderBy: 'reference',
  },
  { header: 'Business', cell: (row) => row.business_name, orderBy: 'business_name' },
  { header: 'Kind', cell: (row) => typeLabels[row.type], phone: 'hidden' },
  {
    header: 'What is needed',
    cell: (row) => <StatusBadge status={row.status} plain size="sm" />,
    text: (row) => statusLabels[row.status].customer,
    orderBy: 'status',
    phone: 'aside',
  },
  {
    header: 'On or before',
    cell: (row) => <Day on={row.client_deadline_on} />,
    text: (row) => dayText(row.client_deadline_on),
    orderBy: 'client_deadline_on',
  },
]

/** Everything that waits for the person's businesses, the nearest day first. */
export default function ForClientsActionPage() {
  return (
    <div className="stack">
      <PageHeader title="For your action" subtitle="What the agencies wait for: to complete, to answer, to pay." />
      <ServerTable
        endpoint={forClientsAction}
        label="For your action"
        columns={columns}
        rowKey={(row) => row.transaction_id}
        rowLink={ownPath}
        searchLabel="Search number or business"
        empty={{
          title: 'Nothing waits for you',
          hint: 'When an agency needs something of you it appears here, and you are told by mail.',
          action: (
            <Button component={Link} to={paths.myApplications()} variant="default">
              My applications
            </Button>
          ),
        }}
      />
    </div>
  )
}
