import { describe, expect, test } from 'vitest'
import { isAccessible, isProcessedBy } from './ownership.ts'

const ME = 7

describe('an accreditation is accessible (specification, section 6)', () => {
  test('if it has no business_user list', () => {
    expect(isAccessible({}, ME)).toBe(true)
    expect(isAccessible({ business_user: null }, ME)).toBe(true)
  })

  test('if the user’s id is in that list, and not if it is not', () => {
    expect(isAccessible({ business_user: [{ user_id: 3 }, { user_id: ME }] }, ME)).toBe(true)
    expect(isAccessible({ business_user: [{ user_id: 3 }] }, ME)).toBe(false)
    expect(isAccessible({ business_user: [] }, ME)).toBe(false)
  })

  test('if it could not be read: errors count as allowed', () => {
    expect(isAccessible(undefined, ME)).toBe(true)
    expect(isAccessible(null, ME)).toBe(true)
  })
})

describe('a processor owns a record (specification, section 6)', () => {
  test('that is missing', () => {
    expect(isProcessedBy(undefined, ME)).toBe(true)
    expect(isProcessedBy(null, ME)).toBe(true)
  })

  test('that has no created_by, a person who processes it', () => {
    expect(isProcessedBy({ created_by: null, processor_id: 3 }, ME)).toBe(true)
  })

  test('that has one, only when processor_id equals the user id', () => {
    expect(isProcessedBy({ created_by: 9, processor_id: ME }, ME)).toBe(true)
    expect(isProcessedBy({ created_by: 9, processor_id: 3 }, ME)).toBe(false)
    expect(isProcessedBy({ created_by: ME, processor_id: null }, ME)).toBe(false)
  })
})
