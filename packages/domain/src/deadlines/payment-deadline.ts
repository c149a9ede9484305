import type { PlainDate } from '../dates/plain-date.ts'
import { isPayable, type InvoiceStatus } from '../payments/invoice.ts'
import { peso } from '../payments/money.ts'
import type { Agency } from '../transactions/agency.ts'
import type { Deadline } from './deadline.ts'

/** An order of payment that is out; a fine has no transaction of its own. */
export interface UnpaidInvoice {
  readonly invoice_id: number
  readonly business_id: number
  readonly agency: Agency
  readonly transaction_id: number | null
  readonly number: string
  /** Decimal text. */
  readonly amount: string
  readonly status: InvoiceStatus
  readonly due_date: PlainDate | null
}

/** The last day to pay; none while a payment waits for the cashier. */
export function paymentDeadline(invoice: UnpaidInvoice): Deadline | null {
  const { invoice_id, business_id, agency, transaction_id, number, amount, status, due_date } = invoice
  if (due_date === null || !isPayable(status)) return null
  return {
    key: `payment-${invoice_id}`,
    kind: 'payment',
    on: due_date,
    business_id,
    agency,
    title: `Pay ${peso(amount)}`,
    about: `Order of payment ${number}`,
    screen: transaction_id === null ? { name: 'invoices' } : { name: 'order-of-payment', transaction_id },
  }
}
