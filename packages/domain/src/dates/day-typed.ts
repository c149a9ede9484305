import { formatDay } from './format.ts'
import { isPlainDate, type PlainDate } from './plain-date.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * `YYYY-MM-DD` of a day as people write it: `20 Nov 2026`, `November 20, 2026`, `20/11/2026`, `11/20/2026`, `2026-11-20`;
 * null where it is none, or where figures alone do not say which is the month.
 */
export function dayTyped(text: string): PlainDate | null {
  const [day, other] = daysIn(text)
  return other === undefined ? (day ?? null) : null
}

/** What to do about a text that may mean two days; undefined for any other. */
export function whichDay(text: string): string | undefined {
  const [one, other] = daysIn(text)
  return one && other && `Write the month as a word: ${formatDay(one)} or ${formatDay(other)}.`
}

/** Every day that a text may mean: none, one, or two as `05/12/2015`, which some read as May and others as December. */
export function daysIn(text: string): readonly PlainDate[] {
  const [first = '', second = '', third = ''] = text
    .trim()
    .toLowerCase()
    .split(/[\s/.,-]+/)
  if (/^\d{4}$/.test(first)) return days([first, second, third])
  if (/^[a-z]/.test(first)) return days([third, first, second])
  const dayFirst = [third, second, first] as const
  return isByFigures(text) ? days(dayFirst, [third, first, second]) : days(dayFirst)
}

/** With dots the day stands first everywhere. */
const isByFigures = (text: string) => /^\s*\d{1,2}\s*[/-]\s*\d{1,2}\s*[/-]/.test(text)

type Parts = readonly [year: string, month: string, day: string]

const days = (...readings: readonly Parts[]): readonly PlainDate[] => [
  ...new Set(readings.map((parts) => dayOf(...parts)).filter((day) => day !== null)),
]

function dayOf(year: string, month: string, day: string): PlainDate | null {
  const named = months.indexOf(month.slice(0, 3)) + 1
  const number = named > 0 ? String(named) : month
  const text = [year, number.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isPlainDate(text) ? text : null
}
