import type { ArrearLine } from '@lading/contract/applications/arrears'
import type { Form } from '@lading/domain/filing/form-path'
import type { RenewableAccreditation } from '@lading/contract/applications/renewals'
import type { RequirementLine } from '@lading/contract/filing/requirement-lines'
import { applicationForm } from '@lading/contract/forms/business/application'
import { addDays } from '@lading/domain/dates/plain-date'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { authorisation, person } from '../../../testing/people.ts'
import { completeForm, requirement, sampleApplication, sampleForm } from '../../../testing/sample-application.ts'
import { answer, asked, Refusal } from '../../../testing/server.ts'
import { startSession } from '../../../testing/session.ts'
import { showRoutes, TODAY } from '../../../testing/show.tsx'
import EditRenewalPage from './EditRenewalPage.tsx'
import RenewalPage from './RenewalPage.tsx'
import RenewalsPage from './RenewalsPage.tsx'

const owner = { ...person('customer'), memberships: [{ business_id: 3, is_owner: true, rights: [] }] }
beforeEach(() => startSession({ user: owner, authorisation }))

const renewable = (changes: Partial<RenewableAccreditation> = {}): RenewableAccreditation => ({
  accreditation_id: 5,
  business_id: 3,
  business_name: 'Kalayaan Global Lines Inc.',
  agency: 'dti',
  number: '25-SFF-000001',
  domestic: 0,
  international: 1,
  nvocc: 0,
  expiry_date: '2027-01-06',
  opens_on: '2026-11-06',
  ends_on: '2028-01-06',
  why_not: null,
  open: null,
  surcharges: [{ from: '2027-01-07', until: '2027-01-21', amount: '2000.00' }],
  ...changes,
})

describe('what may be renewed', () => {
  const open = (...data: RenewableAccreditation[]) => {
    answer('GET /accreditations/renewal', () => ({ data }))
    const routes = [
      { path: '/renewal-application', element: <RenewalsPage /> },
      { path: '/renewal-application/:id', element: <h1>The draft</h1> },
    ]
    return showRoutes(routes, '/renewal-application')
  }

  test('one press opens the draft; the page says until when, and what late days cost', async () => {
    answer('POST /accreditations/renewal/5', () => sampleApplication({ type: 2 }))
    const screen = await open(renewable())
    await expect.element(screen.getByText('₱2,000.00')).toBeVisible()
    await expect.element(screen.getByText('6 Jan 2028')).toBeVisible()
    await screen.getByRole('button', { name: 'Renew 25-SFF-000001' }).click()
    await expect.element(screen.getByRole('heading', { name: 'The draft' })).toBeVisible()
    expect(screen.router.state.location.pathname).toBe('/renewal-application/7')
  })

  test('one that a colleague opened meanwhile is gone on with', async () => {
    const message = 'An application or renewal is open already.'
    answer('POST /accreditations/renewal/5', () => new Refusal('refused', message, undefined, { accreditation_id: 9 }))
    const screen = await open(renewable())
    await screen.getByRole('button', { name: 'Renew 25-SFF-000001' }).click()
    await expect.element(screen.getByRole('heading', { name: 'The draft' })).toBeVisible()
    expect(screen.router.state.location.pathname).toBe('/renewal-application/9')
    await expect.element(screen.getByText(message)).toBeVisible()
  })

  test('one that has ended says so, and which surcharge applies now', async () => {
    const yesterday = addDays(TODAY, -1)
    const later = { from: addDays(TODAY, 15), until: addDays(TODAY, 29), amount: '4000.00' }
    const now = { from: TODAY, until: addDays(TODAY, 14), amount: '2000.00' }
    const screen = await open(renewable({ expiry_date: yesterday, surcharges: [now, later] }))
    await expect.element(screen.getByText('Ended on')).toBeVisible()
    const row = screen.getByRole('row').filter({ hasText: '(now)' })
    await expect.element(row.getByText('₱2,000.00')).toBeVisible()
  })

  test('one that opens today is open since today, and one of tomorrow opens then', async () => {
    const screen = await open(renewable({ opens_on: TODAY }))
    await expect.element(screen.getByText('Renewal open since')).toBeVisible()
    const later = await open(renewable({ opens_on: addDays(TODAY, 1) }))
    await expect.element(later.getByText('Renewal opens on')).toBeVisible()
  })

  test('a draft that is open is gone on with, and one that is too early says so', async () => {
    const early = 'Renewal opens on 5 Feb 2028.'
    const draft = renewable({ open: { accreditation_id: 9, is_draft: true }, why_not: 'An application is still open.' })
    const screen = await open(draft, renewable({ accreditation_id: 6, why_not: early }))
    await expect
      .element(screen.getByRole('link', { name: 'Continue the draft' }))
      .toHaveAttribute('href', '/renewal-application/9')
    await expect.element(screen.getByText(early)).toBeVisible()
  })

  test('who holds nothing is led to an application', async () => {
    const screen = await open()
    await expect.element(screen.getByRole('link', { name: 'Apply for accreditation' })).toBeVisible()
  })
})

