import { isAfterClosing, manilaDay } from './manila.ts'
import { addDays, numberOf, weekday, type PlainDate } from './plain-date.ts'

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
  /** Holidays that close the office on a Monday to Friday, each day once, the earliest first. */
  readonly closedWeekdays: readonly PlainDate[]
}

/** Only national days close the agencies; a special working day closes nothing (field facts, section 6.3). */
export function calendarOf(holidays: readonly Holiday[]): Calendar {
  const closing = holidays.filter((holiday) => holiday.scope === 'national' && holiday.kind !== 'special_working')
  const byDay = new Map(closing.map((holiday) => [holiday.date, holiday]))
  const closedWeekdays = [...byDay.keys()].filter(isWeekday).toSorted()
  return { closedFor: (day) => byDay.get(day), closedWeekdays }
}

/** Monday to Friday, and no national non-working holiday. */
export function isWorkingDay(calendar: Calendar, day: PlainDate): boolean {
  return isWeekday(day) && calendar.closedFor(day) === undefined
}

/** Monday to Friday. */
function isWeekday(day: PlainDate): boolean {
  const name = weekday(day)
  return name >= 1 && name <= 5
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
  const closed = calendar.closedWeekdays.filter((day) => from < day && day <= to).length
  return weekdaysUpTo(to) - weekdaysUpTo(from) - closed
}

const MONDAY = 4 // 5 January 1970 was the first Monday

/** Mondays to Fridays from some Monday long ago up to and with a day: whole weeks are not counted day by day. */
function weekdaysUpTo(day: PlainDate): number {
  const since = numberOf(day) - MONDAY
  const weeks = Math.floor(since / 7)
  return weeks * 5 + Math.min(since - weeks * 7 + 1, 5)
}
