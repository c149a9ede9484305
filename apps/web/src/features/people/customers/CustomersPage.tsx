import { customerList, type CustomerRow } from '@lading/contract/customers'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { Mark } from '#ui/Mark.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ServerTable, type Column } from '#ui/ServerTable.tsx'
import { lastLogin } from '../accounts/AccountFacts.tsx'

const columns: readonly Column<CustomerRow>[] = [
  { header: 'Name', cell: ({ name, email }) => name || email, orderBy: 'name' },
  { header: 'E-mail', cell: ({ email }) => email, orderBy: 'email', phone: 'line' },
  {
    header: 'Mobile',
    cell: ({ mobile }) => <span className="num">{mobile || '–'}</span>,
    text: ({ mobile }) => mobile || '–',
    phone: 'hidden',
  },
  { header: 'Businesses', cell: ({ businesses }) => businesses, align: 'right', phone: 'hidden' },
  { header: 'Status', cell: (row) => <StatusMark row={row} />, text: statusText, orderBy: 'status', phone: 'aside' },
  {
    header: 'Last sign-in',
    cell: ({ last_login }) => <span className="num">{lastLogin(last_login)}</span>,
    text: ({ last_login }) => lastLogin(last_login),
    orderBy: 'last_login',
    phone: 'hidden',
  },
]

function statusText({ status, is_verified }: CustomerRow): string {
  if (status === 'disabled') return 'Disabled'
  return is_verified ? 'Active' : 'E-mail not confirmed'
}

function StatusMark({ row }: { row: CustomerRow }) {
  const tone = row.status === 'disabled' ? 'stopped' : row.is_verified ? 'done' : 'client'
  return (
    <Mark tone={tone} size="sm" plain>
      {statusText(row)}
    </Mark>
  )
}

/** The accounts of customers, as staff keep them. */
export default function CustomersPage() {
  return (
    <div className="stack">
      <PageHeader
        title="Customers"
        subtitle="People with an account for businesses."
        action={
          <Button component={Link} to={paths.addCustomer()} leftSection={<IconPlus size={16} aria-hidden />}>
            Add a customer
          </Button>
        }
      />
      <ServerTable
        endpoint={customerList}
        label="Customers"
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => paths.customer(id)}
        searchLabel="Search name, e-mail or mobile"
        ordered={{ order_by: 'name', sort_by: 'asc' }}
        dense
        filters={[
          {
            name: 'status',
            label: 'Status',
            choices: [
              { value: 'active', label: 'Active' },
              { value: 'disabled', label: 'Disabled' },
            ],
          },
        ]}
      />
    </div>
  )
}
