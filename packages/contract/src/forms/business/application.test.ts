import { expect, test } from 'vitest'
import { plainDate } from '@lading/domain/dates/plain-date'
import { applicationForm } from './application.ts'
import { changeOfAgentsForm } from '../changes/change-of-agents.ts'

const today = plainDate('2026-11-20')
const context = {
  agency: 'dti',
  register: null,
  today,
  limits: null,
  filed: null,
  held: null,
} as const
const faultOf = (path: string, given: object, more: object = {}) => {
  const answers = applicationForm.draft.parse(given)
  return applicationForm.faults(answers, { ...context, ...more }).find((fault) => fault.path === path)?.message
}

test('a day of registration lies behind, or is today', () => {
  expect(faultOf('registered_on', { registered_on: '2026-11-21' })).toBe(
    'Registered on: enter a day that is not after today.',
  )
  expect(faultOf('registered_on', { registered_on: today })).toBeUndefined()
})

test('an applicant is insured on the day of filing; a return is not held up by a policy that ended meanwhile', () => {
  const ended = { insurance_ends_on: '2026-11-19' }
  expect(faultOf('insurance_ends_on', ended)).toBe('This cover has ended. Enter the policy that is in force.')
  expect(faultOf('insurance_ends_on', ended, { filed: ended })).toBeUndefined()
  expect(faultOf('insurance_ends_on', { insurance_ends_on: today })).toBeUndefined()
})

test('an applicant’s cover reaches the minimum of the highest scope; one filed before is not tested again', () => {
  const insurance = { domestic: '300000.00', international: '500000.00', nvocc: '1000000.00' }
  const limits = { limits: { capital: {}, training: null, insurance, filipino_percent: 60, copies: 20 } }
  const low = { domestic: 1, nvocc: 1, insurance_cover: '999999.99' }
  expect(faultOf('insurance_cover', low, limits)).toBe(
    'NVOCC scope requires a cover of at least ₱1,000,000.00; the policy covers ₱999,999.99.',
  )
  expect(faultOf('insurance_cover', { ...low, nvocc: 0 }, limits)).toBeUndefined()
  expect(faultOf('insurance_cover', { ...low, insurance_cover: '1000000.00' }, limits)).toBeUndefined()
  expect(faultOf('insurance_cover', low, { ...limits, filed: low })).toBeUndefined()
})

test('an office takes up some floor; a return is not held up by what was filed before', () => {
  const none = { office_area: '0' }
  expect(faultOf('office_area', none)).toBe('Enter an office area of more than 0 m².')
  expect(faultOf('office_area', none, { filed: none })).toBeUndefined()
  expect(
    faultOf('office_area', { office_area: '0', warehouse_area: '0' }, { filed: { office_area: '40' } }),
  ).toBeDefined()
  expect(faultOf('warehouse_area', { warehouse_area: '0' })).toBeUndefined()
})

test('a permit of a branch and an agreement of an agent are in force on the day of filing', () => {
  const rows = {
    branches: [{ key: 'b1', name: 'Cebu', permit_ends_on: '2026-11-19' }],
    agents: [{ key: 'a1', name: 'Straits', agreement_ends_on: '2026-11-19' }],
  }
  expect(faultOf('branches.0.permit_ends_on', rows)).toMatch(/^This permit ended on 19 Nov 2026/)
  expect(faultOf('agents.0.agreement_ends_on', rows)).toMatch(/^This agreement ended on 19 Nov 2026/)
  expect(faultOf('branches.0.permit_ends_on', rows, { filed: rows })).toBeUndefined()
})

test('a change of agents asks for an agreement in force of those added, not of those the register holds', () => {
  const old = { key: 'a1', name: 'Straits', country: 'SG', address: 'Quay', agreement_starts_on: '2020-01-01' }
  const register = { agents: [{ ...old, agreement_ends_on: '2024-12-31' }] }
  const added = { ...old, key: 'a2', name: 'Harbour', agreement_ends_on: '2026-11-19' }
  const paths = changeOfAgentsForm
    .faults({ agents: [...register.agents, added], effective_on: today }, { ...context, register })
    .map(({ path }) => path)
  expect(paths).toEqual(['agents.1.agreement_ends_on'])
})

test('an answer that no draft can keep is told at its field, as it is typed', () => {
  const typed = { ...applicationForm.draft.parse({}), employees_male: -3, street: 'x'.repeat(256) }
  const faults = applicationForm.faults(typed, context)
  expect(faults).toContainEqual({ path: 'employees_male', message: 'Enter 0 or more.' })
  expect(faults).toContainEqual({ path: 'street', message: 'Enter at most 255 characters.' })
})
