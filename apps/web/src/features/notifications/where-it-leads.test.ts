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

test('a message and a satisfaction form are one press away; a transaction has no second button to itself', () => {
  const moved = 'Status Change: SFF-N-2026-000007, approved'
  expect(askedFor('/customer-messages/31', 'Message: SFF-N-2026-000007')).toBe('Read and answer')
  expect(askedFor('/certificates?form=31', moved)).toBe('Answer the form')
  expect(askedFor('/my-applications/7', moved)).toBeUndefined()
  expect(askedFor('', 'You no longer act for a business')).toBeUndefined()
})

test('a notice that renewal is open leads to the renewal, and that a report is due to the report', () => {
  expect(askedFor('/renewal-application', 'Renewal is open: 25-SFF-000001')).toBe('Renew the accreditation')
  expect(askedFor('/renewal-application', 'Status Change: 25-SFF-000001, expired')).toBe('Renew the accreditation')
  expect(askedFor('/reportorials/1/edit/449', 'Notice: SFF-P-2026-000038, report due')).toBe('Open the page')
})
