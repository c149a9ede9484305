import { describe, expect, test } from 'vitest'
import { administrationRefusal, isAdministrator, isOfTheirAgency } from './administration.ts'
import { deletionRefusal, permissionChanges, roleFaults } from './role-rules.ts'
import { staffFaults } from './staff-roles.ts'

const keeper = {
  is_active: true,
  can_sign_in: true,
  agency: null,
  first_role_permissions: new Set(['manage-role-permission']),
}

describe('an administrator', () => {
  test.each([
    [{}, true, 'an active account whose first role opens the screens'],
    [{ is_active: false }, false, 'a disabled account'],
    [{ can_sign_in: false }, false, 'an account without a way in'],
    [{ agency: 'dti' as const }, false, 'somebody of one agency'],
    [{ first_role_permissions: new Set(['view-user']) }, false, 'somebody whose first role opens other screens'],
  ])('%j: %s, %s', (facts, is, _why) => {
    expect(isAdministrator({ ...keeper, ...facts })).toBe(is)
  })

  test('must be left after every change', () => {
    expect(administrationRefusal([{ ...keeper, is_active: false }, keeper])).toBeUndefined()
    expect(administrationRefusal([{ ...keeper, is_active: false }])).toContain('No one else')
    expect(administrationRefusal([])).toContain('No one else')
  })

  test('has a colleague left where two are asked', () => {
    expect(administrationRefusal([keeper], { asks_two: true })).toContain('only one')
    expect(administrationRefusal([keeper, keeper], { asks_two: true })).toBeUndefined()
  })
})

test('staff of one agency keep accounts of that agency, staff of both all', () => {
  const agencies = ['dti', 'cab', null] as const
  expect(agencies.map((agency) => isOfTheirAgency({ agency: 'dti' }, agency))).toEqual([true, false, false])
  expect(agencies.map((agency) => isOfTheirAgency({ agency: null }, agency))).toEqual([true, true, true])
})

describe('a role', () => {
  test.each([
    [{ id: 1, people: 0 }, 'needs this role'],
    [{ id: 2, people: 0 }, 'needs this role'],
    [{ id: 5, people: 0 }, 'needs this role'],
    [{ id: 6, people: 0 }, 'needs this role'],
    [{ id: 7, people: 1 }, 'One person'],
    [{ id: 7, people: 3 }, '3 people'],
    [{ id: 7, people: 0 }, /^$/],
  ])('%j is kept: %s', (facts, reason) => {
    expect(deletionRefusal({ agency_rule: 'one', ...facts }) ?? '').toMatch(reason)
  })

  test('changes its agencies only while nobody holds it, and only customers have none', () => {
    const after = { agency_rule: 'both' as const, permissions: [] }
    expect(roleFaults(after, { id: 7, agency_rule: 'one', people: 0 })).toEqual({})
    expect(Object.keys(roleFaults(after, { id: 7, agency_rule: 'one', people: 1 }))).toEqual(['agency_rule'])
    expect(Object.keys(roleFaults({ ...after, agency_rule: 'none' }))).toEqual(['agency_rule'])
    expect(Object.keys(roleFaults(after, { id: 2, agency_rule: 'none', people: 9 }))).toEqual(['agency_rule'])
  })

  test.each([
    ['view-customer-business', true],
    ['view-activity-log', true],
    ['view-top-forwarders-report', false],
    ['view-user', false],
    ['approve', false],
  ])('of customers may hold %s: %s', (name, may) => {
    const role = { id: 2, agency_rule: 'none' as const, people: 9 }
    const faults = roleFaults({ agency_rule: 'none', permissions: [name] }, role)
    expect(Object.keys(faults)).toEqual(may ? [] : ['permissions'])
  })

  test('gives what was not there and takes what is not there any more', () => {
    expect(permissionChanges(['a', 'b'], ['b', 'c'])).toEqual({ given: ['c'], taken: ['a'] })
  })
})

describe('a member of staff', () => {
  const evaluator = { name: 'Evaluator', agency_rule: 'one' as const }
  const auditor = { name: 'Auditor', agency_rule: 'both' as const }
  const customer = { name: 'Customer', agency_rule: 'none' as const }
  test.each([
    [[evaluator], 'dti', []],
    [[evaluator], null, ['agency']],
    [[auditor], null, []],
    [[auditor], 'cab', ['agency']],
    [[evaluator, auditor], 'dti', ['role_ids']],
    [[customer], null, ['role_ids']],
    [[], null, ['role_ids']],
  ] as const)('with %j at %s is wrong at %j', (roles, agency, fields) => {
    expect(Object.keys(staffFaults(roles, agency))).toEqual(fields)
  })
})
