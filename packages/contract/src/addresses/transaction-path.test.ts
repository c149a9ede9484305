import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { describe, expect, test } from 'vitest'
import { draftPath, staffPath, transactionPath } from './transaction-path.ts'

const about = (transaction_type_id: number, accreditation_id: number | null = 7) => ({
  id: 31,
  transaction_type_id,
  business_id: 4,
  accreditation_id,
})
const types = Array.from({ length: 19 }, (_, index) => index + 1)

describe('View Transaction opens (specification, section 2.5)', () => {
  test.each<[number, string, string | undefined]>([
    [1, '/transactions/admin-workflow/31', '/my-applications/7'],
    [2, '/transactions/admin-workflow/31', '/my-applications/7'],
    ...types
      .slice(2, 12)
      .map((type): [number, string, string] => [
        type,
        '/admin-transactions/4/approval/31',
        '/business/4/transaction/31',
      ]),
    [13, '/reportorials/transaction/31', '/reportorials/customer-transaction/31'],
    [14, '/reportorials/transaction/31', '/reportorials/customer-transaction/31'],
    [15, '/reportorials/transaction/31', '/reportorials/customer-transaction/31'],
    [16, '/other-category/transaction/31', '/other-category/customer-transaction/31'],
    [17, '/other-category/transaction/31', '/other-category/customer-transaction/31'],
    [18, '/other-category/transaction/31', undefined],
    [19, '/other-category/transaction/31', undefined],
  ])('type %i: %s for staff, %s for its customer', (type, staff, customer) => {
    expect(transactionPath(about(type), 'staff')).toBe(staff)
    expect(staffPath({ transaction_id: 31, business_id: 4, type: type as TransactionType })).toBe(staff)
    expect(transactionPath(about(type), 'customer')).toBe(customer)
  })

  test('an application without an accreditation opens at 0', () => {
    expect(transactionPath(about(1, null), 'customer')).toBe('/my-applications/0')
    expect(transactionPath(about(2, null), 'customer')).toBe('/my-applications/0')
  })

  test('but there is no form at 0: its draft opens the messages on it', () => {
    expect(draftPath({ transaction_id: 31, type: 1, business_id: 4, accreditation_id: null })).toBe(
      '/customer-messages/31',
    )
  })

  test.each([0, 20, -1])('nothing for a type that is none: %i', (type) => {
    expect(transactionPath(about(type), 'staff')).toBeUndefined()
    expect(transactionPath(about(type), 'customer')).toBeUndefined()
  })
})
