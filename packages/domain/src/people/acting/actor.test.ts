import { describe, expect, test } from 'vitest'
import { customer, officer } from '../../testing/decision-facts.ts'
import { holds, mayFor, mayOpen, membershipOf } from './actor.ts'

describe('a permission', () => {
  const actor = officer(1, ['view-user', 'view-customers'], { first_role_permissions: new Set(['view-user']) })

  test('counts from any role for a check', () => {
    expect(holds(actor, 'view-customers')).toBe(true)
    expect(holds(actor, 'view-app-settings')).toBe(false)
  })

  test('counts from the first role alone for a screen, and a screen may ask several', () => {
    expect(mayOpen(actor, ['view-user'])).toBe(true)
    expect(mayOpen(actor, ['view-customers'])).toBe(false)
    expect(mayOpen(actor, ['view-user', 'view-customers'])).toBe(false)
    expect(mayOpen(actor, [])).toBe(true)
  })
})

describe('for a business', () => {
  const clerk = customer(8, { business_id: 1, is_owner: false, rights: ['prepare'] })

  test('an owner has every right', () => {
    expect(['prepare', 'submit', 'pay', 'manage-people'].map((right) => mayFor(customer(), 1, right as 'pay'))).toEqual(
      [true, true, true, true],
    )
  })

  test('a member has the rights given, and no others', () => {
    expect(mayFor(clerk, 1, 'prepare')).toBe(true)
    expect(mayFor(clerk, 1, 'submit')).toBe(false)
  })

  test('nobody has a right for a business that is not theirs', () => {
    expect(mayFor(customer(), 2, 'prepare')).toBe(false)
    expect(membershipOf(clerk, 2)).toBeUndefined()
  })
})
