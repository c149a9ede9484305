import { expect, test } from 'vitest'
import { TransactionType } from '../transactions/transaction-type.ts'
import { routable, takesType } from './routing.ts'

test('a queue group takes the types it names, and every type where it names none', () => {
  expect(takesType({ types: [13, 15] }, TransactionType.insuranceCoverage)).toBe(true)
  expect(takesType({ types: [13, 15] }, TransactionType.quarterlyReport)).toBe(false)
  expect(takesType({ types: [] }, TransactionType.quarterlyReport)).toBe(true)
})

test('a report is routed to the evaluators of its groups, and to any where no group has one', () => {
  const evaluators = [{ id: 1 }, { id: 2 }, { id: 3 }]
  expect(routable(evaluators, [{ member_ids: [2] }, { member_ids: [2, 3, 9] }])).toEqual([{ id: 2 }, { id: 3 }])
  expect(routable(evaluators, [{ member_ids: [9] }])).toEqual(evaluators)
  expect(routable(evaluators, [])).toEqual(evaluators)
})
