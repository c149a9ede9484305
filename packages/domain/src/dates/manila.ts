import { plainDate, weekday, type PlainDate } from './plain-date.ts'

// Asia/Manila is the one time zone of the portal. No daylight saving, so a fixed distance from UTC is exact.
const OFFSET_IN_HOURS = 8
const OFFSET = OFFSET_IN_HOURS * 3_600_000

// Office hours of the footer (specification, section 1).
const OPENS_AT = '08:00'
const CLOSES_AT = '17:00'

/** The day it is in Manila at an instant. */
export function manilaDay(instant: Date): PlainDate {
  return plainDate(shifted(instant).slice(0, 10))
}

/** The time it is in Manila at an instant, `HH:MM`, of 24 hours. */
export function manilaTime(instant: Date): string {
  return shifted(instant).slice(11, 16)
}

/** The instant at which a day begins in Manila. */
export function startOfManilaDay(day: PlainDate): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET)
}

/** The last millisecond of a day in Manila: an expiry is good until then. */
export function endOfManilaDay(day: PlainDate): Date {
  return new Date(startOfManilaDay(day).getTime() + 86_400_000 - 1)
}

/** Whether the office has closed for the day: five o'clock sharp is still in time. */
export function isAfterClosing(instant: Date): boolean {
  return shifted(instant).slice(11, 23) > `${CLOSES_AT}:00.000`
}

/** Monday to Friday, eight to five; pass the calendar's `isWorkingDay` to leave holidays out. */
export function isOfficeHours(instant: Date, isWorkingDay: (day: PlainDate) => boolean = isMondayToFriday): boolean {
  return isWorkingDay(manilaDay(instant)) && manilaTime(instant) >= OPENS_AT && !isAfterClosing(instant)
}

function isMondayToFriday(day: PlainDate): boolean {
  return weekday(day) >= 1 && weekday(day) <= 5
}

function shifted(instant: Date): string {
  return new Date(instant.getTime() + OFFSET).toISOString()
}
