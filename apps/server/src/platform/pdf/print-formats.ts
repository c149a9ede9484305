import { formatDay, formatDueDay, formatInstant, formatLongDay } from '@lading/domain/dates/format'
import { plainDate } from '@lading/domain/dates/plain-date'

/** A day of a payload as documents print it: `20 Nov 2026`. */
export function printedDay(day: string): string {
  return formatDay(plainDate(day))
}

/** A last day, with its weekday: `Fri, 20 Nov 2026`. */
export function printedDueDay(day: string): string {
  return formatDueDay(plainDate(day))
}

/** A day in full, for certificates: `20 November 2026`. */
export function printedLongDay(day: string): string {
  return formatLongDay(plainDate(day))
}

/** The day of a solemn sentence: `21st day of December 2026`. */
export function printedOrdinalDay(day: string): string {
  const [date = '', ...monthAndYear] = printedLongDay(day).split(' ')
  return `${date}${ordinalEnding(Number(date))} day of ${monthAndYear.join(' ')}`
}

/** An instant of a payload in office time: `20 Nov 2026, 3:05 pm`. */
export function printedInstant(instant: string): string {
  return formatInstant(new Date(instant))
}

/** The host of an address, which a person can type when no camera is at hand. */
export function hostOf(address: string): string {
  return new URL(address).host
}

function ordinalEnding(number: number): string {
  if (number >= 11 && number <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'
}
