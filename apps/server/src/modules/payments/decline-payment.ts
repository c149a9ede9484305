import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { dueDate } from '@lading/domain/dates/working-days'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { countedDay } from '#modules/workflow/clock/client-days'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { setInvoiceStatus } from './payments.queries.ts'
import { closeAttempt, lockForValidation } from './posted-payment.ts'

/** The cashier refuses the proof: the attempt is closed, the order stays payable for some days more at least. */
export const declinePayment: Effect = async (tx, { context, answers }, actor, now) => {
  const { invoice, attempt } = await lockForValidation(tx, context.transaction.id)
  await closeAttempt(tx, attempt, InvoiceStatus.declined, String(answers.reason ?? ''), actor, now)
  const { calendar, settings } = context
  const today = manilaDay(now)
  const least = dueDate(calendar, today, settings.number('payment.days_left_after_refusal'))
  const due_date = invoice.due_date && plainDate(invoice.due_date) > least ? plainDate(invoice.due_date) : least
  await setInvoiceStatus(tx, invoice, InvoiceStatus.declined, { due_date })
  const { transaction } = context
  return updateTransaction(tx, transaction, countedDay(transaction.status, today, due_date, context))
}
