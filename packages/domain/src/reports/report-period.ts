import { addDays, addMonths, plainDate, type PlainDate } from '../dates/plain-date.ts'

/** What a report is about: whole months, both days included. Its first day names it. */
export interface ReportPeriod {
  readonly first_day: PlainDate
  readonly last_day: PlainDate
}

/**
 * The period of so many months that holds a day; the year is divided from January on. Throws a RangeError where a year
 * cannot be divided so.
 */
export function periodWith(day: PlainDate, months: number): ReportPeriod {
  if (!Number.isInteger(months) || months < 1 || 12 % months !== 0)
    throw new RangeError(`A year is not divided into periods of ${months} months.`)
  const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))]
  const begins = month - ((month - 1) % months)
  const first_day = plainDate(`${year}-${String(begins).padStart(2, '0')}-01`)
  return { first_day, last_day: addDays(addMonths(first_day, months), -1) }
}

/**
 * The period after one, of so many months; what is left of it where it has begun already, because the months were others
 * before: no day is reported twice.
 */
export function periodAfter({ last_day }: ReportPeriod, months: number): ReportPeriod {
  const first_day = addDays(last_day, 1)
  return { first_day, last_day: periodWith(first_day, months).last_day }
}

/** `2026`, `2026-H1`, `2026-Q3` or `2026-09`: how a period is called in keys, lists and files. */
export function periodName({ first_day, last_day }: ReportPeriod): string {
  const [year, month] = [first_day.slice(0, 4), Number(first_day.slice(5, 7))]
  const months = Number(last_day.slice(5, 7)) - month + 1
  if (months === 12) return year
  const letter = { 6: 'H', 3: 'Q' }[months]
  return letter ? `${year}-${letter}${(month - 1) / months + 1}` : first_day.slice(0, 7)
}
