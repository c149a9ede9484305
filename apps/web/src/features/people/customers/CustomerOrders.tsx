import { customerOrders, type InvoiceRow } from '@lading/contract/payments'
import { invoiceStatusLabels } from '@lading/domain/payments/invoice'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Link, useParams } from 'react-router'
import { staffPath } from '@lading/contract/addresses/transaction-path'
import { InvoiceBadge } from '#ui/facts/InvoiceBadge.tsx'
import { ServerTable, type Column } from '#ui/tables/ServerTable.tsx'
import { amounts, days } from '#ui/tables/columns/table-columns.tsx'
import { TwoLines } from '#ui/layout/TwoLines.tsx'

const columns: readonly Column<InvoiceRow>[] = [
  {
    header: 'Order',
    orderBy: 'number',
    cell: ({ number, receipt_number }) => (
      <TwoLines small={receipt_number && `Receipt ${receipt_number}`}>
        <span className="num">{number}</span>
      </TwoLines>
    ),
    text: ({ number, receipt_number }) => (receipt_number ? `${number}, Receipt ${receipt_number}` : number),
  },
  {
    header: 'For',
    cell: (row) => <TwoLines small={linkOf(row)}>{whatFor(row)}</TwoLines>,
    text: (row) => (row.transaction_reference ? `${whatFor(row)}, ${row.transaction_reference}` : whatFor(row)),
  },
  { header: 'Business', cell: ({ business_name }) => business_name },
  days('Issued', ({ issued_at }) => issued_at, { orderBy: 'issued_at', phone: 'hidden' }),
  {
    header: 'Status',
    orderBy: 'status',
    phone: 'aside',
    cell: ({ status }) => <InvoiceBadge status={status} plain />,
    text: ({ status }) => invoiceStatusLabels[status],
  },
  amounts('Amount', ({ total_amount_due }) => total_amount_due, { orderBy: 'total_amount_due' }),
]

/** A fine has no transaction of its own. */
function linkOf({ transaction_id, transaction_type: type, transaction_reference, business_id }: InvoiceRow) {
  if (transaction_id === null || type === null) return null
  return <Link to={staffPath({ transaction_id, business_id, type })}>{transaction_reference}</Link>
}

const whatFor = ({ transaction_type }: InvoiceRow) => (transaction_type ? typeLabels[transaction_type] : 'Fine')

/** Orders of payment of the customer's businesses, those of the reader's agency. */
export function CustomerOrders() {
  return (
    <ServerTable
      endpoint={customerOrders}
      label="Orders of payment"
      columns={columns}
      rowKey={({ id }) => id}
      fixed={{ user_id: Number(useParams()['id']) }}
      searchLabel="Search number or business"
      urlKey="orders"
      ordered={{ order_by: 'issued_at', sort_by: 'desc' }}
      empty={{
        title: 'No order of payment',
        hint: 'Orders of payment of your agency to this person’s businesses appear here once issued.',
      }}
    />
  )
}
