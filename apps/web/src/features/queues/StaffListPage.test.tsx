import { Status } from '@lading/domain/transactions/status'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { authorisation, person } from '../../testing/people.ts'
import { sampleQueueRow } from '../../testing/sample-queue-row.ts'
import { answer, asked } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { showRoutes } from '../../testing/show.tsx'
import StaffListPage from './StaffListPage.tsx'

beforeEach(() => startSession({ user: person('staff', ['lock-start-evaluation']), authorisation }))

const open = (list = 'for-evaluation') =>
  showRoutes(
    [
      { path: '/transactions/:list', element: <StaffListPage /> },
      { path: '/transactions/admin-workflow/:id', element: <h1>The transaction</h1> },
      { path: '/admin-transactions/9/approval/7', element: <h1>The change</h1> },
    ],
    `/transactions/${list}`,
  )

const row = sampleQueueRow
const serve = (rows: object[], list = 'for-evaluation') =>
  answer(`POST /lists/${list}`, () => ({ data: rows, total: rows.length }))

test('an evaluator reads what waits, how late it is in words, and opens it by its row', async () => {
  serve([row])
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: 'For Evaluation' })).toBeVisible()
  await expect.element(screen.getByText('International, NVOCC')).toBeVisible()
  await expect.element(screen.getByText('2 days late')).toBeVisible()
  await expect.element(screen.getByText('Not assigned')).toBeVisible()
  await screen.getByText('Kalayaan Global Lines Inc.').click()
  await expect.element(screen.getByRole('heading', { name: 'The transaction' })).toBeVisible()
})

test('a transaction with the client shows that its clock is paused', async () => {
  serve([{ ...row, due_on: null, days_left: null, clock_state: 'paused' }])
  const screen = await open()
  await expect.element(screen.getByText('Paused, with the client')).toBeVisible()
})

test('a cashier reads what each transaction owes, once it was ordered', async () => {
  const ordered = { ...row, status: Status.forPayment, total_amount_due: '5030.00' }
  serve([ordered, { ...row, transaction_id: 8, status: Status.forOrderOfPayment }], 'order-of-payment')
  const screen = await open('order-of-payment')
  await expect.element(screen.getByText('₱5,030.00')).toBeVisible()
  await expect.element(screen.getByRole('row').nth(2)).not.toHaveTextContent('₱')
})

test('beside the menu in a window of 1100 pixels a cashier reads the business, and the amount without scrolling', async () => {
  await page.viewport(812, 800) // what the menu leaves of it
  const longest = { business_name: 'South Harbor Freight Solutions Cooperative', total_amount_due: '10060.00' }
  serve([{ ...row, status: Status.forPayment, ...longest }], 'order-of-payment')
  const screen = await open('order-of-payment')
  const columnOf = (name: string) => screen.getByRole('columnheader', { name }).element().getBoundingClientRect()
  await expect.element(screen.getByText('₱10,060.00')).toBeVisible()
  const list = screen.getByRole('region', { name: 'Order of Payment' }).element().getBoundingClientRect()
  expect(columnOf('Amount').right).toBeLessThanOrEqual(list.right)
  expect(columnOf('Business').width).toBeGreaterThan(130)
})

test('the list is narrowed by status, in the contract’s own number', async () => {
  serve([row])
  const screen = await open()
  await screen.getByRole('combobox', { name: 'Status' }).click()
  await screen.getByRole('option', { name: 'Locked for evaluation' }).click()
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ status: Status.lockedForEvaluation, page: 1 })
})

test('a surrender stands among the transactions to approve, and leads to the page of its business', async () => {
  const surrender = { transaction_id: null, type: null, reference: '25-SFF-000911', status: Status.accredited }
  serve([{ ...row, ...surrender, due_on: null, days_left: null, asks: 'surrender' }, row], 'for-approval')
  const screen = await open('for-approval')
  await expect.element(screen.getByRole('cell', { name: 'Surrender asked' })).toBeVisible()
  await expect.element(screen.getByRole('row').nth(1)).not.toHaveTextContent('Not assigned')
  await expect
    .element(screen.getByRole('link', { name: '25-SFF-000911' }))
    .toHaveAttribute('href', '/transactions/business/9')
  await screen.getByRole('combobox', { name: 'Status' }).click()
  await screen.getByRole('option', { name: 'Surrender asked' }).click()
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ status: Status.accredited })
})

test('a draft whose client asks for a waiver leads to the page of its business', async () => {
  serve([{ ...row, type: 2, status: Status.draft, filed_at: null, due_on: null, asks: 'waiver' }], 'for-approval')
  const screen = await open('for-approval')
  await expect.element(screen.getByRole('cell', { name: 'Waiver asked' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: row.reference }))
    .toHaveAttribute('href', '/transactions/business/9')
})

test('each line leads to the page of its family', async () => {
  const families = {
    2: 'transactions/admin-workflow/2',
    4: 'admin-transactions/9/approval/4',
    13: 'reportorials/transaction/13',
    16: 'other-category/transaction/16',
  }
  const types = Object.keys(families).map(Number)
  serve(types.map((type) => ({ ...row, type, transaction_id: type, reference: `Of type ${type}` })))
  const screen = await open()
  for (const [type, address] of Object.entries(families)) {
    const link = screen.getByRole('link', { name: `Of type ${type}`, exact: true })
    await expect.element(link).toHaveAttribute('href', `/${address}`)
  }
})

test('an empty list says what will fill it', async () => {
  serve([], 'for-review')
  const screen = await open('for-review')
  await expect.element(screen.getByText('No transactions for review')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Take next' })).not.toBeInTheDocument()
})

test('taking the next transaction opens it where its family is worked on', async () => {
  serve([row])
  answer('POST /evaluator/claim', () => ({ transaction_id: 7, type: 4, business_id: 9 }))
  const screen = await open()
  await screen.getByRole('button', { name: 'Take next' }).click()
  await expect.element(screen.getByRole('heading', { name: 'The change' })).toBeVisible()
})

test('where nothing waits, taking the next says so', async () => {
  serve([])
  answer('POST /evaluator/claim', () => ({ transaction_id: null }))
  const screen = await open()
  await screen.getByRole('button', { name: 'Take next' }).click()
  await expect.element(screen.getByText('No transaction is waiting for you.')).toBeVisible()
})

test('somebody who does not evaluate is not offered the next transaction', async () => {
  startSession({ user: person('staff', ['view-transaction-evaluation-list']), authorisation })
  serve([row])
  const screen = await open()
  await expect.element(screen.getByText('SFF-N-2026-000007')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Take next' })).not.toBeInTheDocument()
})
