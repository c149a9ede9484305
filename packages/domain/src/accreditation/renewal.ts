import { addDays, addMonths, type PlainDate } from '../dates/plain-date.ts'

const WINDOW_IN_MONTHS = 2 // specification, section 9

/** The first day on which renewal may be filed. */
export function renewalOpensOn(expiry: PlainDate, window_in_months = WINDOW_IN_MONTHS): PlainDate {
  return addMonths(expiry, -window_in_months)
}

/** Once open, renewal stays open: an expired accreditation may still be renewed (specification, section 4). */
export function mayRenew(expiry: PlainDate, today: PlainDate, window_in_months = WINDOW_IN_MONTHS): boolean {
  return today >= renewalOpensOn(expiry, window_in_months)
}

/** An expiry is a day and good to its last second in Manila: expired when the day is before today. */
export function isExpired(expiry: PlainDate, today: PlainDate): boolean {
  return expiry < today
}

/** The last day of a term of years that begins on a day: the day before the anniversary. */
export function expiryOf(first_day: PlainDate, years: number): PlainDate {
  return addDays(addMonths(first_day, 12 * years), -1)
}

/** A renewal begins where the running term ends, or at once when that is past. */
export function firstDayOfRenewal(previous_expiry: PlainDate, decided_on: PlainDate): PlainDate {
  return isExpired(previous_expiry, decided_on) ? decided_on : addDays(previous_expiry, 1)
}
