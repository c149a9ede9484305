import type { Application } from '@lading/contract/applications'
import type { Process } from '@lading/contract/workflow'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startSession } from '#lib/session'
import { authorisation, person } from '../../testing/people.ts'
import { requirement, sampleApplication } from '../../testing/sample-application.ts'
import { answer, asked } from '../../testing/server.ts'
import { showRoutes } from '../../testing/show.tsx'
import MyApplicationPage from './MyApplicationPage.tsx'

const owner = { ...person('customer'), memberships: [{ business_id: 3, is_owner: true, rights: [] }] }

beforeEach(() => {
  startSession({ user: owner, authorisation })
  answer('GET /countries', () => ({ data: [] }))
  answer('GET /accreditations/timeline/7', () => ({ steps: [] }))
  answer('GET /messages/list/9', () => ({
    transaction_id: 9,
    accreditation_id: 7,
    reference: 'SFF-N-2026-000123',
    type: 1,
    agency: 'dti',
    status: 4,
    business_name: 'Kalayaan Global Lines Inc.',
    why_closed: null,
    messages: [],
  }))
  answer('GET /transactions/9/clock', () => ({
    state: 'paused',
    class_name: 'Complex',
    limit_days: 7,
    received_on: '2026-11-09',
    due_on: null,
    days_used: 4,
    days_left: 3,
    client_deadline_on: '2026-12-15',
    days: [],
  }))
  answer('GET /transactions/9/process', () => offered)
})

const offered: Process = {
  transaction_id: 9,
  version: 5,
  status: 4,
  acts: [{ action: 'withdraw', label: 'Withdraw', is_usual: false, transition_id: 'A14', to: 26, questions: [] }],
  not_yet: [],
  holder: null,
  processor: null,
}

const returned: Partial<Application> = {
  status: 4,
  version: 5,
  open: 'returned',
  submitted_at: '2026-11-07T13:14:00Z',
  filed_at: '2026-11-07T13:14:00Z',
  queue_number: 41,
  client_deadline_on: '2026-12-15',
  client_days_left: 15,
  requirements: [
    requirement({ code: 'S-12', name: 'Training certificates, 60 hours' }),
    requirement({ is_open: false }),
  ],
}
const document = {
  id: 1,
  kind: 'document',
  code: 'S-12',
  label: 'Training certificates, 60 hours',
  remark: 'They add up to 52 hours.',
  answer: '',
  answered_at: null,
} as const
const field = {
  ...document,
  id: 2,
  kind: 'field',
  code: 'officers.k1.training_hours',
  label: 'Hours of training',
} as const

const open = (changes: Partial<Application>, search = '') => {
  answer('GET /accreditations/7', () => sampleApplication(changes))
  return showRoutes([{ path: '/my-applications/:id', element: <MyApplicationPage /> }], `/my-applications/7${search}`)
}

describe('what the agency returned', () => {
  test('is asked item by item, with the day and the days left', async () => {
    const screen = await open({ ...returned, returns: [document, field] })
    const needed = screen.getByRole('region', { name: 'What we need from you' })
    await expect.element(needed.getByText('1 document and 1 answer. All else stays as you filed it.')).toBeVisible()
    await expect.element(needed.getByText('Tue, 15 Dec 2026')).toBeVisible()
    await expect.element(needed.getByText('15 working days left')).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Hours of training, Ana Reyes' })).toBeVisible()
  })

  test('goes back only once each item is answered', async () => {
    const answered_at = '2026-11-21T02:00:00Z'
    const screen = await open({ ...returned, returns: [{ ...document, answered_at }, field] })
    await expect.element(screen.getByText('1 of 2 answered. Answer all of them to resubmit.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Resubmit' })).toBeDisabled()
  })

  test('is sent as it was seen', async () => {
    const answered_at = '2026-11-21T02:00:00Z'
    answer('PATCH /accreditations/status/7', () => ({ transaction_id: 9, accreditation_id: 7, status: 5, version: 6 }))
    const screen = await open({ ...returned, returns: [{ ...document, answered_at }] })
    await screen.getByRole('button', { name: 'Resubmit' }).click()
    await expect.element(screen.getByText('Sent back to the agency.')).toBeVisible()
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
      action: 'resubmit',
      version: 5,
      content_hash: 'a'.repeat(64),
      form_version: 1,
    })
  })
})

