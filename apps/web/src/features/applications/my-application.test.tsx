import { Status } from '@lading/domain/transactions/status'
import { ensure } from '@lading/domain/ensure'
import type { Filing } from '@lading/contract/filing/filing'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  openMyApplication,
  owner,
  returned,
  returnedDocument,
  sampleClock,
  serveMyApplication,
} from '../../testing/my-application.tsx'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { refusedAttempt, sampleInvoice } from '../../testing/sample-invoice.ts'
import { answer, asked } from '../../testing/server.ts'

beforeEach(serveMyApplication)

describe('the ownership of an accreditation (specification, section 6)', () => {
  test('refuses the page to whom its business_user list does not hold', async () => {
    const screen = await openMyApplication({ ...returned, business_user: [{ user_id: 7 }] })
    await expect.element(screen.getByRole('heading', { name: 'Hold Up!' })).toBeVisible()
  })

  test('shows it to whom the list holds', async () => {
    const screen = await openMyApplication({ ...returned, business_user: [{ user_id: 7 }, { user_id: owner.id }] })
    await expect.element(screen.getByRole('heading', { name: 'Kalayaan Global Lines Inc.' })).toBeVisible()
  })
})

test('withdrawing stands apart from what is asked, and asks for a reason', async () => {
  const screen = await openMyApplication({ ...returned, returns: [returnedDocument] })
  const needed = screen.getByRole('region', { name: 'What we need from you' })
  await expect.element(needed.getByRole('button', { name: 'Resubmit' })).toBeVisible()
  expect(needed.getByRole('button', { name: /Withdraw/ }).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Withdraw the application' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Withdraw the application?' })
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(dialog.getByRole('link', { name: 'Enter the reason for withdrawing.' })).toBeVisible()
  expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([])
})

test('a customer reads the disapproval and its grounds on the page', async () => {
  const screen = await openMyApplication({
    ...returned,
    status: 24,
    open: 'nothing',
    returns: [],
    denial_grounds: 'The cover ends too soon.\nThe lease is not signed.',
  })
  const why = screen.getByRole('region', { name: 'Why the application was disapproved' })
  await expect.element(why.getByText('The lease is not signed.', { exact: false })).toBeVisible()
})

test('a refused payment says at the top what was wrong with it, and leads to where it is corrected', async () => {
  answer('GET /invoices/show', () => ({
    ...sampleInvoice,
    status: InvoiceStatus.declined,
    attempts: [{ ...refusedAttempt, refusal: 'The slip is of another account.' }],
  }))
  const screen = await openMyApplication({ ...returned, status: 15, open: 'nothing', returns: [] })
  const needed = screen.getByRole('region', { name: 'Your payment was refused: correct it and send it again' })
  await expect.element(needed.getByText('The slip is of another account.')).toBeVisible()
  await expect.element(needed.getByText(/₱6,530.00, paid on 20 Nov 2026, number DS-8841/)).toBeVisible()
  await expect.element(needed.getByText('Tue, 15 Dec 2026')).toBeVisible()
  await expect.element(needed.getByRole('link', { name: 'Open the order of payment' })).toBeVisible()
})

test('who reads the fees of what was filed learns by which day’s fees, and is not told to pay after the review', async () => {
  const screen = await openMyApplication({
    ...returned,
    status: 17,
    open: 'nothing',
    returns: [],
    filed_at: '2026-11-06T16:30:00Z', // half past midnight in Manila
    assessment: { lines: [...sampleInvoice.lines], total: '30.00', condoned: null },
  })
  await screen.getByRole('button', { name: 'Show', exact: true }).click()
  const fees = screen.getByRole('region', { name: 'Fees' })
  await expect
    .element(fees.getByText('Computed from the fees in force on the day of filing, 7 Nov 2026.'))
    .toBeVisible()
  await expect.element(fees.getByText('You pay after the review', { exact: false })).not.toBeInTheDocument()
})

