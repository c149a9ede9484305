import { type Business } from '@lading/contract/businesses'
import { BusinessProfileDraft } from '@lading/contract/forms/business/business-profile'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { authorisation, person } from '../../testing/people.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { EditBusiness } from './EditBusiness.tsx'

const profile = BusinessProfileDraft.parse({
  business_name: 'Bayani Freight, Inc.',
  trade_name: 'Bayani',
  form: 'corporation',
  tin: '012345678000',
})
const business: Business = {
  id: 7,
  version: 1,
  is_migrated: false,
  updated_at: '2026-11-20T02:00:00Z',
  profile,
  accreditations: [],
  mine: { is_owner: true, rights: [] },
  missing: [],
  warnings: [],
  business_branches: [],
  policies: [],
  closed: null,
}

beforeEach(() => startSession({ user: person('customer'), authorisation }))

async function edit() {
  const onDone = vi.fn<() => void>()
  for (const list of ['regions', 'countries']) answer(`GET /${list}`, () => ({ data: [], total: 0 }))
  const screen = await show(<EditBusiness business={business} onDone={onDone} />, '/business/7?edit')
  const save = () => screen.getByRole('button', { name: 'Save' }).click()
  return { screen, save, onDone }
}

test('a profile is saved with the version that was seen', async () => {
  answer('PUT /business/7', () => ({ ...business, version: 2 }))
  const { screen, save, onDone } = await edit()
  await screen.getByLabelText('Trade name').fill('Bayani Lines')
  await save()

  await expect.poll(() => onDone.mock.calls).toHaveLength(1)
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    version: 1,
    profile: { trade_name: 'Bayani Lines' },
  })
})

test('what a colleague saved meanwhile is taken over, and the answer both changed is asked about', async () => {
  const theirs = { ...profile, trade_name: 'Theirs', telephone: '(02) 8123 4567' }
  const stale = {
    code: 'refused',
    message: 'The business was changed meanwhile.',
    details: { version: 2, profile: theirs },
  }
  answer('PUT /business/7', ({ body }) =>
    (body as { version: number }).version === 1 ? Response.json(stale, { status: 409 }) : { ...business, version: 3 },
  )
  const { screen, save, onDone } = await edit()
  await screen.getByLabelText('Trade name').fill('Mine')
  await save()

  await expect.element(screen.getByText('Updated with their changes: Telephone.')).toBeVisible()
  await expect.element(screen.getByLabelText('Telephone')).toHaveValue('(02) 8123 4567')
  await expect.element(screen.getByLabelText('Trade name')).toHaveValue('Mine')
  await screen.getByRole('button', { name: 'Use theirs for Trade name' }).click()
  await expect.element(screen.getByLabelText('Trade name')).toHaveValue('Theirs')

  await save()
  await expect.poll(() => onDone.mock.calls).toHaveLength(1)
  expect(asked.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    version: 2,
    profile: { trade_name: 'Theirs', telephone: '(02) 8123 4567' },
  })
})

test('a person who saves from the bottom of the form sees why it was refused', async () => {
  answer('PUT /business/7', () => new Refusal('refused', 'The profile is under evaluation.'))
  const { screen, save } = await edit()
  await screen.getByLabelText('Trade name').fill('Bayani Lines')
  window.scrollTo(0, document.documentElement.scrollHeight)
  await save()
  await expect.element(screen.getByRole('alert').filter({ hasText: 'under evaluation' })).toBeInViewport()
})

test('a person who cancels after typing is asked first, though the page stays the same', async () => {
  const { screen } = await edit()
  await screen.getByLabelText('Trade name').fill('Bayani Lines')
  await screen.getByRole('link', { name: 'Cancel' }).click()
  await screen.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => screen.router.state.location.search).toBe('')
})
