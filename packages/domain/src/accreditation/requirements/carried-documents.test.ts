import { describe, expect, test } from 'vitest'
import { plainDate } from '../../dates/plain-date.ts'
import { isCarried, stillServing, type Carrying } from './carried-documents.ts'

const officer = {
  key: 'officer-1',
  name: 'Teresa Villanueva',
  position: 'President',
  is_key_officer: false,
  training_hours: 60,
}
const clerk = {
  key: 'officer-2',
  name: 'Noel Abrenica',
  position: 'Clerk',
  is_key_officer: false,
  training_hours: null,
}
const agent = { key: 'agent-1', name: 'Kaigan Freight Service K.K.', agreement_ends_on: '2029-12-31' }
const register = { officers: [officer, clerk], agents: [agent], branches: [], insurance_ends_on: '2027-12-31' }
const term_begins = plainDate('2027-04-01')

const carried = (carrying: Carrying, answers: object = {}, document: object = {}) =>
  isCarried(
    { carried: carrying, day_answer: '', per_branch: false, expires_on: null, ...document },
    { form: { ...register, ...answers }, register, term_begins },
  )
const until = (day: string) => ({ expires_on: plainDate(day) })

describe('a renewal takes over', () => {
  test('a permit that is good beyond the first day of the new term, and no other', () => {
    expect(carried('in-force', {}, until('2027-12-31'))).toBe(true)
    expect(carried('in-force', {}, until('2027-04-01'))).toBe(false)
    expect(carried('in-force')).toBe(false)
  })

  test('a policy until another one is entered', () => {
    const policy = { ...until('2027-12-31'), day_answer: 'insurance_ends_on' }
    expect(carried('in-force', {}, policy)).toBe(true)
    expect(carried('in-force', { insurance_ends_on: '2028-06-30' }, policy)).toBe(false)
  })

  test('the permits of branches while the branches are the same', () => {
    const permits = { ...until('2027-12-31'), per_branch: true }
    expect(carried('in-force', {}, permits)).toBe(true)
    expect(carried('in-force', { branches: [{ permit_ends_on: '' }] }, permits)).toBe(false)
  })

  const [ended, first, second] = [until('2026-12-31'), until('2027-12-31'), until('2028-12-31')]
  const serving = (files: object[], branches: object[], asked: object = { per_branch: true }) => {
    const known = { ...register, branches } as never
    const carrying = { carried: 'in-force', day_answer: '', per_branch: false, ...asked } as const
    return stillServing(carrying, files as never, { form: known, register: known, term_begins })
  }
  const branch = { permit_ends_on: '2028-12-31' }

  test('one permit for each branch, and no fewer; that of a branch that closed is left out once it ended', () => {
    expect(serving([first], [branch, branch])).toEqual([])
    expect(serving([first, second], [branch, branch])).toEqual([first, second])
    expect(serving([ended, first], [branch])).toEqual([first])
    expect(serving([ended, first], [branch, branch])).toEqual([])
    expect(serving([], [])).toEqual([])
  })

  test('no permits where that of a branch in the register ended', () => {
    expect(serving([first, second], [branch, { permit_ends_on: '2027-01-31' }])).toEqual([])
    expect(serving([first, second], [branch, { permit_ends_on: '' }])).toEqual([first, second])
  })

  test('all files of any other document, or none', () => {
    expect(serving([first, second], [], {})).toEqual([first, second])
    expect(serving([ended, first], [], {})).toEqual([])
  })

  test('training certificates while the key officers are the same, by position or because they are ticked', () => {
    expect(carried('key-officers')).toBe(true)
    expect(carried('key-officers', { officers: [officer] })).toBe(true)
    expect(carried('key-officers', { officers: [{ ...officer, is_key_officer: true }, clerk] })).toBe(true)
    expect(carried('key-officers', { officers: [{ ...officer, name: 'Ramon Villanueva' }, clerk] })).toBe(false)
    expect(carried('key-officers', { officers: [clerk] })).toBe(false)
    expect(carried('key-officers', { officers: [officer, { ...clerk, is_key_officer: true }] })).toBe(false)
  })

  test('agreements while the agents are the same and none ends before the new term', () => {
    expect(carried('agents')).toBe(true)
    expect(carried('agents', { agents: [] })).toBe(false)
    expect(carried('agents', {}, until('2027-03-31'))).toBe(false)
    const ending = [{ ...agent, agreement_ends_on: '2027-03-31' }]
    const renewing = { form: { ...register, agents: ending }, register: { ...register, agents: ending }, term_begins }
    const agreements = { carried: 'agents', day_answer: '', per_branch: false, expires_on: null } as const
    expect(isCarried(agreements, renewing)).toBe(false)
  })

  test('the agreements in force of its agents, without the ended one of an agent that was dropped', () => {
    const agreements = { carried: 'agents', day_answer: '', per_branch: false } as const
    const [ended, lasting] = [{ expires_on: plainDate('2026-09-30') }, { expires_on: plainDate('2029-12-31') }]
    const serving = (agents: (typeof agent)[], ...files: { expires_on: typeof ended.expires_on }[]) =>
      stillServing(agreements, files, { form: { ...register, agents }, register: { ...register, agents }, term_begins })
    expect(serving([agent], ended, lasting)).toEqual([lasting])
    expect(serving([agent, { ...agent, key: 'agent-2' }], ended, lasting)).toEqual([])
    expect(serving([{ ...agent, agreement_ends_on: '' }], ended, lasting)).toEqual([])
    expect(serving([agent], ended)).toEqual([])
  })
})
