import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { endOfManilaDay, isAfterClosing, isOfficeHours, manilaDay, manilaTime, startOfManilaDay } from './manila.ts'
import { plainDate } from './plain-date.ts'

describe('the day in Manila', () => {
  test('is already tomorrow at four in the afternoon, UTC', () => {
    expect(manilaDay(new Date('2026-11-19T15:59:59.999Z'))).toBe('2026-11-19')
    expect(manilaDay(new Date('2026-11-19T16:00:00Z'))).toBe('2026-11-20')
  })

  test('begins at four in the afternoon, UTC, and ends a millisecond before the next', () => {
    expect(startOfManilaDay(plainDate('2026-11-20')).toISOString()).toBe('2026-11-19T16:00:00.000Z')
    expect(endOfManilaDay(plainDate('2026-11-20')).toISOString()).toBe('2026-11-20T15:59:59.999Z')
  })

  test('agrees with the platform’s own time zone rules', () => {
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila', dateStyle: 'short' })
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1995-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (instant) => {
          expect(manilaDay(instant)).toBe(parts.format(instant))
        },
      ),
    )
  })
})

describe('office hours', () => {
  test.each([
    ['2026-11-20T07:59:59+08:00', false, 'a minute to eight'],
    ['2026-11-20T08:00:00+08:00', true, 'eight sharp'],
    ['2026-11-20T17:00:00+08:00', true, 'five sharp'],
    ['2026-11-20T17:00:01+08:00', false, 'a second after five'],
    ['2026-11-21T10:00:00+08:00', false, 'a Saturday'],
  ])('%s: %s, %s', (at, open) => {
    expect(isOfficeHours(new Date(at))).toBe(open)
  })

  test('a holiday is no office day', () => {
    expect(isOfficeHours(new Date('2026-11-30T10:00:00+08:00'), (day) => day !== '2026-11-30')).toBe(false)
  })

  test('closing is after five sharp', () => {
    expect(isAfterClosing(new Date('2026-11-20T17:00:00.000+08:00'))).toBe(false)
    expect(isAfterClosing(new Date('2026-11-20T17:00:00.001+08:00'))).toBe(true)
  })

  test('the time is told on a clock of 24 hours', () => {
    expect(manilaTime(new Date('2026-11-20T09:05:00Z'))).toBe('17:05')
  })
})