test('what came back is not sent while a day is still being saved', async () => {
  const answered_at = '2026-11-21T02:00:00Z'
  const file = { ...returnedFile, expires_on: null }
  const line = requirement({ code: 'S-12', asks_expiry: true, expiry_label: 'Valid until', files: [file] })
  const open_return = { ...returned, returns: [{ ...document, answered_at }], requirements: [line] }
  const saved = Promise.withResolvers<void>()
  answer('PATCH /accreditations/documents/7', async () => {
    await saved.promise
    const files = [{ ...file, expires_on: '2028-12-31' }]
    return sampleApplication({ ...open_return, content_hash: 'b'.repeat(64), requirements: [{ ...line, files }] })
  })
  const screen = await open(open_return)
  await screen.getByRole('textbox', { name: 'Valid until: permit.pdf' }).fill('31 Dec 2028')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Saving…')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Resubmit' })).toBeDisabled()

  saved.resolve()
  answer('PATCH /accreditations/status/7', () => ({ transaction_id: 9, accreditation_id: 7, status: 5, version: 6 }))
  await screen.getByRole('button', { name: 'Resubmit' }).click()
  await expect
    .poll(() => asked.find(({ path }) => path === '/accreditations/status/7')?.body)
    .toMatchObject({ content_hash: 'b'.repeat(64) })
})

const returnedFile = {
  id: 31,
  file_id: '00000000-0000-4000-8000-000000000031',
  name: 'permit.pdf',
  media_type: 'application/pdf',
  size: 3000,
  page_count: 1,
  version_no: 2,
  round: 1,
  uploaded_at: '2026-11-20T02:00:00Z',
  decision: null,
  remark: '',
  replaces: null,
}

describe('a scope that came back', () => {
  const scope = { ...field, code: 'scope', label: 'Scope of accreditation', remark: 'Your contracts are an NVOCC’s.' }
  const changed = { ...returned, domestic: 1, international: 0, nvocc: 0, minimum_capital: '1000000.00' } as const

  test('is chosen anew with its capital, and sent as the answers that differ', async () => {
    answer('PUT /accreditations/7', () => ({
      saved: ['nvocc'],
      errors: {},
      conflicts: [],
      application: sampleApplication({ ...changed, nvocc: 1, returns: [scope] }),
    }))
    const screen = await open({ ...changed, returns: [scope] })
    await expect.element(screen.getByRole('textbox', { name: 'Paid-up capital' })).toBeVisible()
    await screen.getByRole('checkbox', { name: 'NVOCC' }).click()
    await expect.element(screen.getByText('Save what you typed first.')).toBeVisible()
    await screen.getByRole('button', { name: 'Save Scope of accreditation' }).click()
    await expect.poll(() => asked.at(-1)?.body).toMatchObject({ patch: [{ path: 'nvocc', value: 1, base: 0 }] })
  })

  test('stands as a colleague saved it meanwhile, so that nobody puts the old scope back unknowingly', async () => {
    answer('PUT /accreditations/7/returns/2', () =>
      sampleApplication({ ...changed, nvocc: 1, form_version: 2, returns: [{ ...scope, answer: 'As agreed.' }] }),
    )
    const screen = await open({ ...changed, returns: [scope] })
    await screen.getByRole('button', { name: 'Answer in words', exact: false }).click()
    await screen.getByRole('textbox', { name: 'Your answer in words' }).fill('As agreed.')
    await screen.getByRole('button', { name: 'Save the answer' }).click()
    await expect.element(screen.getByRole('checkbox', { name: 'NVOCC' })).toBeChecked()
    await expect.element(screen.getByText('Save what you typed first.')).not.toBeInTheDocument()
  })

  test('is settled by whoever saves last, who reads what a colleague entered meanwhile', async () => {
    const theirs = { path: 'paid_up_capital', label: 'Paid-up capital', yours: '7000000.00', theirs: '8000000.00' }
    const now = sampleApplication({ ...changed, form_version: 2, returns: [scope] })
    const application = { ...now, form: { ...now.form, paid_up_capital: '8000000.00' } }
    const details = { saved: [], errors: {}, application, conflicts: [{ ...theirs, base: '' }] }
    const message = 'The same answers were changed elsewhere. Choose which to keep.'
    answer('PUT /accreditations/7', () => Response.json({ code: 'refused', message, details }, { status: 409 }))
    const screen = await open({ ...changed, returns: [scope] })
    await screen.getByRole('textbox', { name: 'Paid-up capital' }).fill('7000000')
    await screen.getByRole('button', { name: 'Save Scope of accreditation' }).click()
    await expect.element(screen.getByText('₱8,000,000.00')).toBeVisible()

    answer('PUT /accreditations/7', () => ({ saved: ['paid_up_capital'], errors: {}, application: now }))
    await screen.getByRole('button', { name: 'Keep mine: Paid-up capital' }).click()
    const patch = [{ path: 'paid_up_capital', value: '7000000.00', base: '8000000.00' }]
    await expect.poll(() => asked.at(-1)?.body).toEqual({ base_version: 2, patch })
    await expect.element(screen.getByText(message)).not.toBeInTheDocument()
  })

  test('is not saved with none chosen', async () => {
    const screen = await open({ ...changed, returns: [scope] })
    await screen.getByRole('checkbox', { name: 'Domestic' }).click()
    await screen.getByRole('button', { name: 'Save Scope of accreditation' }).click()
    await expect.element(screen.getByText('Choose at least one scope.')).toBeVisible()
    expect(asked.filter(({ method }) => method === 'PUT' || method === 'PATCH')).toEqual([])
  })

  test('waits for the documents the new scope asks for', async () => {
    const answered_at = '2026-11-21T02:00:00Z'
    const permit = requirement({ code: 'S-13', name: 'Agency agreement', is_open: true, files: [] })
    const screen = await open({ ...changed, returns: [{ ...scope, answered_at }], requirements: [permit] })
    const anew = screen.getByRole('region', { name: 'Asked because of your new answers' })
    await expect.element(anew.getByRole('heading', { name: 'Agency agreement' })).toBeVisible()
    await expect.element(screen.getByText('1 more document is needed.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Resubmit' })).toBeDisabled()
  })
})

