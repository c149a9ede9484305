import { expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { hasExpired, recommendedUntil } from './sec-recommendation.ts'

test('ninety days after its signature a recommendation is still valid, and no longer the day after', () => {
  const last = recommendedUntil(plainDate('2026-11-25'), 90)
  expect(last).toBe('2027-02-23')
  expect([last, plainDate('2027-02-24')].map((today) => hasExpired(last, today))).toEqual([false, true])
})
