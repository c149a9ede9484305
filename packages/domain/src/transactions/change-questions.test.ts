import { expect, test } from 'vitest'
import { changeQuestion } from './change-questions.ts'
import { changeRequestTypes } from './family.ts'
import { transactionTypes } from './transaction-type.ts'

test('every change of the register is found by a question of its own, and nothing else is', () => {
  const asked = transactionTypes.filter((type) => changeQuestion(type) !== undefined)
  expect(asked).toEqual(changeRequestTypes)
  expect(new Set(asked.map(changeQuestion)).size).toBe(asked.length)
})
