import { customerList, type CustomerRow } from '@lading/contract/people/customers'
import { paths } from '@lading/contract/addresses/paths'
import { AddButton } from '#ui/forms/AddButton.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { figures } from '#ui/tables/columns/table-columns.tsx'
import { AccountList } from '../accounts/AccountList.tsx'

const columns: readonly Column<CustomerRow>[] = [
  figures('Mobile', ({ mobile }) => mobile || '–', { phone: 'hidden' }),
  { header: 'Businesses', cell: ({ businesses }) => businesses, align: 'right', phone: 'hidden' },
  { header: 'Status', cell: (row) => <StatusMark row={row} />, text: statusText, orderBy: 'status', phone: 'aside' },
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
    <AccountList
      title="Customers"
      subtitle="People with an account for businesses."
      add={<AddButton label="Add a customer" to={paths.addCustomer()} />}
      endpoint={customerList}
      columns={columns}
      rowLink={({ id }) => paths.customer(id)}
      searchLabel="Search name, e-mail or mobile"
    />
  )
}
