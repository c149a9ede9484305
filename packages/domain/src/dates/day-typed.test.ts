import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayTyped, daysIn, whichDay } from './day-typed.ts'
import { formatDay } from './format.ts'
import { addDays, plainDate } from './plain-date.ts'

test.each([
  ['20 Nov 2026', '2026-11-20'],
  ['20 november 2026', '2026-11-20'],
  ['November 20, 2026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['11/20/2026', '2026-11-20'],
  ['05/05/2015', '2015-05-05'],
  ['1.3.2026', '2026-03-01'],
  ['31/02/2026', null],
  ['13/13/2026', null],
  ['soon', null],
])('“%s” is read as %s', (text, day) => {
  expect(dayTyped(text)).toBe(day)
})

test('figures that may mean two days mean none, and both are told', () => {
  expect(dayTyped('05/12/2015')).toBeNull()
  expect(daysIn('05/12/2015')).toEqual(['2015-12-05', '2015-05-12'])
  expect(whichDay('05/12/2015')).toBe('Write the month as a word: 5 Dec 2015 or 12 May 2015.')
  expect(whichDay('5 Dec 2015')).toBeUndefined()
})

test('a day as the portal writes it is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
      const day = addDays(plainDate('1900-01-01'), days)
      expect(dayTyped(formatDay(day))).toBe(day)
    }),
  )
})
