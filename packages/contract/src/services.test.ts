import { isCase } from '@lading/domain/transactions/family'
import { services } from '@lading/domain/transactions/services'
import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import { expect, test } from 'vitest'
import { isBuilt } from './transaction-types.ts'

test('each type that a client can begin has one start page, and no other type has any', () => {
  const begun = transactionTypes.filter((type) => isBuilt(type) && !isCase({ type }))
  expect(services.map(({ type }) => type)).toEqual(begun)
})
