import { customerInvoices, type InvoiceRow } from '@lading/contract/payments'
import { manilaDay } from '@lading/domain/dates/manila'
import { InvoiceStatus, invoiceStatuses, invoiceStatusLabels, isOpenInvoice } from '@lading/domain/payments/invoice'
import { peso } from '@lading/domain/payments/money'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { dayText } from '#lib/format.ts'
import { Day } from '#ui/Day.tsx'
import { Money } from '#ui/Money.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { ServerTable, type Column } from '#ui/ServerTable.tsx'
import { InvoiceBadge } from '#ui/InvoiceBadge.tsx'
import './payments.css'

/** Every order of payment of the person's businesses. */
export default function InvoicesPage() {
  return (
    <div className="stack">
      <PageHeader
        title="Payments and invoices"
        subtitle="Orders of payment of your businesses, how they stand, and their receipts."
      />
      <ServerTable
        endpoint={customerInvoices}
        label="Orders of payment"
        columns={columns}
        rowKey={(invoice) => invoice.id}
        rowLink={linkOf}
        filters={[{ name: 'status', label: 'State', choices: states }]}
        searchLabel="Search number or business"
        empty={{
          title: 'No order of payment yet',
          hint: 'The agency sends one when your application has been reviewed. You are told by e-mail, and it appears here.',
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

const columns: Column<InvoiceRow>[] = [
  {
    header: 'Order',
    orderBy: 'number',
    cell: ({ number, receipt_number }) => (
      <Twofold first={number} second={receipt_number && `Receipt ${receipt_number}`} />
    ),
    text: ({ number, receipt_number }) => (receipt_number ? `${number}, Receipt ${receipt_number}` : number),
  },
  {
    header: 'For',
    cell: (row) => <Twofold first={whatFor(row)} second={row.transaction_reference} />,
    text: (row) => (row.transaction_reference ? `${whatFor(row)}, ${row.transaction_reference}` : whatFor(row)),
  },
  { header: 'Business', cell: ({ business_name }) => business_name },
  {
    header: 'Issued',
    orderBy: 'issued_at',
    phone: 'hidden',
    cell: ({ issued_at }) => issued_at && <Day on={manilaDay(new Date(issued_at))} />,
    text: ({ issued_at }) => (issued_at ? dayText(manilaDay(new Date(issued_at))) : ''),
  },
  {
    header: 'Payable until',
    orderBy: 'due_date',
    phone: 'hidden',
    cell: ({ due_date, status }) => isOpenInvoice(status) && <Day on={due_date} />,
    text: ({ due_date, status }) => (isOpenInvoice(status) ? dayText(due_date) : ''),
  },
  {
    header: 'State',
    orderBy: 'status',
    phone: 'aside',
    cell: ({ status }) => (
      <span className="order-state">
        <InvoiceBadge status={status} plain />
      </span>
    ),
    text: ({ status }) => capital(invoiceStatusLabels[status]),
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

/** A name and under it, smaller, a number. */
function Twofold({ first, second }: { first: string; second: string | null }) {
  return (
    <span className="order-twofold num">
      {first}
      <small>{second}</small>
    </span>
  )
}

const states = invoiceStatuses
  .filter((status) => status !== InvoiceStatus.forInvoice)
  .map((value) => ({ value, label: capital(invoiceStatusLabels[value]) }))

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function linkOf({ id, transaction_id }: InvoiceRow): string {
  return `${paths.payOrder(transaction_id ?? 0)}?order=${id}`
}
