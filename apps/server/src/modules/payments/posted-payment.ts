import { InvoiceStatus } from '@lading/domain/payments/invoice'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { lockOpenAttempt, lockOpenInvoice, type AttemptRow } from './payments.queries.ts'

/** The order of payment and what was posted on it, locked. Throws 409 where nothing waits for the cashier. */
export async function lockForValidation(tx: Tx, transaction_id: number) {
  const invoice = await lockOpenInvoice(tx, transaction_id)
  const attempt = invoice && (await lockOpenAttempt(tx, invoice.id))
  if (!invoice || attempt?.status !== InvoiceStatus.forValidation) {
    throw refused('This payment is not awaiting validation.')
  }
  return { invoice, attempt }
}

/** What the cashier answered to a payment that was posted. */
export async function closeAttempt(
  tx: Tx,
  { id }: AttemptRow,
  status: InvoiceStatus,
  refusal: string,
  actor: Caller,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ status, refusal, decided_by: actor.user_id, decided_at: now })
    .where('id', '=', id)
    .execute()
}
