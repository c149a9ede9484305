import { manilaDay } from '@lading/domain/dates/manila'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { centavos } from '@lading/domain/payments/money'
import type { Db } from '#platform/database'
import { assessmentOf, feePurposeAt } from '#modules/fees/assessment-of'
import { provides, type FactProvider } from '#modules/workflow/handlers/handlers'

const ended: readonly number[] = [InvoiceStatus.paid, InvoiceStatus.reversed, InvoiceStatus.void]

/** What the fees of this stage come to. */
const dues = provides(['payment.assessed_centavos'], async (db, context, now) => ({
  'payment.assessed_centavos': (await assessmentOf(db, context, now)).total_centavos,
}))

/** What of the fees of this stage was ordered and validated, the order of payment that is out, and the payment on it. */
const orders = provides(
  [
    'payment.paid_centavos',
    'payment.ordered_on',
    'payment.invoice_centavos',
    'payment.invoices_unpaid',
    'payment.waiting_for_validation',
    'payment.checkout_open',
    'payment.gateway_verified',
    'payment.posted_by',
  ],
  async (db, { transaction }) => {
    const invoices = await invoicesOf(db, transaction.id)
    const due_for = await feePurposeAt(db, transaction)
    const ordered = invoices.filter(({ purpose }) => purpose === due_for)
    const paid = ordered.filter(({ status }) => status === InvoiceStatus.paid)
    // A payment made on an order that was voided since is still one: the first order counts. One that was paid is settled.
    const settled = ordered.findLastIndex(({ status }) => status === InvoiceStatus.paid)
    const first = ordered.slice(settled + 1).find(({ issued_at }) => issued_at !== null)
    const open = invoices.find((invoice) => !ended.includes(invoice.status))
    const attempt = open && (await openAttempt(db, open.id))
    return {
      'payment.paid_centavos': paid.reduce((sum, invoice) => sum + centavos(invoice.total_amount_due), 0),
      'payment.ordered_on': first?.issued_at ? manilaDay(first.issued_at) : null,
      'payment.invoice_centavos': open ? centavos(open.total_amount_due) : null,
      'payment.invoices_unpaid': open ? 1 : 0,
      'payment.waiting_for_validation': attempt?.status === InvoiceStatus.forValidation,
      'payment.checkout_open': attempt?.status === InvoiceStatus.forAuthorization,
      'payment.gateway_verified': attempt?.channel === 'maya' && attempt.status === InvoiceStatus.forValidation,
      'payment.posted_by': attempt?.posted_by ?? null,
    }
  },
)

export const paymentFacts: readonly FactProvider[] = [dues, orders]

/** The air side's application fee, which comes before everything else. */
export const filingFeeFacts: readonly FactProvider[] = [
  provides(['hearing.filing_fee_validated'], async (db, { transaction }) => ({
    'hearing.filing_fee_validated': (await invoicesOf(db, transaction.id)).some(
      ({ status, purpose }) => status === InvoiceStatus.paid && purpose === 'application-fee',
    ),
  })),
]

function invoicesOf(db: Db, transaction_id: number) {
  return db
    .selectFrom('invoices')
    .select(['id', 'status', 'purpose', 'total_amount_due', 'issued_at'])
    .where('transaction_id', '=', transaction_id)
    .where('purpose', '<>', 'fine')
    .orderBy('id')
    .execute()
}

function openAttempt(db: Db, invoice_id: number) {
  return db
    .selectFrom('payment_attempts')
    .select(['status', 'channel', 'posted_by'])
    .where('invoice_id', '=', invoice_id)
    .where('status', 'in', [InvoiceStatus.forAuthorization, InvoiceStatus.forValidation])
    .executeTakeFirst()
}
