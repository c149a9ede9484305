import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  addDays,
  addMonths,
  dayNumbered,
  daysBetween,
  isPlainDate,
  numberOf,
  plainDate,
  weekday,
} from './plain-date.ts'

const anyDay = fc.integer({ min: 0, max: 40_000 }).map(dayNumbered)

describe('a calendar day', () => {
  test.each(['2026-02-28', '2024-02-29', '1999-12-31'])('%s exists', (text) => {
    expect(plainDate(text)).toBe(text)
  })

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0000-01-01',
    '26-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    '',
  ])('%j is refused', (text) => {
    expect(isPlainDate(text)).toBe(false)
    expect(() => plainDate(text)).toThrow(RangeError)
  })

  test('two days compare as text', () => {
    expect(plainDate('2026-09-30') < plainDate('2026-10-01')).toBe(true)
  })
})

describe('counting', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28', 'a shorter month gives its last day'],
    ['2024-02-29', 12, '2025-02-28', 'a leap day falls back a year later'],
    ['2024-02-29', 24, '2026-02-28', 'and two years later'],
    ['2024-02-29', 48, '2028-02-29', 'and is itself again after four'],
    ['2026-01-15', -2, '2025-11-15', 'months go back over the new year'],
  ])('%s and %i months is %s: %s', (from, months, to) => {
    expect(addMonths(plainDate(from), months)).toBe(to)
  })

  test('20 November 2026 is a Friday', () => {
    expect(weekday(plainDate('2026-11-20'))).toBe(5)
  })

  test('days added are days between', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
      }),
    )
  })

  test('a day is its number', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dayNumbered(numberOf(day))).toBe(day)
      }),
    )
  })
})
