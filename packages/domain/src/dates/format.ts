import { manilaDay, manilaTime } from './manila.ts'
import type { Month } from './month.ts'
import { daysBetween, plainDate, weekday, type PlainDate } from './plain-date.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

// Specification, section 9: relative time.
const RECENT_DAYS = 3

/** `20 Nov 2026`. */
export function formatDay(day: PlainDate): string {
  const { year, month, date } = partsOf(day)
  return `${date} ${month.slice(0, 3)} ${year}`
}

/** `Fri, 20 Nov 2026`, where it counts which day of the week it is: deadlines, closed days. */
export const formatDueDay = (day: PlainDate): string => `${weekdayName(day).slice(0, 3)}, ${formatDay(day)}`

/** `20 November 2026`, for certificates and letters. */
export function formatLongDay(day: PlainDate): string {
  const { year, month, date } = partsOf(day)
  return `${date} ${month} ${year}`
}

/** `November 2026`. */
export function formatMonth(month: Month): string {
  const { year, month: name } = partsOf(plainDate(`${month}-01`))
  return `${name} ${year}`
}

/** `Friday`. */
export function weekdayName(day: PlainDate): string {
  return weekdays[weekday(day)]
}

/** `20 Nov 2026, 3:05 pm`, in Manila. */
export function formatInstant(instant: Date): string {
  return `${formatDay(manilaDay(instant))}, ${formatTime(instant)}`
}

/** `3:05 pm`, in Manila. */
export function formatTime(instant: Date): string {
  const [hour, minute] = manilaTime(instant).split(':') as [string, string]
  const hours = Number(hour)
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'am' : 'pm'}`
}

/** A weekday while it is at most three days ago, the full date when older or still to come (specification, section 9). */
export function formatRecent(instant: Date, today: PlainDate): string {
  const days = daysBetween(manilaDay(instant), today)
  return days < 0 || days > RECENT_DAYS ? formatDay(manilaDay(instant)) : weekdayName(manilaDay(instant))
}

function partsOf(day: PlainDate) {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return { year, month: months[month - 1] ?? '', date }
}
