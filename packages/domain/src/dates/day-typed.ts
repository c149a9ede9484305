import { formatDay, formatMonth } from './format.ts'
import type { Month } from './month.ts'
import { isPlainDate, type PlainDate } from './plain-date.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * `YYYY-MM-DD` of a day as people write it: `20 Nov 2026`, `November 20, 2026`, `20/11/2026`, `11/20/2026`, `2026-11-20`;
 * null of a text that is not a day, or where figures alone do not say which is the month.
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

/** Why a text is taken for no day, and what to write instead: it names two days, or none, or the month is too short. */
export function whyNoDay(text: string): string {
  const short = readingsOf(text).filter(isBeyondMonth).map(monthOfParts)
  const why = short.map((month) => `: ${formatMonth(month)} has ${lengthOf(month)} days.`)
  return whichDay(text) ?? `“${text.trim()}” is not a valid date${why[0] ?? '. Enter it as 20 Nov 2026.'}`
}

/** Every day that a text may mean: none, one, or two as `05/12/2015`, which some read as May and others as December. */
export const daysIn = (text: string): readonly PlainDate[] => [
  ...new Set(
    readingsOf(text)
      .map(dayOf)
      .filter((day) => day !== null),
  ),
]

/** Year, month and day as a text may mean them. */
function readingsOf(text: string): readonly Parts[] {
  const [first = '', second = '', third = ''] = text
    .trim()
    .toLowerCase()
    .split(/[\s/.,-]+/)
  if (/^\d{4}$/.test(first)) return [[first, second, third]]
  if (/^[a-z]/.test(first)) return [[third, first, second]]
  const dayFirst = [third, second, first] as const
  return isByFigures(text) ? [dayFirst, [third, first, second]] : [dayFirst]
}

/** With dots the day stands first everywhere. */
const isByFigures = (text: string) => /^\s*\d{1,2}\s*[/-]\s*\d{1,2}\s*[/-]/.test(text)

type Parts = readonly [year: string, month: string, day: string]

function dayOf(parts: Parts): PlainDate | null {
  const text = `${monthOfParts(parts)}-${parts[2].padStart(2, '0')}`
  return isPlainDate(text) ? text : null
}

/** `2026-11`, also of parts that name no month. */
function monthOfParts([year, month]: Parts): Month {
  const named = months.indexOf(month.slice(0, 3)) + 1
  return `${year}-${(named > 0 ? String(named) : month).padStart(2, '0')}` as Month
}

const lengths = ['31', '30', '29', '28']

/** How many days a month has; undefined where there is no such month. */
const lengthOf = (month: Month) => lengths.find((day) => isPlainDate(`${month}-${day}`))

/** A day such as 31 February: one that longer months have. */
const isBeyondMonth = (parts: Parts): boolean =>
  lengths.includes(parts[2]) && parts[2] > (lengthOf(monthOfParts(parts)) ?? parts[2])
