import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { expect, test } from 'vitest'
import { typesSharingAnswers } from './shared-answers.ts'

test('a change of address shares its answers with changes of address and renewals', () => {
  expect(typesSharingAnswers(TransactionType.address)).toEqual([TransactionType.renewal, TransactionType.address])
})

test('a change of capital shares them with an additional category, which states the capital too', () => {
  expect(typesSharingAnswers(TransactionType.capitalization)).toContain(TransactionType.additionalCategory)
})

test('a renewed permit shares none: it is no answer of the register', () => {
  expect(typesSharingAnswers(TransactionType.registrationDocuments)).toEqual([])
})
