import { expect, test } from 'vitest'
import { isMonth, monthAfter, monthOf, weeksOf, type Month } from './month.ts'
import { plainDate } from './plain-date.ts'

test('a month is shown in whole weeks from Sunday, each of its days once', () => {
  const weeks = weeksOf('2026-11' as Month)
  expect(weeks.map(([first]) => first)).toEqual(['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29'])
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05')
  expect(weeksOf('2027-01' as Month)[0]?.[0]).toBe('2026-12-27')
  expect(weeksOf('2026-02' as Month)).toHaveLength(4)
})

test('months follow one another over the turn of the year', () => {
  expect(monthAfter('2026-12' as Month, 1)).toBe('2027-01')
  expect(monthAfter('2027-01' as Month, -1)).toBe('2026-12')
  expect(monthOf(plainDate('2026-12-31'))).toBe('2026-12')
})

test.each(['2026-13', '2026-1', '0000-01', '2026-01-01', ''])('%s is no month', (text) => {
  expect(isMonth(text)).toBe(false)
})
