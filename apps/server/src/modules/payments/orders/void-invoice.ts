import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { refused } from '#platform/problem'
import { voided } from '#modules/documents/issued/voided'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { notifyCashiers } from './notify-cashiers.ts'
import { lockOpenAttempt, lockOpenInvoice, setInvoiceStatus } from '../payments.queries.ts'

/**
 * The order of payment no longer stands, nor what was printed of it: withdrawn by the cashier, or its transaction ended.
 * Receipts stay; of a payment that nobody validated the cashiers are told.
 */
export const voidInvoice: Effect = async (tx, { context, answers }, _actor, now) => {
  const invoice = await lockOpenInvoice(tx, context.transaction.id)
  if (!invoice) return
  const attempt = await lockOpenAttempt(tx, invoice.id)
  if (attempt?.status === InvoiceStatus.forAuthorization) throw refused('An online payment is in progress.')
  if (attempt) {
    await tx.updateTable('payment_attempts').set({ status: InvoiceStatus.void }).where('id', '=', attempt.id).execute()
    await notifyCashiers(tx, context, invoice, attempt, now)
  }
  const void_reason = String(answers.reason ?? 'The transaction ended.')
  await setInvoiceStatus(tx, invoice, InvoiceStatus.void, { void_reason })
  await tx
    .updateTable('issued_documents')
    .set(voided(now))
    .where('invoice_id', '=', invoice.id)
    .where('kind', '=', 'order-of-payment')
    .execute()
}
