import { expect, test } from 'vitest'
import { hostOf, printedDay, printedInstant, printedLongDay, printedOrdinalDay } from './print-formats.ts'

test('an instant late in the UTC day is printed on the next day in Manila', () => {
  expect(printedInstant('2026-11-20T18:30:00Z')).toBe('21 Nov 2026, 2:30 am')
})

test('a day is printed short on forms and long on certificates', () => {
  expect(printedDay('2026-11-20')).toBe('20 Nov 2026')
  expect(printedLongDay('2026-11-20')).toBe('20 November 2026')
})

test.each([
  ['2026-12-01', '1st day of December 2026'],
  ['2026-12-02', '2nd day of December 2026'],
  ['2026-12-03', '3rd day of December 2026'],
  ['2026-12-11', '11th day of December 2026'],
  ['2026-12-12', '12th day of December 2026'],
  ['2026-12-13', '13th day of December 2026'],
  ['2026-12-21', '21st day of December 2026'],
  ['2026-12-22', '22nd day of December 2026'],
  ['2026-12-30', '30th day of December 2026'],
])('%s is given as the %s', (day, words) => {
  expect(printedOrdinalDay(day)).toBe(words)
})

test('a signed address is shown as its host', () => {
  expect(hostOf('https://portal.example/accredited-freights-forwarder/certificate/K7QX#1.abc')).toBe('portal.example')
})
