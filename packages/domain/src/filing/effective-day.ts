import { addMonths, type PlainDate } from '../dates/plain-date.ts'

const FURTHEST_IN_MONTHS = 12

/**
 * A change is asked for when it is at hand: no rule of the agencies says how far ahead it may lie, but a day like
 * 9999-12-31 is a slip, and would stand in the register for good. It may lie back any time: amended registrations do.
 */
export function effectiveDayFault(effective_on: string, today: PlainDate): string | undefined {
  return effective_on > addMonths(today, FURTHEST_IN_MONTHS)
    ? 'Choose a day at most one year from today: request a later change nearer its date.'
    : undefined
}
