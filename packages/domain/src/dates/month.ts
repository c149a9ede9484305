import { addDays, addMonths, plainDate, weekday, type PlainDate } from './plain-date.ts'

/** A month as `2026-11`. */
export type Month = string & { readonly kind: 'Month' }

/** Whether the text names a month. */
export const isMonth = (text: string): text is Month => /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** The month that holds a day. */
export const monthOf = (day: PlainDate): Month => day.slice(0, 7) as Month

/** The month so many months later, or earlier for a negative number. */
export const monthAfter = (month: Month, months: number): Month => monthOf(addMonths(firstOf(month), months))

const DAYS_A_WEEK = 7

/** The weeks of a month from Sunday to Saturday, with the days of its neighbours that fill the first and the last. */
export function weeksOf(month: Month): readonly (readonly PlainDate[])[] {
  const first = addDays(firstOf(month), -weekday(firstOf(month)))
  const weeks: PlainDate[][] = []
  for (let day = first; weeks.length === 0 || monthOf(day) <= month; day = addDays(day, DAYS_A_WEEK)) {
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, place) => addDays(day, place)))
  }
  return weeks
}

const firstOf = (month: Month) => plainDate(`${month}-01`)