test('a certificate to pick up says where, when, with what and until when, and offers the letter to print', async () => {
  const pickup = {
    office: 'Accreditation Division',
    address: '361 Sen. Gil J. Puyat Avenue',
    latitude: null,
    longitude: null,
    hours: 'Monday to Friday',
    slot: 'Any morning',
    bring: ['An identification card'],
    closed_days: [{ on: '2026-12-08', name: 'Immaculate Conception' }],
  }
  const letter = {
    id: 5,
    kind: 'authorisation-letter',
    number: 'SFF-N-2026-000123',
    slug: 'L5',
    state: 'ready',
  } as const
  const made = {
    is_current: false,
    created_at: '2026-11-20T02:00:00Z',
    ready_at: '2026-11-20T02:00:01Z',
    valid_until: null,
  }
  const certificate = { ...letter, id: 6, kind: 'certificate', number: '26-SFF-000123', slug: 'C6' } as const
  const issued_documents = [
    { ...letter, ...made },
    { ...certificate, ...made, is_current: true },
  ]
  const screen = await openMyApplication({
    ...returned,
    status: 21,
    open: 'nothing',
    returns: [],
    pickup,
    issued_documents,
  })
  const needed = screen.getByRole('region', { name: 'Pick up your certificate' })
  for (const words of ['Accreditation Division', 'Any morning', 'An identification card', 'Tue, 15 Dec 2026'])
    await expect.element(needed.getByText(words)).toBeVisible()
  await expect.element(needed.getByText(/Tue, 8 Dec 2026 \(Immaculate Conception\)/)).toBeVisible()
  await expect.element(needed.getByRole('button', { name: 'Authorisation letter (PDF)' })).toBeVisible()
  const [above, below] = ['Authorisation letter (PDF)', 'Download the certificate (PDF)'].map((name) =>
    needed.getByRole('button', { name }).element().getBoundingClientRect(),
  )
  expect(ensure(below).top - ensure(above).bottom).toBeGreaterThanOrEqual(8)
})

test('a client whose certificate is issued finds its download first, in the latest edition', async () => {
  const made = {
    state: 'ready',
    created_at: '2026-11-20T02:00:00Z',
    ready_at: '2026-11-20T02:00:01Z',
    valid_until: null,
  } as const
  const certificate = { ...made, kind: 'certificate' } as const
  const issued_documents = [
    { ...certificate, id: 7, number: '26-SFF-000259', slug: 'C7', is_current: false },
    { ...certificate, id: 8, number: '26-SFF-000259-A', slug: 'C8', is_current: true },
    { ...certificate, id: 9, kind: 'official-receipt', number: 'OR-9', slug: 'R9', is_current: false } as const,
  ]
  const screen = await openMyApplication({ ...returned, status: 22, open: 'nothing', returns: [], issued_documents })
  const first = screen.getByRole('region', { name: 'Your certificate is issued' })
  await expect.element(first.getByText('Certificate of accreditation, 26-SFF-000259-A')).toBeVisible()
  await expect.element(first.getByRole('button', { name: 'Download the certificate (PDF)' })).toBeVisible()
})

test('once all is done, the top says what has come of it', async () => {
  const next = 'The accreditation is in force.'
  const screen = await openMyApplication({ ...returned, status: 22, open: 'nothing', returns: [], next })
  const needed = screen.getByRole('region', { name: 'No action is needed from you' })
  await expect.element(needed.getByText(next, { exact: true })).toBeVisible()
})

test('while the agency works, the top says that nothing is needed, and what comes next', async () => {
  const step = { title: 'Submitted', by: 'You', remarks: '', lasted_minutes: null, status: 2, side: 'client' }
  const steps = [3, 2, 1].map((id) => ({ ...step, id, then_with: 'agency', at: `2026-11-0${id}T02:00:00Z` }))
  answer('GET /transactions/9/timeline', () => ({ steps }))
  const next = 'Review, then the order of payment.'
  const screen = await openMyApplication({ ...returned, status: 3, open: 'nothing', returns: [], next })
  const needed = screen.getByRole('region', { name: 'No action is needed from you' })
  await expect.element(needed.getByText(`What happens next: ${next}`)).toBeVisible()
  const timeline = screen.getByRole('list', { name: 'Timeline of the application' })
  await expect.element(timeline.getByRole('listitem').nth(1)).toBeVisible()
  expect(timeline.getByRole('listitem').elements()).toHaveLength(2)
  await screen.getByRole('button', { name: 'Show all 3 steps' }).click()
  await expect.element(timeline.getByRole('listitem').nth(2)).toBeVisible()
})

