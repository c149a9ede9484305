import { expect, test } from 'vitest'
import { ensure } from '../../ensure.ts'
import { actsFor, isAsked, openingOf, staffActs } from './act-permissions.ts'
import { roles } from './roles.ts'

test('the portal asks its screens, its acts and what no move stands for; nothing else', () => {
  for (const { permissions } of roles) expect(permissions.filter((name) => !isAsked(name))).toEqual([])
  expect(isAsked('submit')).toBe(true)
  expect(isAsked('lend-files')).toBe(false)
})

test('an act says where it is done, by which desk and on whose transactions', () => {
  expect(openingOf('validate-payment')).toMatchObject({
    label: 'Validate payment',
    at: expect.arrayContaining(['For payment validation']),
    desks: ['CSH'],
    agencies: ['dti', 'cab'],
  })
  expect(openingOf('waive-arrears')).toMatchObject({ label: 'Waive arrears', desks: ['APP'] })
})

test('what only the business or the portal does is no act of staff', () => {
  expect(openingOf('submit')).toBeUndefined()
  expect(openingOf('expire')).toBeUndefined()
  expect(staffActs().every(({ desks }) => desks.length > 0)).toBe(true)
})

test('a holder of one agency is offered no act of the other', () => {
  const held = new Set(['save-loa-draft', 'return-to-client'])
  expect(actsFor(held, 'dti').map(({ action }) => action)).toEqual(['return-to-client'])
  expect(actsFor(held, 'cab')).toHaveLength(2)
  expect(actsFor(held, null)).toHaveLength(2)
})

test('the acts a role is seeded with are those of its desk', () => {
  const cashier = ensure(roles.find(({ short }) => short === 'CSH'))
  expect(actsFor(new Set(cashier.permissions), 'dti').every(({ desks }) => desks.includes('CSH'))).toBe(true)
})
