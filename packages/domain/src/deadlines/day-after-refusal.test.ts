import { expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { dayAfterRefusal } from './day-after-refusal.ts'

const least = plainDate('2026-03-09')

test.each([
  ['a later day that the cashier named stays named', '2026-03-22', true, '2026-03-22', true],
  ['a later day that was counted stays counted', '2026-03-23', false, '2026-03-23', false],
  ['a named day that is too near gives way to a counted one', '2026-03-06', true, least, false],
  ['a named day that is the least as well is counted from now on', least, true, least, false],
] as const)('after a refused payment %s', (_, until, is_named, day, named) => {
  expect(dayAfterRefusal({ until: plainDate(until), is_named }, least)).toEqual({ until: day, is_named: named })
})

test('an order without a last day has the least after a refused payment', () => {
  expect(dayAfterRefusal(null, least)).toEqual({ until: least, is_named: false })
})
