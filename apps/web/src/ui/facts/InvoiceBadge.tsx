import { InvoiceStatus, invoiceStatusLabels } from '@lading/domain/payments/invoice'
import type { Tone } from '@lading/domain/transactions/labels'
import { Mark } from '#ui/facts/Mark.tsx'

const tones: Readonly<Record<InvoiceStatus, Tone>> = {
  [InvoiceStatus.forInvoice]: 'agency',
  [InvoiceStatus.paid]: 'done',
  [InvoiceStatus.forPayment]: 'client',
  [InvoiceStatus.declined]: 'client',
  [InvoiceStatus.failed]: 'client',
  [InvoiceStatus.forAuthorization]: 'agency',
  [InvoiceStatus.cancelled]: 'client',
  [InvoiceStatus.reversed]: 'stopped',
  [InvoiceStatus.void]: 'stopped',
  [InvoiceStatus.forValidation]: 'agency',
}

/** The state of an order of payment or of one try to pay it: a word, its colour says who must move. */
export function InvoiceBadge({ status, plain = false }: { status: InvoiceStatus; plain?: boolean }) {
  const word = invoiceStatusLabels[status]
  return (
    <Mark tone={tones[status]} plain={plain} size={plain ? 'sm' : 'md'}>
      {word.charAt(0).toUpperCase() + word.slice(1)}
    </Mark>
  )
}
