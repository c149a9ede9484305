import { expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { effectiveDayFault } from './effective-day.ts'

test('a change may hold from any day up to one year from today', () => {
  const today = plainDate('2026-03-02')
  for (const day of ['1999-01-01', '2026-03-02', '2027-03-02', ''])
    expect(effectiveDayFault(day, today)).toBeUndefined()
  for (const day of ['2027-03-03', '9999-12-31']) expect(effectiveDayFault(day, today)).toMatch(/^Choose a day at most/)
})
