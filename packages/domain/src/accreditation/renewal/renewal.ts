import { addDays, addMonths, type PlainDate } from '../../dates/plain-date.ts'

/** The settings that bound a renewal. */
export interface RenewalLimits {
  /** `renewal.window_months` */
  readonly window_months: number
  /** `renewal.late_days`: calendar days after expiry. */
  readonly late_days: number
}

/** Between which days an accreditation may be renewed, each of them included. */
export interface RenewalDays {
  readonly opens_on: PlainDate
  /** The expiry itself: complete on it, a renewal is in time. */
  readonly without_surcharge_until: PlainDate
  readonly ends_on: PlainDate
}

/** The window before expiry (specification, section 9), and the time for a late renewal after it. */
export function renewalDays(expiry: PlainDate, { window_months, late_days }: RenewalLimits): RenewalDays {
  return {
    opens_on: addMonths(expiry, -window_months),
    without_surcharge_until: expiry,
    ends_on: addDays(expiry, late_days),
  }
}

/** Whether an accreditation in force ends so soon that it can be renewed already. */
export const endsSoon = (expiry: PlainDate, today: PlainDate, limits: RenewalLimits): boolean =>
  renewalDays(expiry, limits).opens_on <= today

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

/**
 * The day of the notice that is due: the latest one reached, where the business was not told since it came. Notices go
 * out so many days before expiry, never before renewal opens and never after expiry; days on which the portal did not
 * run make one notice, not several.
 */
export function renewalNoticeDue(
  expiry: PlainDate,
  days_before: readonly number[],
  { today, told_on, limits }: { today: PlainDate; told_on: PlainDate | null; limits: RenewalLimits },
): PlainDate | null {
  if (isExpired(expiry, today)) return null
  const { opens_on } = renewalDays(expiry, limits)
  const days = days_before.map((days) => addDays(expiry, -days)).map((day) => (day < opens_on ? opens_on : day))
  const reached = days.filter((day) => day <= today).toSorted()
  const latest = reached.at(-1)
  return latest && (told_on === null || told_on < latest) ? latest : null
}
