import { addDays, type PlainDate } from '../dates/plain-date.ts'

/** When a report that is due is recalled: so many days before its due day, then every so many days after it. */
export interface ReportReminders {
  readonly days_before: readonly number[]
  readonly every_days_after: number
}

/**
 * The next day on which a report is recalled, after the day on which its client was told last: of its opening, or by a
 * reminder. Days that passed while the portal did not run so make one reminder.
 */
export function nextReminderOn(
  due_on: PlainDate,
  told_on: PlainDate,
  { days_before, every_days_after }: ReportReminders,
): PlainDate {
  const before = days_before.map((days) => addDays(due_on, -days)).filter((day) => day > told_on)
  const first = before.toSorted()[0]
  if (first) return first
  const step = Math.max(1, every_days_after)
  let next = addDays(due_on, step)
  while (next <= told_on) next = addDays(next, step)
  return next
}
