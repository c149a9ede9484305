import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { addDays, addMonths, dayNumbered, plainDate } from '../../dates/plain-date.ts'
import { Status } from '../../transactions/status.ts'
import { expiryOf, firstDayOfRenewal, isExpired, renewalDays, renewalNoticeDue } from './renewal.ts'
import { whyNotRenewed } from './why-not-renewed.ts'

const day = plainDate
const limits = { window_months: 2, late_days: 365 }
const mayRenew = (expiry: string, today: string) => {
  const held = { status: Status.accredited, is_renewed: false, ...renewalDays(day(expiry), limits) }
  return whyNotRenewed(held, day(today)) === null
}

describe('renewal opens two months before expiry and ends a year after it', () => {
  test.each([
    { today: '2027-01-30', renew: false, why: 'one day before the window' },
    { today: '2027-01-31', renew: true, why: 'the window opens two months before expiry' },
    { today: '2027-03-31', renew: true, why: 'the last day' },
    { today: '2027-04-15', renew: true, why: 'an expired accreditation may still be renewed' },
    { today: '2028-03-30', renew: true, why: '365 days after expiry' },
    { today: '2028-03-31', renew: false, why: 'the day after, only a new application is left' },
  ])('$why', ({ today, renew }) => {
    expect(mayRenew('2027-03-31', today)).toBe(renew)
  })

  test('a window that would open on 31 February opens on the last day of February', () => {
    expect(mayRenew('2026-04-30', '2026-02-27')).toBe(false)
    expect(mayRenew('2026-04-30', '2026-02-28')).toBe(true)
  })

  test('the agency may set another window', () => {
    expect(renewalDays(day('2026-06-30'), { window_months: 3, late_days: 30 })).toEqual({
      opens_on: '2026-03-30',
      without_surcharge_until: '2026-06-30',
      ends_on: '2026-07-30',
    })
  })

  test('begins where the running term ends, or at once when that is past', () => {
    expect(firstDayOfRenewal(day('2026-06-30'), day('2026-05-20'))).toBe('2026-07-01')
    expect(firstDayOfRenewal(day('2026-06-30'), day('2026-06-30'))).toBe('2026-07-01')
    expect(firstDayOfRenewal(day('2026-06-30'), day('2026-07-20'))).toBe('2026-07-20')
  })
})

describe('a notice of renewal', () => {
  const before = [60, 30, 7, 0]
  const due = (expiry: string, today: string, told_on: string | null = null) =>
    renewalNoticeDue(day(expiry), before, {
      today: day(today),
      told_on: told_on === null ? null : day(told_on),
      limits,
    })

  test.each([
    ['2027-03-31', '2027-01-30', null, 'the day before the window and the sixtieth day'],
    ['2027-03-31', '2027-01-31', '2027-01-31', 'the window opens and the sixtieth day falls on it'],
    ['2027-05-31', '2027-03-31', null, 'the window is open, the sixtieth day has not come'],
    ['2027-05-31', '2027-04-01', '2027-04-01', 'the sixtieth day, after the window opened'],
  ])('to an accreditation until %s on %s: %s (%s)', (expiry, today, expected, _why) => {
    expect(due(expiry, today)).toBe(expected)
  })

  test('goes out once a day of the list, and once for several that passed unused', () => {
    expect(due('2027-03-31', '2027-03-01', '2027-01-31')).toBe('2027-03-01')
    expect(due('2027-03-31', '2027-03-02', '2027-03-01')).toBeNull()
    expect(due('2027-03-31', '2027-03-31', '2027-01-31')).toBe('2027-03-31')
    expect(due('2027-03-31', '2027-03-31', '2027-03-31')).toBeNull()
  })

  test('never goes out before renewal opens nor after expiry, whatever the list says', () => {
    const anyDay = fc.integer({ min: 15_000, max: 30_000 }).map(dayNumbered)
    const list = fc.array(fc.nat(400), { maxLength: 6 })
    fc.assert(
      fc.property(anyDay, list, fc.integer({ min: -30, max: 500 }), (expiry, days, ahead) => {
        const today = addDays(expiry, -ahead)
        const notice = renewalNoticeDue(expiry, days, { today, told_on: null, limits })
        if (notice === null) return
        expect(notice >= addMonths(expiry, -2) && notice <= today && today <= expiry).toBe(true)
      }),
    )
  })
})

describe('a term', () => {
  test.each([
    ['2026-11-20', 2, '2028-11-19', 'ends the day before its anniversary'],
    ['2028-03-01', 2, '2030-02-28', 'from 1 March it ends on the last of February'],
    ['2028-03-01', 5, '2033-02-28', 'of five years as of two'],
    ['2026-03-01', 2, '2028-02-29', 'which may be a leap day'],
    ['2024-02-29', 5, '2029-02-27', 'from a leap day, before the 28th stands in for it'],
    ['2026-01-01', 5, '2030-12-31', 'a calendar year ends with the year'],
  ])('from %s for %i years to %s: %s', (first, years, expiry) => {
    expect(expiryOf(day(first), years)).toBe(expiry)
  })

  test('has expired when its last day is before today: it is good to the last second of that day', () => {
    expect(isExpired(day('2026-06-30'), day('2026-06-30'))).toBe(false)
    expect(isExpired(day('2026-06-30'), day('2026-07-01'))).toBe(true)
  })

  test('leaves no gap and no overlap when it is renewed in time', () => {
    const anyDay = fc.integer({ min: 15_000, max: 30_000 }).map(dayNumbered)
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 5 }), fc.nat(60), (first, years, early) => {
        const expiry = expiryOf(first, years)
        expect(firstDayOfRenewal(expiry, addDays(expiry, -early))).toBe(addDays(expiry, 1))
      }),
    )
  })
})
