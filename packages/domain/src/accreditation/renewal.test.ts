import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { addDays, dayNumbered, plainDate } from '../dates/plain-date.ts'
import { expiryOf, firstDayOfRenewal, isExpired, mayRenew, renewalOpensOn } from './renewal.ts'

const day = plainDate

describe('renewal opens two months before expiry and stays open', () => {
  test.each([
    { today: '2026-04-29', renew: false, why: 'one day before the window' },
    { today: '2026-04-30', renew: true, why: 'the window opens two months before expiry' },
    { today: '2026-06-30', renew: true, why: 'the last day' },
    { today: '2026-07-15', renew: true, why: 'an expired accreditation may still be renewed' },
  ])('$why', ({ today, renew }) => {
    expect(mayRenew(day('2026-06-30'), day(today))).toBe(renew)
  })

  test('a window that would open on 31 February opens on the last day of February', () => {
    expect(mayRenew(day('2026-04-30'), day('2026-02-27'))).toBe(false)
    expect(mayRenew(day('2026-04-30'), day('2026-02-28'))).toBe(true)
  })

  test('the agency may set another window', () => {
    expect(renewalOpensOn(day('2026-06-30'), 3)).toBe('2026-03-30')
  })

  test('begins where the running term ends, or at once when that is past', () => {
    expect(firstDayOfRenewal(day('2026-06-30'), day('2026-05-20'))).toBe('2026-07-01')
    expect(firstDayOfRenewal(day('2026-06-30'), day('2026-06-30'))).toBe('2026-07-01')
    expect(firstDayOfRenewal(day('2026-06-30'), day('2026-07-20'))).toBe('2026-07-20')
  })
})

describe('a term', () => {
  test.each([
    ['2026-11-20', 2, '2028-11-19', 'ends the day before its anniversary'],
    ['2028-03-01', 2, '2030-02-28', 'from 1 March it ends on the last of February'],
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
