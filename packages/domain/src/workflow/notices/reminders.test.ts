import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nationalHolidays } from '../../dates/national-holidays.ts'
import { addDays, plainDate } from '../../dates/plain-date.ts'
import { calendarOf } from '../../dates/working-days.ts'
import { isReminderDue } from './reminders.ts'
import { Status } from '../../transactions/status.ts'

const calendar = calendarOf(nationalHolidays)
const day = plainDate
const order = { status: Status.forPayment, since: day('2026-03-16'), until: day('2026-04-10'), reminded_on: null }
const daysOfOrder = [10, 14]

describe('an order of payment issued on Monday 16 March 2026', () => {
  test.each([
    ['2026-03-30', null, false, 'nine working days on, with Eid’l Fitr between'],
    ['2026-03-31', null, true, 'on its tenth working day'],
    ['2026-03-31', '2026-03-31', false, 'a second time on that day'],
    ['2026-04-06', '2026-03-31', false, 'before the fourteenth'],
    ['2026-04-08', '2026-03-31', true, 'after Holy Week, on the fourteenth'],
    ['2026-04-08', null, true, 'once, where both days passed while the portal did not run'],
    ['2026-04-11', null, false, 'after its last day'],
  ])('on %s, last reminded %s, is reminded of: %s (%s)', (today, reminded, due, _when) => {
    const waiting = { ...order, reminded_on: reminded === null ? null : day(reminded) }
    expect(isReminderDue(waiting, daysOfOrder, day(today), calendar)).toBe(due)
  })
})

test('a draft is reminded of after 30 and 53 calendar days', () => {
  const draft = { status: Status.draft, since: day('2026-01-05'), until: null, reminded_on: null }
  const reminded: string[] = []
  for (let today = draft.since; today < day('2026-03-06'); today = addDays(today, 1)) {
    const last = reminded.at(-1)
    const waiting = { ...draft, reminded_on: last ? day(last) : null }
    if (isReminderDue(waiting, [30, 53], today, calendar)) reminded.push(today)
  }
  expect(reminded).toEqual(['2026-02-04', '2026-02-27'])
})

describe('a certificate to pick up from 5 January 2026, until 5 April', () => {
  const pickup = { status: Status.forPickup, since: day('2026-01-05'), until: day('2026-04-05') }

  test.each([
    ['2026-03-21', null, false, 'fifteen days before the last'],
    ['2026-03-22', null, true, 'fourteen days before the last'],
    ['2026-03-30', '2026-03-22', false, 'again within these'],
    ['2026-04-02', '2026-03-22', true, 'three days before the last'],
    ['2026-04-05', '2026-04-02', false, 'again on the last day'],
    ['2026-04-05', null, true, 'on the last day, where nobody was reminded before'],
    ['2026-04-06', null, false, 'after the last day'],
  ])('on %s, last reminded %s, is reminded of: %s (%s)', (today, reminded, due, _when) => {
    const waiting = { ...pickup, reminded_on: reminded === null ? null : day(reminded) }
    expect(isReminderDue(waiting, [14, 3], day(today), calendar)).toBe(due)
  })

  test('is not reminded of on the day it became ready, nor without a last day', () => {
    const waiting = { ...pickup, until: day('2026-01-10'), reminded_on: null }
    expect(isReminderDue(waiting, [14], day('2026-01-06'), calendar)).toBe(false)
    expect(isReminderDue({ ...waiting, until: null }, [3], day('2026-01-09'), calendar)).toBe(false)
  })
})

test('nobody is reminded of what waits for the agency', () => {
  const anyDay = fc.integer({ min: 0, max: 400 }).map((days) => addDays(day('2026-01-05'), days))
  fc.assert(
    fc.property(fc.constantFrom(Status.forEvaluation, Status.forReview, Status.accredited), anyDay, (status, today) => {
      const waiting = { status, since: day('2026-01-05'), until: null, reminded_on: null }
      expect(isReminderDue(waiting, [1, 2, 3], today, calendar)).toBe(false)
    }),
  )
})

describe('a report that its client leaves', () => {
  const left = {
    status: Status.forRequirementCompletion,
    since: day('2027-01-11'),
    until: day('2027-02-10'),
    overdue_every: 7,
  }

  test.each([
    ['2027-02-10', null, false, 'on its last day'],
    ['2027-02-16', null, false, 'six days after it'],
    ['2027-02-17', null, true, 'a week after it'],
    ['2027-02-18', '2027-02-17', false, 'the day after a reminder'],
    ['2027-02-20', null, true, 'once, where the portal did not run on the seventh day'],
    ['2027-02-24', '2027-02-20', true, 'two weeks after it'],
  ])('on %s, last reminded %s, is reminded of: %s (%s)', (today, reminded, due, _when) => {
    const waiting = { ...left, reminded_on: reminded === null ? null : day(reminded) }
    expect(isReminderDue(waiting, [], day(today), calendar)).toBe(due)
  })

  test('with a penalty unpaid is reminded of on days 10 and 14, and weekly once these are past', () => {
    const reminded: string[] = []
    for (let today = order.since; today < day('2026-04-26'); today = addDays(today, 1)) {
      const last = reminded.at(-1)
      const waiting = { ...order, overdue_every: 7, reminded_on: last ? day(last) : null }
      if (isReminderDue(waiting, daysOfOrder, today, calendar)) reminded.push(today)
    }
    expect(reminded).toEqual(['2026-03-31', '2026-04-08', '2026-04-17', '2026-04-24'])
  })
})
