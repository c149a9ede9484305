import { addDays, daysBetween, type PlainDate } from '../../dates/plain-date.ts'
import { dueDate, type Calendar } from '../../dates/working-days.ts'
import type { SettingKey } from '../../settings/catalogue.ts'
import { Status } from '../../transactions/status.ts'

/** Where a transaction waits for the business: the setting that lists the days of its reminders, and how they count. */
interface ReminderRule {
  readonly setting: SettingKey<'json'>
  readonly counted_in: 'calendar days' | 'working days' | 'calendar days before the last'
}

/** Reminders without a change of status (field facts, section 11; rows G01, G03, G04 and G05), and of a pickup. */
export const reminderRules: Partial<Record<Status, ReminderRule>> = {
  [Status.draft]: { setting: 'reminder.draft_days', counted_in: 'calendar days' },
  [Status.forClientAction]: { setting: 'reminder.client_action_days', counted_in: 'working days' },
  [Status.forApplicationFeePayment]: { setting: 'reminder.application_fee_days', counted_in: 'working days' },
  [Status.forPayment]: { setting: 'reminder.order_of_payment_days', counted_in: 'working days' },
  [Status.forPickup]: { setting: 'reminder.pickup_days', counted_in: 'calendar days before the last' },
}

interface Waiting {
  readonly status: Status
  /** The day it began to wait. */
  readonly since: PlainDate
  /** The last day there is, where one runs. */
  readonly until: PlainDate | null
  readonly reminded_on: PlainDate | null
  /** Of a report, which no time ends: so many days make the step in which it is recalled after its last day. */
  readonly overdue_every?: number
}

/** Where a report that was filed waits for its client again: returned, incomplete, or its penalty unpaid. */
export const overdueStatuses = [Status.forRequirementCompletion, Status.forClientAction, Status.forPayment] as const

/** Where a transaction may be recalled. */
export const remindedStatuses: readonly Status[] = [
  ...new Set([...(Object.keys(reminderRules).map(Number) as Status[]), ...overdueStatuses]),
]

/**
 * Whether the business is to be reminded today: a day of the list has come since the waiting began, and nobody
 * reminded of it yet. Days that passed unused, while the portal did not run, make one reminder. After the end there is
 * none but of a report, which stays open: step by step.
 */
export function isReminderDue(
  waiting: Waiting,
  days: readonly number[],
  today: PlainDate,
  calendar: Calendar,
): boolean {
  const rule = reminderRules[waiting.status]
  const { since, until, reminded_on, overdue_every } = waiting
  const isNew = (day: PlainDate | null) => day !== null && (reminded_on === null || reminded_on < day)
  if (until !== null && today > until)
    return overdue_every !== undefined && isNew(stepReached(until, today, overdue_every))
  if (!rule) return false
  const isReached = (day: PlainDate | null) => day !== null && since < day && day <= today
  return days.map(dayOf(rule, waiting, calendar)).some((day) => isReached(day) && isNew(day))
}

/** The last day of so many after another that has come; null before the first. */
function stepReached(until: PlainDate, today: PlainDate, every: number): PlainDate | null {
  const steps = Math.floor(daysBetween(until, today) / Math.max(1, every))
  return steps === 0 ? null : addDays(until, steps * Math.max(1, every))
}

/** The day that a number of the setting stands for; null where it counts back from a last day and there is none. */
function dayOf({ counted_in }: ReminderRule, { since, until }: Waiting, calendar: Calendar) {
  return (count: number): PlainDate | null => {
    if (counted_in === 'working days') return dueDate(calendar, since, count)
    if (counted_in === 'calendar days') return addDays(since, count)
    return until && addDays(until, -count)
  }
}
