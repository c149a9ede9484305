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
    renewal: null,
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
    renewal: null,
  },
]

/** The dashboard of a business that holds these and has nothing else to do. */
function showDashboard(held_today: readonly object[]) {
  startSession({ user: person('customer', ['view-customer-dashboard']), authorisation })
  const business = { id: 9, name: 'Banahaw Freight Forwarders, Inc.' }
  answer('GET /transactions/9/customer-business-stats', () => ({
    business,
    businesses: [business],
    accreditations: held_today,
    waiting: [],
    invoices: [],
    may_apply: [],
  }))
  answer('GET /transactions/9/customer-business-trans', () => ({ data: [], total: 0 }))
  return showRoutes(
    [{ path: patternOf(paths.customerDashboard, 'id'), element: <CustomerDashboardPage /> }],
    '/customer-dashboard/9',
  )
}

test('who renewed early reads which term has begun, and is not pressed to renew what is renewed', async () => {
  const screen = await showDashboard(accreditations)
  const later = screen.getByRole('region', { name: '26-SFF-000014' })
  await expect.element(later.getByText('Not in force yet')).toBeVisible()
  await expect.element(later.getByText('Valid from')).toBeVisible()
  const earlier = screen.getByRole('region', { name: '25-SFF-000004' })
  await expect.element(earlier.getByText('Renewed by 26-SFF-000014.')).toBeVisible()
  await expect.element(earlier.getByText(/days left/)).not.toBeInTheDocument()
})

test.each([
  [0, 'Last day'],
  [1, '1 day left'],
])('where %d days are left the card says so in words', async (days_left, words) => {
  const screen = await showDashboard([{ ...accreditations[1], renewed_by: null, days_left }])
  const card = screen.getByRole('region', { name: '25-SFF-000004' })
  await expect.element(card.getByText(words, { exact: true })).toBeVisible()
})

test('who let it expire is told until when it can still be renewed, and led there', async () => {
  const over = { expiry_date: '2026-11-04', days_left: -20, ends_soon: false, standing: 'expired', status: 28 }
  const renewal = { has_begun: false, is_incomplete: false, path: paths.renewals(), ends_on: '2027-11-04' }
  const screen = await showDashboard([{ ...accreditations[1], ...over, renewed_by: null, renewal }])
  await expect.element(screen.getByText('An accreditation expired and can be renewed.')).toBeVisible()
  const card = screen.getByRole('region', { name: '25-SFF-000004' })
  await expect.element(card.getByText('Expired on 4 Nov 2026')).toBeVisible()
  await expect.element(card.getByText(/can be renewed until 4 Nov 2027, with a surcharge/)).toBeVisible()
  await expect.element(card.getByRole('link', { name: 'Renew it' })).toHaveAttribute('href', paths.renewals())
})

test('whose renewal is not complete is asked to complete it, and led to its page', async () => {
  const renewal = { has_begun: true, is_incomplete: true, path: paths.myApplication(7), ends_on: '2028-01-16' }
  const screen = await showDashboard([{ ...accreditations[1], renewed_by: null, renewal }])
  const link = screen.getByRole('link', { name: 'Complete its renewal' })
  await expect.element(link).toHaveAttribute('href', paths.myApplication(7))
})

test('whose renewal has begun is led to it, and not asked to renew', async () => {
  const renewal = { has_begun: true, is_incomplete: false, path: paths.renewal(7), ends_on: '2028-01-16' }
  const screen = await showDashboard([{ ...accreditations[1], renewed_by: null, renewal }])
  await expect.element(screen.getByText('No action is needed from you.')).toBeVisible()
  const begun = screen.getByRole('link', { name: 'Its renewal has begun' })
  await expect.element(begun).toHaveAttribute('href', paths.renewal(7))
  await expect.element(screen.getByRole('link', { name: 'Renew it' })).not.toBeInTheDocument()
})
