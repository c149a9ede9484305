import { expect, test } from 'vitest'
import { askedFor, speaksOfMove, whereItLeads } from './where-it-leads.ts'

test('a notification on nothing leads nowhere', () => {
  expect(whereItLeads(null, 'customer')).toBeUndefined()
  expect(whereItLeads(null, 'staff')).toBeUndefined()
})

test('only a subject that speaks of a status change offers the transaction', () => {
  expect(speaksOfMove('SFF-2026-00012: Status Change to for evaluation')).toBe(true)
  expect(speaksOfMove('A message from the agency')).toBe(false)
  expect(speaksOfMove('status change')).toBe(false)
})

test('a message and a satisfaction form are one press away; a link to a case is not, which its transaction is', () => {
  expect(askedFor('/customer-messages/31')).toBe('Read and answer')
  expect(askedFor('/certificates?form=31')).toBe('Answer the form')
  expect(askedFor('/my-applications/7')).toBeUndefined()
  expect(askedFor('')).toBeUndefined()
})
