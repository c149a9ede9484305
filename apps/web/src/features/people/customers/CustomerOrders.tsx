import { customerOrders, type InvoiceRow } from '@lading/contract/payments'
import { manilaDay } from '@lading/domain/dates/manila'
import { invoiceStatusLabels } from '@lading/domain/payments/invoice'
import { peso } from '@lading/domain/payments/money'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Link, useParams } from 'react-router'
import { paths } from '@lading/contract/paths'
import { dayText } from '#lib/format.ts'
import { Day } from '#ui/Day.tsx'
import { InvoiceBadge } from '#ui/InvoiceBadge.tsx'
import { Money } from '#ui/Money.tsx'
import { ServerTable, type Column } from '#ui/ServerTable.tsx'

const columns: readonly Column<InvoiceRow>[] = [
  {
    header: 'Order',
    orderBy: 'number',
    cell: ({ number, receipt_number }) => (
      <span className="num pe-twofold">
        {number}
        {receipt_number && <small>Receipt {receipt_number}</small>}
      </span>
    ),
    text: ({ number, receipt_number }) => (receipt_number ? `${number}, Receipt ${receipt_number}` : number),
  },
  {
    header: 'For',
    cell: (row) => (
      <span className="num pe-twofold">
        {whatFor(row)}
        {row.transaction_id && <Link to={paths.workflow(row.transaction_id)}>{row.transaction_reference}</Link>}
      </span>
    ),
    text: (row) => (row.transaction_reference ? `${whatFor(row)}, ${row.transaction_reference}` : whatFor(row)),
  },
  { header: 'Business', cell: ({ business_name }) => business_name },
  {
    header: 'Issued',
    orderBy: 'issued_at',
    phone: 'hidden',
    cell: (row) => <Day on={issuedOn(row)} />,
    text: (row) => dayText(issuedOn(row)),
  },
  {
    header: 'State',
    orderBy: 'status',
    phone: 'aside',
    cell: ({ status }) => <InvoiceBadge status={status} plain />,
    text: ({ status }) => invoiceStatusLabels[status],
  },
  {
    header: 'Amount',
    orderBy: 'total_amount_due',
    align: 'right',
    cell: ({ total_amount_due }) => <Money amount={total_amount_due} />,
    text: ({ total_amount_due }) => peso(total_amount_due),
  },
]

const whatFor = ({ transaction_type }: InvoiceRow) => (transaction_type ? typeLabels[transaction_type] : 'Fine')

const issuedOn = ({ issued_at }: InvoiceRow) => issued_at && manilaDay(new Date(issued_at))

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
        hint: 'Orders of your agency to the businesses this person acts for stand here once they are issued.',
      }}
    />
  )
}