interface Draft {
  readonly form?: Form
  readonly arrears?: readonly ArrearLine[]
  readonly requirements?: RequirementLine[]
  readonly confirmed_sections?: string[]
}

/** The draft of a renewal that says what the register says. */
async function openDraft({
  form = sampleForm(),
  arrears = [],
  requirements = [requirement()],
  confirmed_sections = [],
}: Draft = {}) {
  const draft = { type: 2 as const, form, register: form, requirements, confirmed_sections }
  let kept = sampleApplication(draft)
  answer('GET /accreditations/7', () => kept)
  answer('GET /transactions/9/filing', () => kept)
  for (const list of ['/regions', '/countries']) answer(`GET ${list}`, () => ({ data: [] }))
  answer('GET /filing-notices', () => ({
    declaration: { text: 'I declare under penalty of law.', version: '1' },
    privacy: { text: 'What is kept, and why.', version: '1' },
  }))
  answer('PATCH /accreditations/renewal/7', ({ body }) => {
    const said = [...kept.confirmed_sections, ...(body as { sections: string[] }).sections]
    kept = sampleApplication({ ...draft, confirmed_sections: said })
    return kept
  })
  answer('PUT /transactions/9/answers', () => {
    const renamed = { ...form, trade_name: 'Kalayaan Lines' }
    kept = sampleApplication({ ...draft, form: renamed, content_hash: 'b'.repeat(64) })
    return { saved: ['trade_name'], errors: {}, filing: kept }
  })
  answer('GET /accreditations/renewal/7/arrears', () => ({ arrears, waivers: [] }))
  answer('GET /transactions/9/process', () => ({
    transaction_id: 9,
    version: 1,
    status: 0,
    acts: [],
    not_yet: [],
    holder: null,
    processor: null,
  }))
  const routes = [
    { path: '/renewal-application/:id', element: <RenewalPage /> },
    { path: '/renewal-application/edit/:id', element: <EditRenewalPage /> },
  ]
  return showRoutes(routes, '/renewal-application/7')
}

test('what its legal form does not have is no section to look at', async () => {
  const screen = await openDraft({ form: sampleForm({ form: 'partnership' }) })
  await expect.element(screen.getByRole('region', { name: 'Partners' })).toBeVisible()
  await expect.element(screen.getByText(/^12 of 12 sections are still to be looked at/)).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Board of directors' })).not.toBeInTheDocument()
})

test('a prefilled section is still right by one press, or all are; until then it is not submitted', async () => {
  const screen = await openDraft()
  await screen.getByRole('button', { name: 'Still right Principal office' }).click()
  await expect.poll(() => asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ sections: ['office'] })
  const office = screen.getByRole('button', { name: 'Still right Principal office' })
  await expect.element(office).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'All of them are still right' }).click()
  await expect.element(screen.getByText('sections are still to be looked at')).not.toBeInTheDocument()
  const all = asked.findLast(({ method }) => method === 'PATCH')?.body as { sections: string[] }
  // The portal adds them to what was said before.
  const others = Object.keys(applicationForm.sections).filter((section) => section !== 'office')
  expect(new Set(all.sections)).toEqual(new Set(others))
})

