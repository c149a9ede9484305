import { beforeEach, expect, test } from 'vitest'
import { serveMyApplication } from '../../testing/my-application.tsx'
import { readAgain } from '../../testing/read-again.ts'
import { answer } from '../../testing/server.ts'
import { showRoutes } from '../../testing/show.tsx'
import NewReportPage from './NewReportPage.tsx'
import ReportsPage from './ReportsPage.tsx'

const owed = {
  obligation_id: 1,
  business_id: 5,
  agency: 'dti',
  type: 15,
  follows: { policy_number: 'CL-2026-0042', ends_on: '2026-12-31' },
  period: null,
  opens_on: '2026-11-01',
  due_on: '2027-01-04',
  state: 'late',
  filed_on: null,
  days_late: 2,
  accepted_on: null,
  transaction: { transaction_id: 9, reference: 'SFF-P-2026-000031', status: 0 },
  penalty: null,
  is_condoned: false,
}
const draft = {
  transaction_id: 9,
  accreditation_id: 3,
  business_id: 5,
  business_name: 'Amihan Lines, Inc.',
  reference: 'SFF-P-2026-000031',
  type: 15,
  agency: 'dti',
  status: 0,
  updated_at: '2027-01-06T01:00:00Z',
}
const openings = [
  { agency: 'dti', type: 15, why_not: 'This report is open already.', transaction_id: 9 },
  { agency: 'cab', type: 15, why_not: null, transaction_id: null },
]
const amihan = { business_id: 5, business_name: 'Amihan Lines, Inc.', openings, pending: [owed] }

const open = (path: string) =>
  showRoutes(
    [
      { path: '/reportorials', element: <ReportsPage /> },
      { path: '/new-reporting', element: <NewReportPage /> },
    ],
    path,
  )

beforeEach(serveMyApplication)

test('a customer sees what is late, and is led to its draft', async () => {
  answer('GET /reportorials', () => ({ businesses: [amihan], data: [draft] }))
  const screen = await open('/reportorials')
  const row = screen.getByRole('table', { name: 'Reports to file' }).getByRole('row').nth(1)
  await expect.element(row.getByText('Mon, 4 Jan 2027')).toBeVisible()
  await expect.element(row.getByText('2 days late')).toBeVisible()
  await expect
    .element(row.getByRole('link', { name: 'File: Insurance coverage' }))
    .toHaveAttribute('href', '/reportorials/5/edit/9')
})

test('what is owed, and what was chosen, stays when it cannot be read again', async () => {
  const both = { businesses: [amihan], data: [draft] }
  answer('GET /reportorials', () => both)
  const screen = await open('/reportorials')
  const table = screen.getByRole('table', { name: 'Reports to file' })
  await expect.element(table).toBeVisible()
  const shown = table.element()
  await readAgain(screen.portal, 'GET /reportorials', () => both)
  await expect.element(table).toBeVisible()
  expect(shown.isConnected).toBe(true)
  await screen.router.navigate('/new-reporting')
  const choice = screen.getByRole('radio', { name: 'Insurance coverage, sea freight forwarders' })
  await choice.click()
  await readAgain(screen.portal, 'GET /reportorials', () => both)
  await expect.element(choice).toBeChecked()
})

test('a penalty that was condoned says so in the list', async () => {
  const pending = [{ ...owed, penalty: '5000.00', is_condoned: true }]
  answer('GET /reportorials', () => ({ businesses: [{ ...amihan, pending }], data: [draft] }))
  const screen = await open('/reportorials')
  await expect.element(screen.getByText('Penalty ₱5,000.00, condoned')).toBeVisible()
})

test('a customer continues the report that is open, and begins another at the other agency', async () => {
  answer('GET /reportorials', () => ({ businesses: [amihan], data: [draft] }))
  const screen = await open('/new-reporting')
  await expect.element(screen.getByText('Choose the report.')).toBeVisible()
  await screen.getByRole('radio', { name: 'Insurance coverage, sea freight forwarders' }).click()
  await expect
    .element(screen.getByRole('link', { name: 'Continue with SFF-P-2026-000031' }))
    .toHaveAttribute('href', '/reportorials/5/edit/9')
  await screen.getByRole('radio', { name: 'Insurance coverage, airfreight forwarders' }).click()
  await expect.element(screen.getByRole('button', { name: 'Open the draft' })).toBeEnabled()
})

test('reports stay in the list when the accreditation they were filed for has ended', async () => {
  answer('GET /reportorials', () => ({ businesses: [], data: [{ ...draft, status: 22 }] }))
  const screen = await open('/reportorials')
  await expect.element(screen.getByText('SFF-P-2026-000031')).toBeVisible()
})

test('a customer without an accredited business is told who files reports', async () => {
  answer('GET /reportorials', () => ({ businesses: [], data: [] }))
  const screen = await open('/reportorials')
  await expect.element(screen.getByRole('heading', { name: 'No accredited business' })).toBeVisible()
})
