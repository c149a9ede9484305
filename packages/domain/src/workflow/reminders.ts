import { addDays, type PlainDate } from '../dates/plain-date.ts'
import { dueDate, type Calendar } from '../dates/working-days.ts'
import type { SettingKey } from '../settings/catalogue.ts'
import { Status } from '../transactions/status.ts'

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
}

/**
 * Whether the business is to be reminded today: a day of the list has come since the waiting began, and nobody
 * reminded of it yet. Days that passed unused, while the portal did not run, make one reminder, and none after the end.
 */
export function isReminderDue(
  waiting: Waiting,
  days: readonly number[],
  today: PlainDate,
  calendar: Calendar,
): boolean {
  const rule = reminderRules[waiting.status]
  if (!rule || (waiting.until !== null && today > waiting.until)) return false
  const { since, reminded_on } = waiting
  const isReached = (day: PlainDate | null) => day !== null && since < day && day <= today
  const isNew = (day: PlainDate | null) => day !== null && (reminded_on === null || reminded_on < day)
  return days.map(dayOf(rule, waiting, calendar)).some((day) => isReached(day) && isNew(day))
}

/** The day that a number of the setting stands for; null where it counts back from a last day and there is none. */
function dayOf({ counted_in }: ReminderRule, { since, until }: Waiting, calendar: Calendar) {
  return (count: number): PlainDate | null => {
    if (counted_in === 'working days') return dueDate(calendar, since, count)
    if (counted_in === 'calendar days') return addDays(since, count)
    return until && addDays(until, -count)
  }
}
