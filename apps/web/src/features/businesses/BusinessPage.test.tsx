import { BusinessProfileDraft } from '@lading/contract/forms/business-profile'
import { expect, test } from 'vitest'
import { startSession } from '#lib/session.ts'
import { authorisation, person } from '../../testing/people.ts'
import { answer } from '../../testing/server.ts'
import { showRoutes } from '../../testing/show.tsx'
import BusinessPage from './BusinessPage.tsx'

test('an owner of an accredited business is led to where a change of its facts is asked for', async () => {
  const mine = { is_owner: true, rights: [] }
  startSession({
    user: { ...person('customer', ['customer-information-update']), memberships: [{ business_id: 3, ...mine }] },
    authorisation,
  })
  for (const list of ['/regions', '/countries']) answer(`GET ${list}`, () => ({ data: [] }))
  answer('GET /business/specific/3', () => ({
    id: 3,
    version: 1,
    updated_at: '2026-11-20T02:31:00Z',
    is_migrated: false,
    profile: BusinessProfileDraft.parse({ business_name: 'Tala Lines', form: 'corporation', tin: '012345678000' }),
    mine,
    accreditations: [],
    missing: [],
    warnings: [],
    closed: { why: 'This business is accredited.', changed_by: [{ type: 4, label: 'Change of address' }] },
  }))
  const routes = [
    { path: '/business/:id', element: <BusinessPage /> },
    { path: '/information-update', element: <h1>Information update</h1> },
  ]
  const screen = await showRoutes(routes, '/business/3')
  await expect.element(screen.getByText('Change of address')).toBeVisible()
  await screen.getByRole('link', { name: 'Request a change' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Information update' })).toBeVisible()
})
