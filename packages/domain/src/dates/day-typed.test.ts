import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayTyped, daysIn, whichDay, whyNoDay } from './day-typed.ts'
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

test.each([
  ['31/02/2026', '“31/02/2026” is not a valid date: February 2026 has 28 days.'],
  ['02/30/2024', '“02/30/2024” is not a valid date: February 2024 has 29 days.'],
  [' 31 Nov 2026 ', '“31 Nov 2026” is not a valid date: November 2026 has 30 days.'],
  ['2026-06-31', '“2026-06-31” is not a valid date: June 2026 has 30 days.'],
  ['32/01/2026', '“32/01/2026” is not a valid date. Enter it as 20 Nov 2026.'],
  ['31/13/2026', '“31/13/2026” is not a valid date. Enter it as 20 Nov 2026.'],
  ['31/02/26', '“31/02/26” is not a valid date. Enter it as 20 Nov 2026.'],
  ['9999-02-30', '“9999-02-30” is not a valid date: February 9999 has 28 days.'],
  ['32 Dec 9999', '“32 Dec 9999” is not a valid date. Enter it as 20 Nov 2026.'],
  ['0000-02-31', '“0000-02-31” is not a valid date. Enter it as 20 Nov 2026.'],
  ['soon', '“soon” is not a valid date. Enter it as 20 Nov 2026.'],
  ['05/12/2015', 'Write the month as a word: 5 Dec 2015 or 12 May 2015.'],
])('of “%s” is said why it is no day: %s', (text, says) => {
  expect(whyNoDay(text)).toBe(says)
})

test('whatever is typed has its day or its reason', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[/ .-]\d{1,2}[/ .-]\d{1,4}$/)), (text) => {
      expect(dayTyped(text) ?? whyNoDay(text)).not.toBe('')
    }),
  )
})

test('a day as the portal writes it is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
      const day = addDays(plainDate('1900-01-01'), days)
      expect(dayTyped(formatDay(day))).toBe(day)
    }),
  )
})
