import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { dueDate } from '@lading/domain/dates/working-days'
import { dayAfterRefusal, type PaymentDay } from '@lading/domain/deadlines/day-after-refusal'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { countedDay, fixedDay } from '#modules/workflow/clock/client-days'
import { inputsFrom } from '#modules/workflow/transactions/step-inputs'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import type { Tx } from '#platform/database'
import { setInvoiceStatus, type InvoiceRow } from './payments.queries.ts'
import { closeAttempt, lockForValidation } from './posted-payment.ts'

/** The cashier refuses the proof: the attempt is closed, the order stays payable for some days more at least. */
export const declinePayment: Effect = async (tx, { context, answers }, actor, now) => {
  const { invoice, attempt } = await lockForValidation(tx, context.transaction.id)
  await closeAttempt(tx, attempt, InvoiceStatus.declined, String(answers.reason ?? ''), actor, now)
  const { calendar, settings, transaction } = context
  const today = manilaDay(now)
  const least = dueDate(calendar, today, settings.number('payment.days_left_after_refusal'))
  const { until, is_named } = dayAfterRefusal(await dayOfOrder(tx, invoice), least)
  await setInvoiceStatus(tx, invoice, InvoiceStatus.declined, { due_date: until })
  const time = is_named ? fixedDay(until) : countedDay(transaction.status, today, until, context)
  return updateTransaction(tx, transaction, time)
}

/** The last day of an order that is out, and whether its cashier named it: then it still is the day of the order's step. */
async function dayOfOrder(tx: Tx, { transaction_id, due_date }: InvoiceRow): Promise<PaymentDay | null> {
  if (due_date === null) return null
  const step = await tx
    .selectFrom('transaction_steps')
    .select('inputs')
    .where('transaction_id', '=', transaction_id)
    .where('action', '=', 'issue-order-of-payment')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return { until: plainDate(due_date), is_named: step !== undefined && inputsFrom(step.inputs).due_on === due_date }
}
