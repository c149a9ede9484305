import { expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { InvoiceStatus } from '../payments/invoice.ts'
import { Status } from '../transactions/status.ts'
import { TransactionType } from '../transactions/transaction-type.ts'
import { renewalDeadline } from './renewal-deadline.ts'
import { reportDeadline } from './report-deadline.ts'
import { deadlinesOf, type DeadlineFacts } from './deadlines-of.ts'

const rules = { limits: { window_months: 2, late_days: 365 } }
const nothing: DeadlineFacts = {
  reports: [],
  accreditations: [],
  documents: [],
  permits: [],
  agreements: [],
  invoices: [],
  transactions: [],
}
const of = (facts: Partial<DeadlineFacts>) =>
  deadlinesOf({ ...nothing, ...facts }, rules).map(({ key, kind, on, title, screen }) => ({
    key,
    kind,
    on,
    title,
    screen: screen.name,
  }))

const whose = { business_id: 7, agency: 'dti' } as const
const draft = { transaction_id: 3, accreditation_id: null, type: TransactionType.insuranceCoverage, status: 0 } as const
const report = {
  ...whose,
  obligation_id: 12,
  type: TransactionType.insuranceCoverage,
  opens_on: plainDate('2026-11-01'),
  due_on: plainDate('2026-12-31'),
  period: null,
  policy_number: 'CL-1',
  transaction: null,
}
const held = {
  ...whose,
  accreditation_id: 5,
  number: '25-SFF-000001',
  status: Status.accredited,
  expiry_date: plainDate('2027-03-31'),
  renewal: null,
}
const permit = {
  business_id: 7,
  document_id: 9,
  kind: 'mayors-permit',
  number: 'BP-1',
  valid_until: plainDate('2026-12-31'),
} as const
const branch = { business_id: 7, branch_key: 'b1', branch_name: 'Cebu', permit_ends_on: plainDate('2026-12-30') }
const agreement = {
  business_id: 7,
  agent_key: 'a1',
  agent_name: 'Kowloon Freight Ltd',
  agreement_ends_on: plainDate('2027-01-31'),
}
const invoice = {
  ...whose,
  invoice_id: 2,
  transaction_id: 8,
  number: 'OP-1',
  amount: '6530.00',
  status: InvoiceStatus.forPayment,
  due_date: plainDate('2026-12-01'),
}
const waiting = {
  ...whose,
  transaction_id: 8,
  accreditation_id: 5,
  type: TransactionType.address,
  status: Status.forClientAction,
  reference: 'SFF-U-1',
  client_deadline_on: plainDate('2026-12-05'),
}

test('the calendar holds each thing once, the first day first, with the screen where it is done', () => {
  const all = {
    reports: [report],
    accreditations: [held],
    documents: [permit],
    permits: [branch],
    agreements: [agreement],
    invoices: [invoice],
    transactions: [waiting],
  }
  expect(of(all)).toEqual([
    { key: 'payment-2', kind: 'payment', on: '2026-12-01', title: 'Pay ₱6,530.00', screen: 'order-of-payment' },
    {
      key: 'transaction-8',
      kind: 'return',
      on: '2026-12-05',
      title: 'Answer what the agency returned',
      screen: 'transaction',
    },
    {
      key: 'permit-7-b1',
      kind: 'document',
      on: '2026-12-30',
      title: 'Renew a branch permit: Cebu',
      screen: 'changes',
    },
    {
      key: 'document-9',
      kind: 'document',
      on: '2026-12-31',
      title: 'File the new document: Mayor’s or business permit',
      screen: 'changes',
    },
    {
      key: 'report-12',
      kind: 'insurance',
      on: '2026-12-31',
      title: 'File the new insurance policy',
      screen: 'reports',
    },
    {
      key: 'agreement-7-a1',
      kind: 'document',
      on: '2027-01-31',
      title: 'Renew the agreement with Kowloon Freight Ltd',
      screen: 'changes',
    },
    {
      key: 'renewal-5',
      kind: 'renewal',
      on: '2027-03-31',
      title: 'Renew accreditation 25-SFF-000001',
      screen: 'renewals',
    },
  ])
})

test('a report leads to its draft, and leaves the calendar once it is filed', () => {
  expect(of({ reports: [{ ...report, transaction: draft }] })).toMatchObject([{ screen: 'transaction' }])
  expect(of({ reports: [{ ...report, transaction: { ...draft, status: Status.forEvaluation } }] })).toEqual([])
  expect(of({ reports: [{ ...report, due_on: null }] })).toEqual([])
})

test('a renewal leads to its draft, leaves the calendar once it is filed, and has a last day after the expiry', () => {
  const renewal = (is_draft: boolean) => ({ accreditation_id: 6, is_draft, is_incomplete: false })
  expect(of({ accreditations: [{ ...held, renewal: renewal(true) }] })).toMatchObject([{ screen: 'renewal-draft' }])
  expect(of({ accreditations: [{ ...held, renewal: renewal(false) }] })).toEqual([])
  expect(of({ accreditations: [{ ...held, status: Status.suspended }] })).toEqual([])
  expect(of({ accreditations: [{ ...held, status: Status.expired }] })).toMatchObject([{ on: '2028-03-30' }])
  // The board renews at its counter.
  expect(of({ accreditations: [{ ...held, agency: 'cab' }] })).toMatchObject([{ screen: 'accreditations' }])
})

test('a renewal that waits for its documents keeps the last day without a surcharge, with its own page', () => {
  const renewal = { accreditation_id: 6, is_draft: false, is_incomplete: true }
  expect(of({ accreditations: [{ ...held, renewal }] })).toMatchObject([
    { on: '2027-03-31', title: 'Complete the renewal of 25-SFF-000001', screen: 'renewal' },
  ])
  expect(renewalDeadline({ ...held, renewal }, rules)?.about).toBe(
    'Complete on or before this day, it pays no surcharge.',
  )
  expect(of({ accreditations: [{ ...held, status: Status.expired, renewal }] })).toEqual([])
})

test('a business that holds no accreditation is asked for no permit and no agreement', () => {
  expect(of({ documents: [permit], permits: [branch], agreements: [agreement] })).toEqual([])
  expect(of({ accreditations: [{ ...held, expiry_date: null }], documents: [permit] })).toHaveLength(1)
})

test('an expired business renews with its new documents; a change is for one that holds an accreditation in force', () => {
  const ending = { documents: [permit], permits: [branch], agreements: [agreement] }
  const expired = { ...held, status: Status.expired }
  const documentsOf = (accreditations: DeadlineFacts['accreditations']) =>
    of({ ...ending, accreditations }).filter(({ kind }) => kind === 'document')
  expect(documentsOf([expired])).toMatchObject([
    { title: 'Renew with the new branch permit: Cebu', screen: 'renewals' },
    { title: 'Renew with the new document: Mayor’s or business permit', screen: 'renewals' },
    { title: 'Renew with the new agreement with Kowloon Freight Ltd', screen: 'renewals' },
  ])
  const renewal = { accreditation_id: 6, is_draft: true, is_incomplete: false }
  expect(documentsOf([{ ...expired, renewal }]).map(({ screen }) => screen)).toEqual(Array(3).fill('renewal-draft'))
  expect(documentsOf([{ ...expired, renewal: { ...renewal, is_draft: false } }])).toEqual([])
  const byAir = { ...held, agency: 'cab', accreditation_id: 8 } as const
  for (const both of [
    [expired, byAir],
    [byAir, expired],
  ])
    expect(documentsOf(both).map(({ screen }) => screen)).toEqual(Array(3).fill('changes'))
})

test('what is to be paid has the day of its order alone, and none while the cashier has the payment', () => {
  expect(of({ transactions: [{ ...waiting, status: Status.forPayment }] })).toEqual([])
  expect(of({ invoices: [{ ...invoice, status: InvoiceStatus.forValidation }] })).toEqual([])
  expect(of({ invoices: [{ ...invoice, transaction_id: null }] })).toMatchObject([{ screen: 'invoices' }])
})

test('of what waits for its client a case is never told', () => {
  expect(of({ transactions: [{ ...waiting, type: TransactionType.requestForSuspension }] })).toEqual([])
  const pickup = { ...waiting, status: Status.forPickup }
  expect(of({ transactions: [pickup] })).toMatchObject([{ kind: 'pickup', title: 'Pick up the certificate' }])
})

test('reports of one day to both agencies tell whose each is, and of which days', () => {
  const period = { first_day: plainDate('2026-07-01'), last_day: plainDate('2026-09-30') }
  const quarterly = { ...report, type: TransactionType.quarterlyReport, policy_number: null, period }
  expect(reportDeadline(quarterly)?.about).toBe('Sea freight forwarders, 1 Jul 2026 to 30 Sep 2026')
  expect(reportDeadline({ ...quarterly, agency: 'cab' })?.about).toMatch(/^Airfreight forwarders, /)
  expect(reportDeadline(report)?.about).toBe('Sea freight forwarders. The cover of policy CL-1 ends.')
})
