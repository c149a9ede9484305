import type { Business } from '@lading/contract/businesses'
import { BusinessProfileDraft } from '@lading/contract/forms/business/business-profile'
import { insuranceCoverageForm } from '@lading/contract/forms/reports/insurance-coverage'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { authorisation, person } from '../../testing/people.ts'
import { startSession } from '../../testing/session.ts'
import { answer, Refusal } from '../../testing/server.ts'
import { showRoutes } from '../../testing/show.tsx'
import BusinessesPage from './BusinessesPage.tsx'
import BusinessPage from './BusinessPage.tsx'

const mine = { is_owner: true, rights: [] }

/** The page of a business that its owner opens, and the pages it leads to. */
async function openAsOwner(permission: string, business: Partial<Business>) {
  startSession({
    user: { ...person('customer', [permission]), memberships: [{ business_id: 3, ...mine }] },
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
    business_branches: [],
    policies: [],
    closed: null,
    ...business,
  }))
  const routes = [
    { path: '/business/:id', element: <BusinessPage /> },
    { path: '/information-update', element: <h1>Information update</h1> },
    { path: '/new-application', element: <h1>New accreditation</h1> },
    { path: '/new-application/edit/:id', element: <h1>Edit Application</h1> },
  ]
  return showRoutes(routes, '/business/3')
}

