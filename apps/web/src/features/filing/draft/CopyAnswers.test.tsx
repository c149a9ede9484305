import type { Filing } from '@lading/contract/filing/filing'
import { formOfType } from '@lading/contract/transaction-types'
import { expect, test } from 'vitest'
import { serveMyApplication } from '../../../testing/my-application.tsx'
import { sampleApplication } from '../../../testing/sample-application.ts'
import { answer, asked, Refusal } from '../../../testing/server.ts'
import { showRoutes } from '../../../testing/show.tsx'
import EditDraftPage from '../EditDraftPage.tsx'

const BUSINESS_NAME = 3
const register = { business_name: 'Tala Lines', trade_name: '' }
const counterpart: NonNullable<Filing['counterpart']> = {
  transaction_id: 8,
  accreditation_id: 6,
  reference: 'SFF-U-2026-000008',
  type: BUSINESS_NAME,
  agency: 'dti',
  status: 0,
  copies: ['Business name', 'In effect from'],
  documents: [],
}

const draftOf = (form: object, changes: Partial<Filing> = {}) =>
  sampleApplication({
    type: BUSINESS_NAME,
    agency: 'cab',
    form: formOfType(BUSINESS_NAME).draft.parse({ ...register, ...form }),
    register,
    register_now: register,
    counterpart,
    requirements: [],
    ...changes,
  })

/** The draft for the second agency, while the one for the first names another business. */
async function openDraft(changes: Partial<Filing> = {}) {
  serveMyApplication()
  answer('GET /transactions/9/filing', () => draftOf({}, changes))
  return showRoutes([{ path: '/edit/:id', element: <EditDraftPage /> }], '/edit/9')
}

test('who answered one agency copies the answers to the draft for the other, and keeps what is typed there', async () => {
  const typed = { trade_name: 'Tala' }
  answer('PUT /transactions/9/answers', () => ({
    saved: ['trade_name'],
    errors: {},
    filing: draftOf(typed, { form_version: 2 }),
  }))
  answer('POST /information-update/copy-answers/9', () => ({
    saved: ['business_name'],
    errors: {},
    version: 3,
    filing: draftOf(
      { ...typed, business_name: 'Bituin Lines', effective_on: '2026-03-01' },
      { form_version: 3, counterpart: { ...counterpart, copies: [] } },
    ),
  }))
  const screen = await openDraft()
  await screen.getByRole('textbox', { name: /^Trade name/ }).fill('Tala')
  await screen.getByRole('button', { name: 'Copy the answers' }).click()
  const told = 'Copied from SFF-U-2026-000008: Business name; In effect from. Check them before you continue.'
  await expect.element(screen.getByText(told)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Business name/ })).toHaveValue('Bituin Lines')
  await expect.element(screen.getByRole('textbox', { name: /^Trade name/ })).toHaveValue('Tala')
  await expect.element(screen.getByText(/^Saved/)).toBeVisible()
  expect(document.activeElement?.textContent).toContain('Copied from')
  expect(asked.find(({ path }) => path === '/information-update/copy-answers/9')?.body).toEqual({ version: 2 })
})

test('a refusal is told, and the offer stays', async () => {
  answer('POST /information-update/copy-answers/9', () => new Refusal('refused', 'It was changed by another user.'))
  const screen = await openDraft()
  await screen.getByRole('button', { name: 'Copy the answers' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It was changed by another user.')
  await expect.element(screen.getByRole('button', { name: 'Copy the answers' })).toBeEnabled()
})

test('nothing is offered where the other request has no answer more', async () => {
  const screen = await openDraft({ counterpart: { ...counterpart, copies: [] } })
  await expect.element(screen.getByRole('textbox', { name: /^Trade name/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy the answers' })).not.toBeInTheDocument()
})

const submitted = {
  transaction_id: 8,
  accreditation_id: 6,
  reference: 'SFF-U-2026-000008',
  type: 3,
  agency: 'dti',
} as const

test('of a counterpart that was submitted one notice says what can be copied, and which request counts', async () => {
  const documents = ['Amended articles']
  const screen = await openDraft({ counterpart: { ...counterpart, status: 2, documents }, also_open: [submitted] })
  await expect.element(screen.getByRole('button', { name: 'Copy the answers and documents' })).toBeVisible()
  await expect.element(screen.getByText('Amended articles')).toBeVisible()
  const notice = screen.getByText('It was submitted. The request approved last is what the register then says.')
  await expect.element(notice).toBeVisible()
  expect(screen.getByRole('link', { name: 'SFF-U-2026-000008' }).elements()).toHaveLength(1)
})

test('of one that was submitted with the same answers one notice says which request counts', async () => {
  const screen = await openDraft({ counterpart: { ...counterpart, status: 2, copies: [] }, also_open: [submitted] })
  await expect.element(screen.getByText(/changes the same entries of the register/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'SFF-U-2026-000008' }).elements()).toHaveLength(1)
})
