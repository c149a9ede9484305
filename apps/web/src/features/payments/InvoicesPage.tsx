import { customerInvoices, type InvoiceRow } from '@lading/contract/payments'
import { InvoiceStatus, invoiceStatuses, invoiceStatusLabels, isOpenInvoice } from '@lading/domain/payments/invoice'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { dayText } from '#lib/format.ts'
import { Day } from '#ui/facts/Day.tsx'
import { ListPage } from '#ui/tables/ListPage.tsx'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { amounts, days } from '#ui/tables/columns/table-columns.tsx'
import { InvoiceBadge } from '#ui/facts/InvoiceBadge.tsx'
import { OneLine } from '#ui/layout/OneLine.tsx'
import { TwoLines } from '#ui/layout/TwoLines.tsx'

/** Every order of payment of the person's businesses. */
export default function InvoicesPage() {
  return (
    <ListPage
      title="Payments and invoices"
      subtitle="Orders of payment of your businesses, with their status and receipts."
      endpoint={customerInvoices}
      label="Orders of payment"
      columns={columns}
      rowKey={(invoice) => invoice.id}
      rowLink={linkOf}
      filters={[{ name: 'status', label: 'Status', choices: states }]}
      searchLabel="Search number or business"
      empty={{
        title: 'No order of payment yet',
        hint: 'The agency sends one when your application has been reviewed. You are notified by e-mail, and it appears here.',
        action: (
          <Button component={Link} to={paths.myApplications()} variant="default">
            My applications
          </Button>
        ),
      }}
    />
  )
}

const columns: Column<InvoiceRow>[] = [
  {
    header: 'Order',
    orderBy: 'number',
    cell: ({ number, receipt_number }) => (
      <TwoLines small={receipt_number && <span className="num">Receipt {receipt_number}</span>}>
        <span className="num">{number}</span>
      </TwoLines>
    ),
    text: ({ number, receipt_number }) => (receipt_number ? `${number}, Receipt ${receipt_number}` : number),
  },
  {
    header: 'For',
    cell: (row) => (
      <TwoLines small={row.transaction_reference && <span className="num">{row.transaction_reference}</span>}>
        {whatFor(row)}
      </TwoLines>
    ),
    text: (row) => (row.transaction_reference ? `${whatFor(row)}, ${row.transaction_reference}` : whatFor(row)),
  },
  { header: 'Business', cell: ({ business_name }) => business_name },
  days('Issued', ({ issued_at }) => issued_at, { orderBy: 'issued_at', phone: 'hidden' }),
  {
    header: 'Payable until',
    orderBy: 'due_date',
    phone: 'hidden',
    cell: ({ due_date, status }) => isOpenInvoice(status) && <Day on={due_date} />,
    text: ({ due_date, status }) => (isOpenInvoice(status) ? dayText(due_date) : ''),
  },
  {
    header: 'Status',
    orderBy: 'status',
    phone: 'aside',
    cell: ({ status }) => (
      <OneLine>
        <InvoiceBadge status={status} plain />
      </OneLine>
    ),
    text: ({ status }) => capital(invoiceStatusLabels[status]),
  },
  amounts('Amount', ({ total_amount_due }) => total_amount_due, { orderBy: 'total_amount_due' }),
]

const whatFor = ({ transaction_type }: InvoiceRow) => (transaction_type ? typeLabels[transaction_type] : 'Fine')

const states = invoiceStatuses
  .filter((status) => status !== InvoiceStatus.forInvoice)
  .map((value) => ({ value, label: capital(invoiceStatusLabels[value]) }))

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** An order has its page under its transaction; one of no transaction has none. */
function linkOf({ id, transaction_id }: InvoiceRow): string | undefined {
  return transaction_id === null ? undefined : paths.orderOfPayment(transaction_id, id)
}
