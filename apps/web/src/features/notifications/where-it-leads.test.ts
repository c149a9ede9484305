import { expect, test } from 'vitest'
import { askedFor, speaksOfMove, whereItLeads } from './where-it-leads.ts'

const about = (transaction_type_id: number, accreditation_id: number | null = 7) => ({
  id: 31,
  transaction_type_id,
  business_id: 4,
  accreditation_id,
})

test.each([1, 2])('a notification on type %i leads staff to the case and customers to their application', (type) => {
  expect(whereItLeads(about(type), 'staff')).toBe('/transactions/admin-workflow/31')
  expect(whereItLeads(about(type), 'customer')).toBe('/my-applications/7')
  expect(whereItLeads(about(type, null), 'customer')).toBe('/my-applications/0')
})

test('a notification on a change, a report or a request leads a customer to its talk', () => {
  for (const type of [6, 13, 17]) expect(whereItLeads(about(type), 'customer')).toBe('/customer-messages/31')
})

test('a notification on nothing, or on a case against the business, leads a customer nowhere', () => {
  expect(whereItLeads(null, 'customer')).toBeUndefined()
  expect(whereItLeads(about(18), 'customer')).toBeUndefined()
})

test('only a subject that speaks of a status change offers the transaction', () => {
  expect(speaksOfMove('SFF-2026-00012: Status Change to for evaluation')).toBe(true)
  expect(speaksOfMove('A message from the agency')).toBe(false)
})

test('a message and a satisfaction form are one press away; a link to a case is not, which its transaction is', () => {
  expect(askedFor('/customer-messages/31')).toBe('Read and answer')
  expect(askedFor('/certificates?form=31')).toBe('Answer the form')
  expect(askedFor('/my-applications/7')).toBeUndefined()
  expect(askedFor('')).toBeUndefined()
})
