import { centavos } from '@lading/domain/payments/money'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import type { Payment } from '@lading/domain/workflow/decision-facts'
import type { Db } from '#platform/database'
import { assessmentOf, feePurposeAt } from './assessment-of.ts'
import type { LockedTransaction } from './lock-transaction.ts'

const ended: readonly number[] = [InvoiceStatus.paid, InvoiceStatus.reversed, InvoiceStatus.void]

/** What the guards ask about money: owed, ordered, paid and validated. */
export async function paymentFacts(db: Db, found: LockedTransaction, now: Date): Promise<Payment> {
  const { transaction } = found
  const invoices = await db
    .selectFrom('invoices')
    .select(['id', 'status', 'purpose', 'total_amount_due'])
    .where('transaction_id', '=', transaction.id)
    .where('purpose', '<>', 'fine')
    .orderBy('id')
    .execute()
  const open = invoices.find((invoice) => !ended.includes(invoice.status))
  const attempt = open && (await openAttempt(db, open.id))
  const assessed = await assessmentOf(db, found, now)
  const due_for = await feePurposeAt(db, transaction)
  return {
    assessed_centavos: assessed.total_centavos,
    paid_centavos: invoices
      .filter(({ status, purpose }) => status === InvoiceStatus.paid && purpose === due_for)
      .reduce((sum, invoice) => sum + centavos(invoice.total_amount_due), 0),
    invoice_centavos: open ? centavos(open.total_amount_due) : null,
    waiting_for_validation: attempt?.status === InvoiceStatus.forValidation,
    checkout_open: attempt?.status === InvoiceStatus.forAuthorization,
    gateway_verified: attempt?.channel === 'maya' && attempt.status === InvoiceStatus.forValidation,
    posted_by: attempt?.posted_by ?? null,
    invoices_unpaid: open ? 1 : 0,
  }
}

function openAttempt(db: Db, invoice_id: number) {
  return db
    .selectFrom('payment_attempts')
    .select(['status', 'channel', 'posted_by'])
    .where('invoice_id', '=', invoice_id)
    .where('status', 'in', [InvoiceStatus.forAuthorization, InvoiceStatus.forValidation])
    .executeTakeFirst()
}