describe('the ownership of an accreditation (specification, section 6)', () => {
  test('refuses the page to whom its business_user list does not hold', async () => {
    const screen = await open({ ...returned, business_user: [{ user_id: 7 }] })
    await expect.element(screen.getByRole('heading', { name: 'Hold Up!' })).toBeVisible()
  })

  test('shows it to whom the list holds', async () => {
    const screen = await open({ ...returned, business_user: [{ user_id: 7 }, { user_id: owner.id }] })
    await expect.element(screen.getByRole('heading', { name: 'Kalayaan Global Lines Inc.' })).toBeVisible()
  })
})

test('withdrawing asks for a reason', async () => {
  const screen = await open({ ...returned, returns: [document] })
  await screen.getByRole('button', { name: 'Withdraw the application' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Withdraw the application?' })
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(dialog.getByRole('link', { name: 'Say why you withdraw it.' })).toBeVisible()
  expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([])
})

test('right after submitting the numbers and the acknowledgement are shown', async () => {
  const paper = {
    id: 1,
    kind: 'acknowledgement',
    number: 'SFF-N-2026-000123',
    slug: 'slug',
    state: 'ready',
    created_at: '2026-11-07T13:14:00Z',
    ready_at: '2026-11-07T13:14:05Z',
  } as const
  const screen = await open({ ...returned, status: 2, open: 'nothing', papers: [paper] }, '?submitted')
  const confirmation = screen.getByRole('region', { name: 'Your application was submitted' })
  await expect.element(confirmation.getByText('Queue No. 00041')).toBeVisible()
  await expect.element(confirmation.getByText('SFF-N-2026-000123')).toBeVisible()
  await expect.element(confirmation.getByRole('button', { name: 'Acknowledgement (PDF)' })).toBeVisible()
})

describe('the satisfaction form', () => {
  const state = {
    reference: 'SFF-N-2026-000123',
    type: 1,
    agency: 'dti',
    is_offered: true,
    is_answered: false,
    control_number: null,
    approval_number: '1',
    approval_until: '2027-12-31',
  }
  const issued: Partial<Application> = { ...returned, status: 20, open: 'nothing', returns: [] }

  test('is offered on the page of an application whose certificate is out', async () => {
    answer('GET /accreditations/sff/csf/9', () => state)
    const screen = await open(issued)
    await expect
      .element(screen.getByRole('link', { name: 'Answer the form' }))
      .toHaveAttribute('href', '/certificates?form=9')
  })

  test('once answered it is thanked for, with its number', async () => {
    answer('GET /accreditations/sff/csf/9', () => ({
      ...state,
      is_answered: true,
      control_number: 'CSM-D-2026-000004',
    }))
    const screen = await open(issued)
    await expect.element(screen.getByText('CSM-D-2026-000004')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Answer the form' }).query()).toBeNull()
  })

  test('is not spoken of before the decision', async () => {
    const screen = await open({ ...returned, status: 6, open: 'nothing', returns: [] })
    await expect.element(screen.getByRole('heading', { name: 'Papers' })).toBeVisible()
    expect(asked.map(({ path }) => path)).not.toContain('/accreditations/sff/csf/9')
  })
})

test('a day is Manila’s: what was submitted there after midnight is not of the day before', async () => {
  const screen = await open({ ...returned, status: 2, open: 'nothing', submitted_at: '2026-11-08T17:00:00Z' })
  await expect.element(screen.getByText('9 Nov 2026').first()).toBeVisible()
  expect(screen.getByText('8 Nov 2026').query()).toBeNull()
})
