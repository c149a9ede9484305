import type { OrderPreview } from '@lading/contract/payments'
import { manilaDay } from '@lading/domain/dates/manila'
import { dueDate } from '@lading/domain/dates/working-days'
import { officeCalendar } from '#platform/calendar'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { transactionSettings } from '#modules/workflow/transactions/transaction-settings'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { chargesDue } from './charges-due.ts'

/** The order of payment that would go out now, worked out by the same rules; nothing is stored. Throws 404. */
export async function previewOrder(db: Db, transaction_id: number, actor: Caller, now: Date): Promise<OrderPreview> {
  const found = await findTransaction(db, transaction_id)
  maySee(found.transaction, actor)
  const { lines, total, missing } = await chargesDue(db, found, now)
  const { order_of_payment_days } = await transactionSettings(db)
  return {
    transaction_id,
    transaction_reference: found.transaction.reference,
    lines: [...lines],
    total_amount_due: total,
    due_date: dueDate(await officeCalendar(db), manilaDay(now), order_of_payment_days),
    missing: [...missing],
  }
}
