import { addMonths, type PlainDate } from '../dates/plain-date.ts'
import { dueDate, type Calendar } from '../dates/working-days.ts'

/** When a report came in, and what became of it where something was missing. */
export interface Submissions {
  readonly first_on: PlainDate
  /** The day the agency said what is missing; null where nothing was. */
  readonly incomplete_on: PlainDate | null
  readonly completed_on: PlainDate | null
}

/** The day a report counts as filed: the first submission's, unless what was missing came after the days of grace. */
export function countedOn({ first_on, incomplete_on, completed_on }: Submissions, calendar: Calendar, grace: number) {
  if (incomplete_on === null || completed_on === null) return first_on
  return completed_on <= graceUntil(incomplete_on, calendar, grace) ? first_on : completed_on
}

/** The last day on which a report that was found incomplete keeps the day of its first submission. */
export const graceUntil = (incomplete_on: PlainDate, calendar: Calendar, grace: number): PlainDate =>
  dueDate(calendar, incomplete_on, grace)

/** Months begun after a due day: one from the first day late; none in time. */
export function monthsLate(due_on: PlainDate, filed_on: PlainDate): number {
  let months = 0
  while (addMonths(due_on, months) < filed_on) months += 1
  return months
}
