import { Status } from '@lading/domain/transactions/status'
import { beforeEach, expect, test } from 'vitest'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { showRoutes } from '../../testing/show.tsx'
import AccreditationCardsPage from './AccreditationCardsPage.tsx'
import AccreditationsTablePage from './AccreditationsTablePage.tsx'

const held = {
  accreditation_id: 5,
  agency: 'dti',
  number: '26-SFF-000259',
  business_id: 9,
  business_name: 'Kalayaan Global Lines Inc.',
  domestic: 0,
  international: 1,
  nvocc: 1,
  status: Status.accredited,
  first_day: '2025-01-01',
  expiry_date: '2026-12-31',
  days_left: 35,
  ends_soon: true,
  renewal: { transaction_id: 12, type: 2, reference: 'SFF-R-2026-000012' },
  due: [{ type: 15, due_on: '2026-11-20', is_late: true }],
}
const ended = {
  ...held,
  accreditation_id: 6,
  number: '24-SFF-000100',
  business_name: 'Bayani Lines',
  status: Status.expired,
  expiry_date: '2026-01-31',
  days_left: null,
  ends_soon: false,
  renewal: null,
  due: [],
}

beforeEach(() => startSession({ user: person('staff', []), authorisation }))

const open = (element: React.ReactElement) =>
  showRoutes(
    [
      { path: '/', element },
      { path: '/admin-transactions/9', element: <h1>The business</h1> },
    ],
    '/',
  )

test('staff read in cards what is due of each accreditation in force, the first to end first', async () => {
  answer('POST /lists/accreditations-held', () => ({
    data: [held, { ...held, accreditation_id: 7, due: [] }],
    total: 2,
  }))
  const screen = await open(<AccreditationCardsPage />)
  await expect.element(screen.getByText('Insurance coverage: was due 20 Nov 2026')).toBeVisible()
  await expect.element(screen.getByText('Valid until 31 Dec 2026, 35 days left').first()).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'SFF-R-2026-000012' }).first()).toBeVisible()
  await expect.element(screen.getByText('No report is due.')).toBeVisible()
  expect(asked.at(-1)?.body).toMatchObject({ status: Status.accredited, order_by: 'expiry_date', sort_by: 'asc' })
})

test('in the table they find every accreditation by its standing, and open its business', async () => {
  answer('POST /lists/accreditations-held', () => ({ data: [held, ended], total: 2 }))
  const screen = await open(<AccreditationsTablePage />)
  await expect.element(screen.getByRole('row', { name: /Bayani Lines/ }).getByText('Expired')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Standing' }).click()
  await screen.getByRole('option', { name: 'Suspended' }).click()
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ status: Status.suspended, page: 1 })
  await screen.getByText('Kalayaan Global Lines Inc.').click()
  await expect.element(screen.getByRole('heading', { name: 'The business' })).toBeVisible()
})

test('where none is in force the page says what will stand there', async () => {
  answer('POST /lists/accreditations-held', () => ({ data: [], total: 0 }))
  const screen = await open(<AccreditationCardsPage />)
  await expect.element(screen.getByText('No accreditation is in force')).toBeVisible()
})