test('an owner of an accredited business is led to where a change of its facts is asked for', async () => {
  const closed = { why: 'This business is accredited.', changed_by: [{ type: 4 as const, label: 'Change of address' }] }
  const screen = await openAsOwner('customer-information-update', { closed })
  await expect.element(screen.getByText('Change of address')).toBeVisible()
  await screen.getByRole('link', { name: 'Request a change' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Information update' })).toBeVisible()
})

test('while an application is with the agency its owner reads why, and neither edits nor asks for a change', async () => {
  const closed = { why: 'Application SFF-N-2026-000123 is with the agency.', changed_by: [] }
  const screen = await openAsOwner('customer-information-update', { closed })
  const why = screen.getByText(closed.why)
  await expect.element(why).toBeVisible()
  const pane = screen.getByRole('region', { name: 'How to change these details' }).element()
  const below = pane.getBoundingClientRect().bottom - why.element().getBoundingClientRect().bottom
  expect(below).toBeLessThan(parseFloat(getComputedStyle(pane).paddingBottom) + 4)
  await expect.element(screen.getByRole('link', { name: 'Request a change' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
})

describe('an owner of an accreditation that has ended reads of its surrender', () => {
  const number = '25-SFF-000011'
  const given = { agency: 'dti', number, expiry_date: '2027-07-09' } as const
  const flags = { domestic: 0, international: 1, nvocc: 0, first_day: '2025-07-10' } as const
  const asked = { action: 'ask-for-surrender', at: '2026-11-19T02:31:00Z', remarks: 'We close.', letter: null, number }

  /** The pane of the surrender on the page of the business. */
  async function openPane(changes: { status: 26 | 28; steps: object[]; waits_at?: object }) {
    const ends = { transactions: [], obligations: [], certificates: [], branches: [] }
    const why_not = 'It has ended.'
    const facts = { accreditation_id: 9, business_id: 3, version: 4, why_not, invoices_unpaid: 0, ends }
    answer('GET /accreditations/9/surrender', () => ({ ...given, ...facts, waits_at: null, ...changes }))
    answer('GET /business/3/documents', () => ({ data: [] }))
    const accreditations = [{ id: 9, ...given, ...flags, status: changes.status }]
    const screen = await openAsOwner('view-customer-business', { accreditations })
    return screen.getByRole('region', { name: `Surrender of ${number}` })
  }

  test('that it was accepted, with the note of the officer', async () => {
    const accepted = { action: 'voluntary-surrender-closure', remarks: 'The letter is in order.' }
    const pane = await openPane({ status: 26, steps: [{ ...asked, ...accepted, at: '2026-11-20T02:31:00Z' }, asked] })
    await expect.element(pane.getByText('Accepted')).toBeVisible()
    await expect.element(pane.getByText('The letter is in order.')).toBeVisible()
    await expect.element(pane.getByRole('button')).not.toBeInTheDocument()
  })

  test('that it lapsed, and why', async () => {
    const lapsed = { ...asked, action: 'expire', remarks: '', at: '2026-11-20T02:31:00Z' }
    const pane = await openPane({ status: 28, steps: [lapsed, asked] })
    await expect.element(pane.getByText('Lapsed')).toBeVisible()
    await expect.element(pane.getByText('The accreditation expired before the agency answered.')).toBeVisible()
    await expect.element(pane.getByText('This accreditation is no longer in force.')).toBeVisible()
  })

  test('that it goes on with the renewal, and is led there', async () => {
    const waits_at = { accreditation_id: 12, number: '26-SFF-000044' }
    const pane = await openPane({ status: 26, steps: [asked], waits_at })
    const link = pane.getByRole('link', { name: '26-SFF-000044' })
    await expect.element(link).toHaveAttribute('href', '/my-applications/12')
  })
})

describe('an owner is led to the application', () => {
  const byAir = { agency: 'cab', why_not: null, draft_id: null }
  const answerOpenings = (bySea: object) =>
    answer('GET /accreditations/openings', () => ({
      data: [{ business_id: 3, business_name: 'Tala Lines', openings: [bySea, byAir] }],
    }))

  test('as soon as the portal lets them file one, though the profile is not complete', async () => {
    answerOpenings({ agency: 'dti', why_not: null, draft_id: null })
    const missing = [{ path: 'street', message: 'Enter the street.' }]
    const screen = await openAsOwner('create-new-accreditation', { missing })
    await expect.element(screen.getByText('Enter the street.')).toBeVisible()
    await screen.getByRole('link', { name: 'Apply for an accreditation' }).click()
    await expect.element(screen.getByRole('heading', { name: 'New accreditation' })).toBeVisible()
  })

  test('that they have begun', async () => {
    answerOpenings({ agency: 'dti', why_not: 'An application is open.', draft_id: 8 })
    const screen = await openAsOwner('create-new-accreditation', {})
    await screen.getByRole('link', { name: 'Continue the application' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Edit Application' })).toBeVisible()
  })

  test('not where the side that takes applications refuses one', async () => {
    answerOpenings({ agency: 'dti', why_not: 'This business is accredited.', draft_id: null })
    const screen = await openAsOwner('create-new-accreditation', {})
    await expect.element(screen.getByText('No accreditation yet.')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /Apply/ })).not.toBeInTheDocument()
  })
})

test('an owner reads the policy with each agency, and one that is not accredited the policy of the profile', async () => {
  const profile = BusinessProfileDraft.parse({
    business_name: 'Tala Lines',
    form: 'corporation',
    insurance_policy_number: 'CL-2027',
  })
  const policyOf = (agency: 'dti' | 'cab', insurance_policy_number: string) => ({
    agency,
    answers: insuranceCoverageForm.draft.parse({ insurance_insurer: 'Pacific Mutual', insurance_policy_number }),
  })
  const policies = [policyOf('dti', 'CL-2026'), policyOf('cab', 'CL-2027')]
  const screen = await openAsOwner('customer-my-business', { profile, policies })
  const insurance = screen.getByRole('region', { name: 'Insurance' })
  const policyWith = (name: string) => insurance.getByRole('region', { name })
  await expect.element(policyWith('Sea freight forwarders').getByText('CL-2026')).toBeVisible()
  await expect.element(policyWith('Airfreight forwarders').getByText('CL-2027')).toBeVisible()
  await expect.element(insurance.getByText('Territory')).not.toBeInTheDocument()
  await screen.unmount()

  const alone = await openAsOwner('customer-my-business', { profile })
  await expect.element(alone.getByRole('region', { name: 'Insurance' }).getByText('CL-2027')).toBeVisible()
  await expect.element(alone.getByText('Sea freight forwarders')).not.toBeInTheDocument()
})

test('a registration that the address opened gives the focus to its button when it is closed', async () => {
  startSession({ user: person('customer', ['customer-my-business']), authorisation })
  answer('GET /business/customer', () => ({ data: [], total: 0 }))
  const screen = await showRoutes([{ path: '/business', element: <BusinessesPage /> }], '/business?register')
  await expect.element(screen.getByRole('dialog', { name: 'Register a business' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Register a business' })).toHaveFocus()
})

describe('what an application still needs', () => {
  const missing = [
    { path: 'street', message: 'Enter the street.' },
    { path: 'officers', message: 'Add at least one officer.' },
  ]

  test('leads answer by answer to the form, where the field has the focus', async () => {
    const screen = await openAsOwner('create-new-accreditation', { missing })
    await screen.getByRole('link', { name: 'Enter the street.' }).click()
    await expect.element(screen.getByRole('textbox', { name: /^Street/ })).toHaveFocus()
  })

  test('leads section by section while most of it is blank', async () => {
    const many = [
      'region_code',
      'province_code',
      'city_code',
      'street',
      'zip_code',
      'mobile',
      'email',
      'tin',
      'officers',
    ]
    const blank = many.map((path) => ({ path, message: `Enter ${path}.` }))
    const screen = await openAsOwner('create-new-accreditation', { missing: blank })
    await screen.getByRole('link', { name: 'Contact details: 2 answers' }).click()
    await expect.poll(() => document.activeElement?.id.replace(/^_r_[^_]+_/, '')).toBe('mobile')
  })

  test('is read without links by who may not change it', async () => {
    const screen = await openAsOwner('create-new-accreditation', { missing, mine: { is_owner: false, rights: [] } })
    await expect.element(screen.getByText('Enter the street.')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Enter the street.' })).not.toBeInTheDocument()
  })
})

test('an owner whose business may not apply reads why', async () => {
  const openings = [{ agency: 'dti', why_not: 'Complete the profile of the business first.', draft_id: null }]
  answer('GET /accreditations/openings', () => ({
    data: [{ business_id: 3, business_name: 'Tala Lines', openings }],
  }))
  const screen = await openAsOwner('create-new-accreditation', {})
  await expect
    .element(screen.getByText('An application cannot be started now. Complete the profile of the business first.'))
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Apply for an accreditation' })).not.toBeInTheDocument()
})

test('where no business is theirs to see the route says so; nothing is offered to be tried again', async () => {
  startSession({ user: person('customer'), authorisation })
  answer('GET /business/specific/3', () => new Refusal('not-found', 'Business not found.'))
  const routes = [{ path: '/business/:id', element: <BusinessPage />, errorElement: <h1>Missing page</h1> }]
  const screen = await showRoutes(routes, '/business/3')
  await expect.element(screen.getByRole('heading', { name: 'Missing page' })).toBeVisible()
})
