import { plainDate } from '@lading/domain/dates/plain-date'
import { scopeFlags, type Scope } from '@lading/domain/transactions/scope'
import { expect, test } from 'vitest'
import { additionalCategoryForm } from './additional-category.ts'

const known = {
  authorised_capital: '20000000.00',
  subscribed_capital: '10000000.00',
  paid_up_capital: '4000000.00',
  insurance_insurer: 'Pacific Mutual',
  insurance_policy_number: 'CL-2026-0042',
  insurance_cover: '2000000.00',
  insurance_starts_on: '2026-01-01',
  insurance_ends_on: '2026-12-31',
}
const limits = {
  capital: { domestic: '1000000.00', international: '3000000.00', nvocc: '5000000.00' },
  training: null,
  insurance: { domestic: '300000.00', international: '500000.00', nvocc: '1000000.00' },
  filipino_percent: 60,
  copies: 20,
}

function faults(given: object, held: readonly Scope[], more: object = {}) {
  const answers = additionalCategoryForm.draft.parse({ ...known, ...given })
  const found = additionalCategoryForm.faults(answers, {
    agency: 'dti',
    register: { ...known, form: 'corporation' },
    today: plainDate('2026-11-20'),
    limits,
    filed: null,
    held: scopeFlags(held),
    ...more,
  })
  return Object.fromEntries(found.map(({ path, message }) => [path, message]))
}

test('a scope that is not held is added where the capital carries it', () => {
  expect(faults({ domestic: 1 }, ['international'])).toEqual({})
  expect(faults({}, ['international'])).toEqual({ domestic: 'Choose at least one scope to add.' })
  expect(faults({ international: 1 }, ['international'])).toEqual({
    domestic: 'The International scope is held already.',
  })
})

test('a capital below the highest scope is told with the amount, the minimum and both ways out', () => {
  expect(faults({ nvocc: 1 }, ['international'])).toEqual({
    paid_up_capital:
      'The minimum capital for the NVOCC scope is ₱5,000,000.00; ₱4,000,000.00 is entered. Raise the capital and enter it here, or do not add the NVOCC scope.',
  })
  expect(faults({ nvocc: 1, paid_up_capital: '5000000.00' }, ['international'])).toEqual({})
  expect(faults({ domestic: 1 }, ['nvocc']).paid_up_capital).toContain('give up the scope that is held')
})

test('a cover below the minimum of the highest scope held or added is refused at the field, with both amounts', () => {
  const insured = (insurance_cover: string) => ({ insurance_cover, paid_up_capital: '5000000.00' })
  expect(faults({ nvocc: 1, ...insured('999999.99') }, ['international'])).toEqual({
    insurance_cover: 'NVOCC scope requires a cover of at least ₱1,000,000.00; the policy covers ₱999,999.99.',
  })
  expect(faults({ nvocc: 1, ...insured('1000000.00') }, ['international'])).toEqual({})
  expect(faults({ domestic: 1, ...insured('400000.00') }, ['international'])).toEqual({
    insurance_cover: expect.stringContaining('International scope requires a cover of at least ₱500,000.00'),
  })
  const filed = additionalCategoryForm.draft.parse({ ...known, ...insured('400000.00'), domestic: 1 })
  expect(faults({ domestic: 1, ...insured('400000.00') }, ['international'], { filed })).toEqual({})
})

test('a minimum raised meanwhile holds up no answer to a return whose scope and capital stand', () => {
  const filed = additionalCategoryForm.draft.parse({ ...known, domestic: 1 })
  const raised = { ...limits, capital: { ...limits.capital, international: '9000000.00' } }
  expect(faults({ domestic: 1 }, ['international'], { filed, limits: raised })).toEqual({})
  expect(faults({ domestic: 1, paid_up_capital: '4500000.00' }, ['international'], { filed, limits: raised })).toEqual({
    paid_up_capital: expect.stringContaining('₱9,000,000.00'),
  })
})

test('the cover is in force, and does not end before it starts', () => {
  const ended = faults({ domestic: 1, insurance_ends_on: '2026-11-19' }, ['international'])
  expect(Object.keys(ended)).toEqual(['insurance_ends_on'])
  expect(faults({ domestic: 1, insurance_starts_on: '2027-03-01' }, ['international'])).toHaveProperty(
    'insurance_ends_on',
  )
})

test('what is added is charged, and tested beside what is held', () => {
  const answers = additionalCategoryForm.draft.parse({ ...known, nvocc: 1 })
  expect(additionalCategoryForm.fees(answers, null)).toEqual({ added_scopes: scopeFlags(['nvocc']) })
  expect(additionalCategoryForm.scopeChange(answers)).toEqual({ adds: ['nvocc'], gives_up: [] })
})
