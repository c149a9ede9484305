import { isLocked, isToPay } from '@lading/domain/transactions/status-groups'
import { manilaDay, endOfManilaDay } from '@lading/domain/dates/manila'
import { lastDay } from '@lading/domain/deadlines/last-day'
import { addDays, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import { dueDate, nextWorkingDay, type Calendar } from '@lading/domain/dates/working-days'
import type { Deadlines } from '@lading/domain/workflow/decision-facts'
import { Status } from '@lading/domain/transactions/status'
import type { TransactionSettings } from '../transactions/transaction-settings.ts'
import type { TransactionRow } from '../transactions/transaction-row.ts'

/** The instants after which time itself moves a transaction; null where nothing runs. */
export function deadlinesOf(transaction: TransactionRow, settings: TransactionSettings, calendar: Calendar): Deadlines {
  const { status, last_activity_at, client_deadline_on } = transaction
  const lastActive = manilaDay(last_activity_at)
  const idleOn = dueDate(calendar, lastActive, settings.lock_idle_days)
  return {
    client_due_at: client_deadline_on ? endOfManilaDay(lastDay(calendar, status, plainDate(client_deadline_on))) : null,
    draft_stale_at: status === Status.draft ? endOfManilaDay(addDays(lastActive, settings.draft_days)) : null,
    lock_idle_at: isLocked(status) ? endOfManilaDay(idleOn) : null,
  }
}

interface WaitsBy {
  readonly settings: TransactionSettings
  readonly calendar: Calendar
  /** A document that the SEC amends is missing. */
  readonly waits_for_sec: boolean
}

/** The last day the client has on entering a waiting status, or null where the status waits for nobody outside. */
export function clientDeadline(
  to: Status,
  today: PlainDate,
  { settings, calendar, waits_for_sec }: WaitsBy,
): PlainDate | null {
  if (to === Status.forRequirementCompletion)
    return addDays(today, waits_for_sec ? settings.completion_days_sec : settings.completion_days)
  if (to === Status.forClientAction) return dueDate(calendar, today, settings.client_action_days)
  if (isToPay(to)) {
    return dueDate(calendar, today, settings.order_of_payment_days)
  }
  // The office is open on the last day of a pickup.
  return to === Status.forPickup ? nextWorkingDay(calendar, addDays(today, settings.unclaimed_days - 1)) : null
}
