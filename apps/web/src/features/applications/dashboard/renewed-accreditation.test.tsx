import { patternOf, paths } from '@lading/contract/addresses/paths'
import { expect, test } from 'vitest'
import { authorisation, person } from '../../../testing/people.ts'
import { answer } from '../../../testing/server.ts'
import { startSession } from '../../../testing/session.ts'
import { showRoutes } from '../../../testing/show.tsx'
import CustomerDashboardPage from './CustomerDashboardPage.tsx'

const held = { agency: 'dti', status: 22, domestic: 0, international: 1, nvocc: 0, certificate_slug: null } as const

const accreditations = [
  {
    ...held,
    accreditation_id: 2,
    number: '26-SFF-000014',
    first_day: '2027-01-17',
    expiry_date: '2029-01-16',
    days_left: 900,
    ends_soon: false,
    standing: 'not-yet',
    renewed_by: null,
  },
  {
    ...held,
    accreditation_id: 1,
    number: '25-SFF-000004',
    first_day: '2025-01-17',
    expiry_date: '2027-01-16',
    days_left: 50,
    ends_soon: true,
    standing: 'current',
    renewed_by: '26-SFF-000014',
  },
]

test('who renewed early reads which term has begun, and is not pressed to renew what is renewed', async () => {
  startSession({ user: person('customer', ['view-customer-dashboard']), authorisation })
  const business = { id: 9, name: 'Banahaw Freight Forwarders, Inc.' }
  answer('GET /transactions/9/customer-business-stats', () => ({
    business,
    businesses: [business],
    accreditations,
    waiting: [],
    invoices: [],
    may_apply: [],
  }))
  answer('GET /transactions/9/customer-business-trans', () => ({ data: [], total: 0 }))
  const screen = await showRoutes(
    [{ path: patternOf(paths.customerDashboard, 'id'), element: <CustomerDashboardPage /> }],
    '/customer-dashboard/9',
  )
  const later = screen.getByRole('region', { name: '26-SFF-000014' })
  await expect.element(later.getByText('Not in force yet')).toBeVisible()
  await expect.element(later.getByText('Valid from')).toBeVisible()
  const earlier = screen.getByRole('region', { name: '25-SFF-000004' })
  await expect.element(earlier.getByText('Renewed by 26-SFF-000014.')).toBeVisible()
  await expect.element(earlier.getByText(/days left/)).not.toBeInTheDocument()
})
