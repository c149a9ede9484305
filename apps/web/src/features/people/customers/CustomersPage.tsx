import { customerList, type CustomerRow } from '@lading/contract/customers'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#app/paths'
import { Mark } from '#ui/Mark'
import { PageHeader } from '#ui/PageHeader'
import { ServerTable, type Column } from '#ui/ServerTable'
import { lastLogin } from '../accounts/AccountFacts.tsx'

const columns: readonly Column<CustomerRow>[] = [
  { header: 'Name', cell: ({ name, email }) => name || email, orderBy: 'name' },
  { header: 'E-mail', cell: ({ email }) => email, orderBy: 'email', phone: 'line' },
  { header: 'Mobile', cell: ({ mobile }) => <span className="num">{mobile || '–'}</span>, phone: 'hidden' },
  { header: 'Businesses', cell: ({ businesses }) => businesses, align: 'right', phone: 'hidden' },
  { header: 'Status', cell: (row) => <StatusMark row={row} />, orderBy: 'status', phone: 'aside' },
  {
    header: 'Last sign-in',
    cell: ({ last_login }) => <span className="num">{lastLogin(last_login)}</span>,
    orderBy: 'last_login',
    phone: 'hidden',
  },
]

function StatusMark({ row: { status, is_verified } }: { row: CustomerRow }) {
  if (status === 'active' && !is_verified)
    return (
      <Mark tone="client" size="sm" plain>
        E-mail not confirmed
      </Mark>
    )
  return (
    <Mark tone={status === 'active' ? 'done' : 'stopped'} size="sm" plain>
      {status === 'active' ? 'Active' : 'Disabled'}
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