test('right after submitting the numbers, what happens next and by when, and the acknowledgement are shown', async () => {
  answer('GET /transactions/9/clock', () => ({ ...sampleClock, state: 'runs', due_on: '2026-11-19' }))
  answer('GET /transactions/9/evaluation-place', () => ({ earlier: { total: 6, is_more: false } }))
  const issuedDocument = {
    id: 1,
    kind: 'acknowledgement',
    number: 'SFF-N-2026-000123',
    slug: 'slug',
    state: 'ready',
    is_current: false,
    created_at: '2026-11-07T13:14:00Z',
    ready_at: '2026-11-07T13:14:05Z',
    valid_until: null,
  } as const
  const screen = await openMyApplication(
    { ...returned, status: 2, open: 'nothing', next: 'An evaluator takes it up.', issued_documents: [issuedDocument] },
    '?submitted',
  )
  const confirmation = screen.getByRole('region', { name: 'Your application was submitted' })
  await expect.element(confirmation.getByText('Queue No. 00041')).toBeVisible()
  await expect.element(confirmation.getByText('An evaluator takes it up.')).toBeVisible()
  await expect.element(screen.getByText(/^6 transactions filed earlier wait for evaluation at the/)).toBeVisible()
  await expect.element(confirmation.getByText(/must decide by Thu, 19 Nov 2026/)).toBeVisible()
  await expect.element(confirmation.getByText('SFF-N-2026-000123')).toBeVisible()
  await expect.element(confirmation.getByRole('button', { name: 'Acknowledgement receipt (PDF)' })).toBeVisible()
})

test.each([
  ['returned', returned, 'What we need from you'],
  [
    'marked as incomplete',
    { ...returned, status: Status.forRequirementCompletion, open: 'documents' } as const,
    'Complete your requirements',
  ],
])('what the agency %s stands first, not the confirmation of what was filed', async (_, filing, heading) => {
  const screen = await openMyApplication(filing, '?submitted')
  await expect.element(screen.getByRole('region', { name: heading })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Your application was submitted' })).not.toBeInTheDocument()
})

describe('the satisfaction form', () => {
  const state = {
    reference: 'SFF-N-2026-000123',
    type: 1,
    agency: 'dti',
    is_offered: true,
    is_answered: false,
    control_number: null,
    approval_number: '1',
    approval_until: '2027-12-31',
  }
  const issuedDocument: Partial<Filing> = { ...returned, status: 20, open: 'nothing', returns: [] }

  test('is offered on the page of an application whose certificate is out', async () => {
    answer('GET /accreditations/sff/csf/9', () => state)
    const screen = await openMyApplication(issuedDocument)
    await expect
      .element(screen.getByRole('link', { name: 'Answer the form' }))
      .toHaveAttribute('href', '/certificates?form=9')
  })

  test('once answered it is thanked for, with its number', async () => {
    answer('GET /accreditations/sff/csf/9', () => ({
      ...state,
      is_answered: true,
      control_number: 'CSM-D-2026-000004',
    }))
    const screen = await openMyApplication(issuedDocument)
    await expect.element(screen.getByText('CSM-D-2026-000004')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Answer the form' }).query()).toBeNull()
  })

  test('is not spoken of before the decision', async () => {
    const screen = await openMyApplication({ ...returned, status: 6, open: 'nothing', returns: [] })
    await expect.element(screen.getByRole('heading', { name: 'Issued documents' })).toBeVisible()
    expect(asked.map(({ path }) => path)).not.toContain('/accreditations/sff/csf/9')
  })
})

test('a day is Manila’s: what was submitted there after midnight is not of the day before', async () => {
  const screen = await openMyApplication({
    ...returned,
    status: 2,
    open: 'nothing',
    submitted_at: '2026-11-08T17:00:00Z',
  })
  await expect.element(screen.getByText('9 Nov 2026').first()).toBeVisible()
  expect(screen.getByText('8 Nov 2026').query()).toBeNull()
})
