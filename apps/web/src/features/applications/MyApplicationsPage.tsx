import { myApplications, type ApplicationRow } from '@lading/contract/application-lists'
import { scopeText } from '@lading/domain/transactions/scope'
import { manilaDay } from '@lading/domain/dates/manila'
import { statusLabels, typeLabels } from '@lading/domain/transactions/labels'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { dayText } from '#lib/format.ts'
import { Day } from '#ui/Day.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ServerTable, type Column } from '#ui/ServerTable.tsx'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import { ownPath } from '@lading/contract/transaction-path'
import '../filing/filing.css'

const dayOf = (instant: string | null) => instant && manilaDay(new Date(instant))

const columns: readonly Column<ApplicationRow>[] = [
  {
    header: 'Tracking number',
    cell: (row) => <span className="num">{row.reference}</span>,
    text: (row) => row.reference,
    orderBy: 'reference',
  },
  { header: 'Business', cell: (row) => row.business_name, orderBy: 'business_name' },
  {
    header: 'Kind',
    cell: (row) => (
      <span className="kind-scope">
        {typeLabels[row.type]}
        <small>{scopeText(row) || 'No scope yet'}</small>
      </span>
    ),
    text: (row) => `${typeLabels[row.type]}: ${scopeText(row) || 'No scope yet'}`,
    phone: 'hidden',
  },
  {
    header: 'Where it stands',
    cell: (row) => <StatusBadge status={row.status} plain size="sm" />,
    text: (row) => statusLabels[row.status].customer,
    orderBy: 'status',
    phone: 'aside',
  },
  {
    header: 'Submitted',
    cell: (row) => <Day on={dayOf(row.filed_at)} />,
    text: (row) => dayText(dayOf(row.filed_at)),
    orderBy: 'filed_at',
    phone: 'hidden',
  },
  {
    header: 'Last change',
    cell: (row) => <Day on={dayOf(row.updated_at)} />,
    text: (row) => dayText(dayOf(row.updated_at)),
    orderBy: 'updated_at',
  },
]

/** New applications and renewals of the person's businesses, drafts among them. */
export default function MyApplicationsPage() {
  const create = (variant: 'filled' | 'default') => (
    <Button
      component={Link}
      to={paths.newApplication()}
      variant={variant}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      New application
    </Button>
  )
  return (
    <div className="stack">
      <PageHeader
        title="My applications"
        subtitle="New accreditations and renewals of your businesses, from the draft to the certificate."
        action={create('filled')}
      />
      <ServerTable
        endpoint={myApplications}
        label="Applications"
        columns={columns}
        rowKey={(row) => row.transaction_id}
        rowLink={ownPath}
        searchLabel="Search number or business"
        empty={{
          title: 'No application yet',
          hint: 'An application for accreditation takes three steps; you can leave and come back, the draft stays.',
          action: create('default'),
        }}
      />
    </div>
  )
}
