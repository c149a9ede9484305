import { manilaDay } from './manila.ts'
import type { ClockGroup, StatutoryClock } from './statutory-clock.ts'
import type { PlainDate } from './plain-date.ts'
import { workingDaysBetween, type Calendar } from './working-days.ts'

/**
 * What is kept of a clock between two turns of it, so that a list need not read the log: it holds until the clock
 * starts, pauses, goes on or stops, and until the holidays or the limit change.
 */
export interface KeptClock {
  readonly state: ClockGroup
  /** The last day, while the clock runs. */
  readonly due_on: PlainDate | null
  /** Working days used up to and with `counted_on`. */
  readonly days_used: number
  readonly counted_on: PlainDate
}

/** What to keep of a clock that was computed at this moment. */
export function keptClock({ state, due_on, days_used, received_on }: StatutoryClock, now: Date): KeptClock {
  const today = manilaDay(now)
  // Received after closing: the count begins after the next working day, which lies ahead.
  const counted_on = received_on !== undefined && received_on > today ? received_on : today
  return { state, due_on: state === 'runs' ? (due_on ?? null) : null, days_used, counted_on }
}

/** Working days that are left on a day, the day itself not among them; below zero by those the limit is exceeded. */
export function daysLeft(kept: KeptClock, limit: number, calendar: Calendar, today: PlainDate): number {
  const since = kept.state === 'runs' && today > kept.counted_on
  return limit - kept.days_used - (since ? workingDaysBetween(calendar, kept.counted_on, today) : 0)
}
