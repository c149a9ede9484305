import { expect, test } from 'vitest'
import { branchesWithNewPermit, branchFaults, closedBranches, openedBranches } from './branch-changes.ts'

const branch = (key: string, changes: object = {}) => ({
  key,
  name: key,
  city_code: '0702200000',
  city_name: 'Cebu City',
  permit_number: 'BP-2026-1',
  permit_ends_on: '2026-12-31',
  closed_on: '',
  closing_reason: '',
  ...changes,
})
const register = [branch('cebu'), branch('davao')]
const closed = branch('davao', { closed_on: '2026-03-01', closing_reason: 'The lease ended.' })

test('a branch that the register does not hold is opened, and one with a day of closing is closed', () => {
  const branches = [branch('cebu'), closed, branch('iloilo')]
  expect(openedBranches(branches, register).map(({ key }) => key)).toEqual(['iloilo'])
  expect(closedBranches(branches, register).map(({ key }) => key)).toEqual(['davao'])
  expect(branchFaults(branches, register)).toEqual([])
})

test('without a register every branch is opened', () => {
  expect(openedBranches([branch('cebu')], [])).toHaveLength(1)
  expect(closedBranches([closed], [])).toEqual([])
})

test.each([
  ['is not left out of the list', [branch('cebu')], 'branches'],
  ['is not changed', [branch('cebu', { city_code: '1380300000' }), branch('davao')], 'branches.0.city_code'],
  [
    'is not closed without a reason',
    [branch('cebu', { closed_on: '2026-03-01' }), branch('davao')],
    'branches.0.closing_reason',
  ],
  [
    'is not closed without a day',
    [branch('cebu'), branch('davao', { closing_reason: 'Moved.' })],
    'branches.1.closed_on',
  ],
] as const)('a branch of the register %s', (_what, branches, path) => {
  expect(branchFaults(branches, register)).toEqual([expect.objectContaining({ path })])
})

test('the names of places, which follow their codes, may differ', () => {
  expect(branchFaults([branch('cebu', { city_name: 'City of Cebu' }), branch('davao')], register)).toEqual([])
})

test('a branch that opens is not closed at once', () => {
  const branches = [branch('cebu'), branch('davao'), branch('iloilo', { closed_on: '2026-03-01' })]
  expect(branchFaults(branches, register)).toEqual([expect.objectContaining({ path: 'branches.2.closed_on' })])
})

test('a branch of the register may have a new permit, and nothing else', () => {
  const renewed = [branch('cebu', { permit_number: 'BP-2027-1', permit_ends_on: '2027-12-31' }), branch('davao')]
  expect(branchesWithNewPermit(renewed, register).map(({ key }) => key)).toEqual(['cebu'])
  expect(branchesWithNewPermit([branch('cebu'), branch('davao'), branch('iloilo')], register)).toEqual([])
  expect(branchFaults(renewed, register)).toEqual([])
})
