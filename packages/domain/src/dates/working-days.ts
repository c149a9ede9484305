import { isAfterClosing, manilaDay } from './manila.ts'
import { addDays, weekday, type PlainDate } from './plain-date.ts'

export const holidayKinds = ['regular', 'special_nonworking', 'special_working'] as const
export type HolidayKind = (typeof holidayKinds)[number]

export interface Holiday {
  readonly date: PlainDate
  readonly name: string
  readonly kind: HolidayKind
  /** `national`, or the code of a region or city whose own special day it is. */
  readonly scope: string
}

/** The days the offices are closed besides weekends. Made once from the holidays table by `calendarOf`. */
export interface Calendar {
  /** The holiday that closes the office on a day, if any. */
  closedFor(day: PlainDate): Holiday | undefined
}

/** Only national days close the agencies; a special working day closes nothing (field facts, section 6.3). */
export function calendarOf(holidays: readonly Holiday[]): Calendar {
  const closing = holidays.filter((holiday) => holiday.scope === 'national' && holiday.kind !== 'special_working')
  const byDay = new Map(closing.map((holiday) => [holiday.date, holiday]))
  return { closedFor: (day) => byDay.get(day) }
}

/** Monday to Friday, and no national non-working holiday. */
export function isWorkingDay(calendar: Calendar, day: PlainDate): boolean {
  const name = weekday(day)
  return name >= 1 && name <= 5 && calendar.closedFor(day) === undefined
}

/** The first working day after a day. */
export function nextWorkingDay(calendar: Calendar, day: PlainDate): PlainDate {
  let next = addDays(day, 1)
  while (!isWorkingDay(calendar, next)) next = addDays(next, 1)
  return next
}

/** A filing after five or on a day the office is closed counts as received on the next working day. */
export function receivedOn(calendar: Calendar, filed_at: Date): PlainDate {
  const day = manilaDay(filed_at)
  const inTime = isWorkingDay(calendar, day) && !isAfterClosing(filed_at)
  return inTime ? day : nextWorkingDay(calendar, day)
}

/** The last of so many working days after a day: the first day is left out, the last one is in. Zero days is the day itself. */
export function dueDate(calendar: Calendar, from: PlainDate, working_days: number): PlainDate {
  let day = from
  for (let left = working_days; left > 0; left--) day = nextWorkingDay(calendar, day)
  return day
}

/** Working days after the first day up to and with the last; negative the other way round. */
export function workingDaysBetween(calendar: Calendar, from: PlainDate, to: PlainDate): number {
  if (to < from) return -workingDaysBetween(calendar, to, from)
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(calendar, day)) count++
  return count
}
