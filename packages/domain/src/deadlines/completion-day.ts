import { formatDay, formatDueDay } from '../dates/format.ts'
import type { PlainDate } from '../dates/plain-date.ts'

/** Of a report that waits for what is missing: the day on which it counts as filed, and the last of the days of grace. */
export interface IncompleteReport {
  readonly first_on: PlainDate
  readonly until: PlainDate
}

/** What the day on which a report is complete decides: whether it keeps the day of its first filing. */
export function reportCompletion({ first_on, until }: IncompleteReport, today: PlainDate): string {
  if (until < today) return 'The report counts as filed on the day it is complete.'
  return `Completed on or before ${formatDueDay(until)}, it counts as filed on ${formatDay(first_on)}; later, on the day it is complete.`
}

/** What the day on which a renewal is complete decides: whether it pays a surcharge. */
export function renewalCompletion(expiry: PlainDate, today: PlainDate): string {
  if (expiry < today) return 'The surcharge grows with the days until the renewal is complete.'
  return `Completed on or before ${formatDueDay(expiry)}, the renewal pays no surcharge.`
}
