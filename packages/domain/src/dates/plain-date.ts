/** A calendar day, `YYYY-MM-DD`. Being text, two of them compare with `<`. */
export type PlainDate = string & { readonly kind: 'PlainDate' }

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

const MILLISECONDS_A_DAY = 86_400_000

/** Whether the text names a day that exists: `2026-02-29` does not, nor any day of a year 0. */
export function isPlainDate(text: string): text is PlainDate {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/** Throws a RangeError for text that is not a day of the calendar. */
export function plainDate(text: string): PlainDate {
  if (!isPlainDate(text)) throw new RangeError(`Not a calendar day: ${text}`)
  return text
}

/** The day of a row that may have none. Throws a RangeError as `plainDate` does. */
export const dayOrNull = (text: string | null): PlainDate | null => (text === null ? null : plainDate(text))

/** The day so many days later, or earlier for a negative number. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return dayNumbered(numberOf(date) + days)
}

/** Keeps the day of the month, or falls back to the last day of a shorter month. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
  return plainDate(moved.toISOString().slice(0, 10))
}

/** The day of the week. */
export function weekday(date: PlainDate): Weekday {
  return new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday
}

/** Calendar days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return numberOf(to) - numberOf(from)
}

/** Days since 1 January 1970, for codes that need a day as a number. */
export function numberOf(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_A_DAY
}

/** The day so many days after 1 January 1970; throws a RangeError outside the years 0 to 9999. */
export function dayNumbered(number: number): PlainDate {
  return plainDate(new Date(number * MILLISECONDS_A_DAY).toISOString().slice(0, 10))
}