test('what was declared is kept while a section is changed, and taken back where what was declared changed', async () => {
  const screen = await openDraft()
  const declared = screen.getByRole('checkbox', { name: 'I declare this.' })
  const signature = screen.getByRole('textbox', { name: /^Signature/ })
  await declared.click()
  await signature.fill('Teresa Villanueva')
  await screen.getByText('On paper, picked up').click()
  await screen.getByRole('link', { name: 'Change The business', exact: true }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Trade name' })).toBeVisible()
  await screen.getByRole('link', { name: /^Review/ }).click()
  await expect.element(declared).toBeChecked()
  await expect.element(signature).toHaveValue('Teresa Villanueva')
  await expect.element(screen.getByRole('radio', { name: /On paper/ })).toBeChecked()

  await screen.getByRole('link', { name: 'Change The business', exact: true }).click()
  await screen.getByRole('textbox', { name: 'Trade name' }).fill('Kalayaan Lines')
  await userEvent.tab()
  await expect.poll(() => asked.some(({ method }) => method === 'PUT')).toBe(true)
  await screen.getByRole('link', { name: /^Review/ }).click()
  await expect.element(screen.getByText(/changed after you declared them/)).toBeVisible()
  await expect.element(declared).not.toBeChecked()
  await expect.element(signature).toHaveValue('')
  await expect.element(screen.getByRole('radio', { name: /On paper/ })).toBeChecked()
})

test('two sections that are confirmed in one moment are told one after the other, and both stay confirmed', async () => {
  const screen = await openDraft()
  const first = Promise.withResolvers<void>()
  const told: string[][] = []
  answer('PATCH /accreditations/renewal/7', async ({ body }) => {
    told.push((body as { sections: string[] }).sections)
    const sections = told.flat()
    if (told.length === 1) await first.promise
    return sampleApplication({ type: 2, form: sampleForm(), register: sampleForm(), confirmed_sections: sections })
  })
  for (const name of ['Still right The business', 'Still right Principal office'])
    await screen.getByRole('button', { name }).click()
  await expect.poll(() => told).toHaveLength(1)
  first.resolve()
  await expect.poll(() => told).toHaveLength(2)
  for (const name of ['Still right The business', 'Still right Principal office'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
})

const arrear = (changes: Partial<ArrearLine>): ArrearLine => ({
  key: 'report-3',
  kind: 'not-filed',
  type: 14,
  name: 'Quarterly report, due 30 Oct 2026, not filed',
  due_on: '2026-10-30',
  amount: null,
  transaction: null,
  is_waived: false,
  ...changes,
})

test('arrears stand among what stops the renewal, each leading to where it is settled; one waived stops nothing', async () => {
  const complete = {
    form: completeForm(),
    confirmed_sections: Object.keys(applicationForm.sections),
    requirements: [],
  }
  const waived = arrear({ key: 'report-4', name: 'Annual report, due 30 Apr 2026, not filed', is_waived: true })
  const screen = await openDraft({ ...complete, arrears: [arrear({}), waived] })
  const left = screen.getByRole('region', { name: 'Left to do' })
  await expect
    .element(left.getByRole('link', { name: 'Quarterly report, due 30 Oct 2026, not filed' }))
    .toHaveAttribute('href', '/reportorials/3')
  await expect.element(left.getByRole('link', { name: /^Annual report/ })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Settle what is listed at the top of this page first.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Submit/ })).toBeDisabled()
  await screen.unmount()

  const excused = await openDraft({ ...complete, arrears: [waived] })
  await expect.element(excused.getByRole('button', { name: /^Submit/ })).toBeEnabled()
  await expect.element(excused.getByRole('region', { name: 'Left to do' })).not.toBeInTheDocument()
})

test('what nobody looked at, and a missing document, are led to on the same page', async () => {
  const screen = await openDraft()
  const left = screen.getByRole('region', { name: 'Left to do' })
  await left.getByRole('link', { name: 'Insurance' }).click()
  await expect.element(screen.getByRole('button', { name: 'Still right Insurance' })).toHaveFocus()
  await left.getByRole('link', { name: 'SEC certificate of registration: attach the document.' }).click()
  await expect
    .poll(() => document.activeElement?.closest('[aria-labelledby^="req-"]')?.getAttribute('aria-labelledby'))
    .toBe('req-S-02')
  expect(screen.router.state.location.pathname).toBe('/renewal-application/7')
})

test('a section that lacks something stands before those that are right', async () => {
  const screen = await openDraft({ confirmed_sections: Object.keys(applicationForm.sections) })
  const titles = () =>
    [...document.querySelectorAll('[data-section]')].map((one) => one.getAttribute('data-section') ?? '')
  await expect.element(screen.getByRole('region', { name: 'Capital and ownership' })).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: 'Capital and ownership' }).getByText('To be corrected'))
    .toBeVisible()
  expect(titles().indexOf('scope')).toBeGreaterThan(titles().indexOf('capital'))
})
