import { Status } from '@lading/domain/transactions/status'
import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../../testing/people.ts'
import { answer, asked } from '../../../testing/server.ts'
import { startSession } from '../../../testing/session.ts'
import { showRoutes } from '../../../testing/show.tsx'
import BusinessTransactionsPage from './BusinessTransactionsPage.tsx'

beforeEach(() => startSession({ user: person('staff', ['waive-arrears', 'decline-waiver']), authorisation }))

const line = (key: string, name: string, amount: string | null) => ({
  key,
  kind: amount ? 'not-paid' : 'not-filed',
  type: 15,
  name,
  due_on: amount ? null : '2027-01-04',
  amount,
  transaction: null,
  is_waived: false,
})
const waiver = {
  transaction_id: 7,
  version: 3,
  reference: 'SFF-R-2027-000007',
  asked_by: 'Reyes, Ana',
  reason: 'The insurer was closed.',
  asked_at: '2027-03-01T02:00:00Z',
  outcome: 'asked',
  decided_at: null,
  named: [],
  remark: '',
  earlier: [],
}
const act = (action: string) => ({
  action,
  label: action,
  is_usual: false,
  transition_id: 'A49',
  to: 0,
  questions: [],
})

async function open(waivers: object[], actions: string[] = [], surrenders: object[] = []) {
  const arrears = [
    line('report-1', 'Insurance coverage, due 4 Jan 2027, not filed', null),
    line('penalty-2', 'Penalty for insurance coverage SFF-P-2026-000001, ₱5,000.00, not paid', '5000.00'),
  ]
  answer('GET /transactions/business/9', () => ({
    business_id: 9,
    business_name: 'Kalayaan Global Lines Inc.',
    agencies: [{ agency: 'dti', arrears, waivers, surrenders }],
  }))
  answer('POST /lists/transactions-of-business', () => ({ data: [], total: 0 }))
  answer('GET /transactions/7/process', () => ({
    transaction_id: 7,
    version: 3,
    status: 0,
    acts: actions.map(act),
    not_yet: [],
    holder: null,
    processor: null,
  }))
  answer('PUT /transactions/update/status/7', () => ({
    transaction_id: 7,
    accreditation_id: 5,
    status: 0,
    version: 4,
  }))
  const routes = [{ path: '/transactions/business/:id', element: <BusinessTransactionsPage /> }]
  return showRoutes(routes, '/transactions/business/9')
}

test('an approving officer waives what is chosen by name, with a reason', async () => {
  const screen = await open([waiver], ['waive-arrears', 'decline-waiver'])
  await expect.element(screen.getByText('The insurer was closed.')).toBeVisible()
  await screen.getByRole('button', { name: 'Waive arrears' }).click()
  await screen.getByRole('checkbox', { name: /Penalty for insurance coverage/ }).click()
  await screen.getByRole('textbox', { name: 'Reason' }).fill('The closure was announced.')
  await screen.getByRole('dialog').getByRole('button', { name: 'Waive arrears' }).click()
  const sent = () => asked.find(({ method }) => method === 'PUT')?.body
  await expect.poll(sent).toEqual({
    action: 'waive-arrears',
    version: 3,
    waived: ['report-1'],
    reason: 'The closure was announced.',
  })
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull()
  // The business is read again; the draft, which is the client's alone now, is not.
  const reads = (path: string) => asked.filter((one) => one.method === 'GET' && one.path.endsWith(path)).length
  expect([reads('/transactions/business/9'), reads('/transactions/7/process')]).toEqual([2, 1])
})

test('nothing is waived without a choice and a reason', async () => {
  const screen = await open([waiver], ['waive-arrears'])
  await screen.getByRole('button', { name: 'Waive arrears' }).click()
  for (const name of [/Insurance coverage, due/, /Penalty for/]) await screen.getByRole('checkbox', { name }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Waive arrears' }).click()
  await expect.element(screen.getByRole('link', { name: 'Choose what is waived.' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Enter the reason.' })).toBeVisible()
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('who is no approving officer reads the request and the arrears, and is told whose it is', async () => {
  const screen = await open([waiver])
  await expect.element(screen.getByText('For the approving officer.')).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '₱5,000.00', exact: true })).toBeVisible()
  await expect.element(screen.getByText('Nothing was filed yet')).toBeVisible()
})

test('the answer to an earlier request of the same renewal stands beside the new one', async () => {
  const first = { reason: 'No time.', outcome: 'declined', asked_at: '2027-02-20T02:00:00Z', named: [] }
  const declined = { ...first, decided_at: '2027-02-22T02:00:00Z', remark: 'File the policy first.' }
  const screen = await open([{ ...waiver, earlier: [declined] }])
  const earlier = screen.getByRole('group', { name: 'Earlier request' })
  await expect.element(earlier.getByText('File the policy first.')).toBeVisible()
  await expect.element(earlier.getByText('Declined')).toBeVisible()
})

test('a surrender stands with what ends with it, and is declined with a reason', async () => {
  const surrender = {
    accreditation_id: 5,
    business_id: 9,
    agency: 'dti',
    number: '25-SFF-000911',
    status: Status.accredited,
    business_name: 'Kalayaan Global Lines Inc.',
    asked_by: 'Reyes, Ana',
    expiry_date: '2028-10-31',
    version: 3,
    asked: {
      action: 'ask-for-surrender',
      number: '25-SFF-000900',
      at: '2026-11-09T02:00:00Z',
      remarks: 'We close.',
      letter: null,
    },
    invoices_unpaid: 1,
    accept_why_not: 'An invoice is still unpaid.',
    decline_why_not: null,
    ends: { transactions: [], obligations: [{ type: 15, due_on: '2027-01-04' }], certificates: [], branches: [] },
  }
  answer('PATCH /accreditations/status/5', () => ({
    transaction_id: null,
    accreditation_id: 5,
    status: 22,
    version: 4,
  }))
  const screen = await open([], [], [surrender])
  await expect.element(screen.getByText('An invoice is still unpaid.')).toBeVisible()
  // It was asked of the accreditation that this one renewed.
  await expect.element(screen.getByText('25-SFF-000900')).toBeVisible()
  await expect.element(screen.getByText(/Insurance coverage, due .+ no longer owed/)).toBeVisible()
  await screen.getByRole('button', { name: 'Decline surrender' }).click()
  await screen.getByRole('textbox', { name: 'Reason' }).fill('Sign the letter.')
  await screen.getByRole('dialog').getByRole('button', { name: 'Decline surrender' }).click()
  await expect
    .poll(() => asked.find(({ method }) => method === 'PATCH')?.body)
    .toEqual({ action: 'decline-surrender', version: 3, reason: 'Sign the letter.' })
})
