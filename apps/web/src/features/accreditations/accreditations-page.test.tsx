import { beforeEach, expect, test } from 'vitest'
import { serveMyApplication } from '../../testing/my-application.tsx'
import { answer, Refusal } from '../../testing/server.ts'
import { showRoutes } from '../../testing/show.tsx'
import AccreditationsPage from './AccreditationsPage.tsx'

const held = {
  accreditation_id: 3,
  business_id: 5,
  business_name: 'Amihan Lines, Inc.',
  agency: 'dti',
  number: '25-SFF-000001',
  status: 22,
  standing: 'current',
  domestic: 0,
  international: 1,
  nvocc: 0,
  first_day: '2025-04-01',
  expiry_date: '2027-03-31',
  certificate_slug: 'abc',
  renewed_by: null,
  acts: [
    { act: 'renew', why_not: 'Renewal opens on 31 Jan 2027.', path: '/renewal-application' },
    { act: 'change', why_not: null, path: '/information-update' },
  ],
}
const due = (key: string, agency: string | null, title: string) => ({
  key,
  kind: 'report',
  on: '2026-11-20',
  business_id: 5,
  business_name: held.business_name,
  agency,
  title,
  about: '',
  path: '/reportorials/5',
})

const open = () => showRoutes([{ path: '/accreditations', element: <AccreditationsPage /> }], '/accreditations')

beforeEach(() => {
  serveMyApplication()
  answer('GET /accreditations/customer', () => ({ data: [held] }))
  const data = [due('report-1', 'dti', 'File: Annual report'), due('report-2', 'cab', 'File: Quarterly report')]
  answer('GET /deadlines', () => ({ today: '2026-11-26', data }))
})

test('a customer sees of an accreditation what is due for it, what may be done, and why the rest may not', async () => {
  const screen = await open()
  const acts = screen.getByRole('region', { name: 'What you may do with 25-SFF-000001' })
  await expect
    .element(acts.getByRole('link', { name: 'Request a change: 25-SFF-000001' }))
    .toHaveAttribute('href', '/information-update')
  await expect.element(acts.getByText('Renew: Renewal opens on 31 Jan 2027.')).toBeVisible()
  await expect.element(acts.getByRole('link', { name: /^Renew/ })).not.toBeInTheDocument()
  const what = screen.getByRole('region', { name: 'What is due for 25-SFF-000001' })
  await expect.element(what.getByRole('link', { name: 'File: Annual report' })).toBeVisible()
  await expect.element(what.getByText('Overdue since Fri, 20 Nov 2026')).toBeVisible()
  await expect.element(what.getByText('File: Quarterly report')).not.toBeInTheDocument()
})

test('what is due may fail to load without taking the accreditations away', async () => {
  answer('GET /deadlines', () => new Refusal('unexpected', 'Something went wrong.'))
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: '25-SFF-000001' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a customer without an accreditation is led to the application', async () => {
  answer('GET /accreditations/customer', () => ({ data: [] }))
  const screen = await open()
  await expect.element(screen.getByRole('link', { name: 'Apply for accreditation' })).toBeVisible()
})
