import { plainDate } from '@lading/domain/dates/plain-date'
import { scopeFlags, type Scope } from '@lading/domain/transactions/scope'
import { expect, test } from 'vitest'
import { documentsOf, staffTabsOf } from '../../transaction-types.ts'
import { changeOfCapitalForm } from './change-of-capital.ts'

const capital = (paid_up_capital: string, subscribed_capital = '10000000.00') => ({
  authorised_capital: '20000000.00',
  subscribed_capital,
  paid_up_capital,
})
const before = capital('6000000.00')
const minimums = { domestic: '1000000.00', international: '3000000.00', nvocc: '5000000.00' }

function faults(given: object, held: readonly Scope[] = ['domestic', 'international', 'nvocc'], more: object = {}) {
  const answers = changeOfCapitalForm.draft.parse({ ...before, effective_on: '2026-03-01', ...given })
  const found = changeOfCapitalForm.faults(answers, {
    agency: 'dti',
    register: { ...before, form: 'corporation' },
    today: plainDate('2026-11-20'),
    limits: { capital: minimums, training: null, insurance: {}, filipino_percent: 60, copies: 20 },
    filed: null,
    held: scopeFlags(held),
    ...more,
  })
  return Object.fromEntries(found.map(({ path, message }) => [path, message]))
}

test('a capital that carries every scope asks for none to be given up, whether it rises or falls', () => {
  expect(faults(capital('8000000.00'))).toEqual({})
  expect(faults(capital('5000000.00'))).toEqual({})
  expect(faults({})).toEqual({ authorised_capital: 'This is already the capital in the register.' })
})

test('each scope that it no longer carries is given up, and no other', () => {
  const fallen = capital('2000000.00')
  const ask = (scope: string, minimum: string) =>
    `The minimum capital for the ${scope} scope is ₱${minimum}; ₱2,000,000.00 is entered. Give up the scope, or enter a capital that reaches it.`
  expect(faults(fallen)).toEqual({
    gives_up_international: ask('international', '3,000,000.00'),
    gives_up_nvocc: ask('NVOCC', '5,000,000.00'),
  })
  const both = { gives_up_international: true, gives_up_nvocc: true }
  expect(faults({ ...fallen, ...both })).toEqual({})
  expect(faults({ ...fallen, ...both, gives_up_domestic: true })).toHaveProperty('gives_up_domestic')
  expect(faults({ ...fallen, gives_up_nvocc: true }, ['domestic'])).toHaveProperty('gives_up_nvocc')
})

test('where no scope would be left, the form says what to do instead', () => {
  const message = faults({ ...capital('2000000.00'), gives_up_international: true }, ['international'])
  expect(message).toEqual({
    paid_up_capital: expect.stringMatching(/3,000,000\.00.*No scope would be left.*surrender the accreditation/),
  })
})

test('a minimum that was raised meanwhile holds up no answer to a return', () => {
  const filed = changeOfCapitalForm.draft.parse({ ...before, ...capital('4000000.00') })
  const held: Scope[] = ['international']
  const limits = { capital: { international: '9000000.00' }, training: null }
  expect(faults(capital('4000000.00'), held, { limits, filed })).toEqual({})
  expect(faults(capital('4500000.00'), held, { limits, filed })).toHaveProperty('paid_up_capital')
})

test('capital that is paid up is subscribed, and a sole proprietor has paid-up capital alone', () => {
  expect(faults(capital('12000000.00'))).toHaveProperty('paid_up_capital')
  const register = { ...before, form: 'sole-proprietorship' }
  expect(faults(capital('12000000.00', '1'), ['domestic'], { register })).toEqual({})
})

test('only a scope given up costs a fee and issues a certificate', () => {
  const spared = changeOfCapitalForm.draft.parse(before)
  const given_up = { ...spared, gives_up_nvocc: true }
  expect(documentsOf({ type: 10, form: spared, register: null })).toEqual([])
  expect(documentsOf({ type: 10, form: given_up, register: null })).toContain('certificate')
  expect(staffTabsOf({ type: 10, form: spared, register: null })).not.toContain('fee')
  expect(staffTabsOf({ type: 10, form: given_up, register: null })).toContain('fee')
  expect(changeOfCapitalForm.fees(given_up, null)).toEqual({ gives_up_scope: true })
})
