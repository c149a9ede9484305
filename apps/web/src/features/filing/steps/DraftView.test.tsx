import type { Filing } from '@lading/contract/filing/filing'
import { formOfType } from '@lading/contract/transaction-types'
import { get } from 'idb-keyval'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { serveMyApplication } from '../../../testing/my-application.tsx'
import { completeForm, sampleApplication } from '../../../testing/sample-application.ts'
import { answer, asked, Refusal } from '../../../testing/server.ts'
import { pageSession } from '../../../testing/session.ts'
import { showRoutes } from '../../../testing/show.tsx'
import EditDraftPage from '../EditDraftPage.tsx'
import { filingQuery } from '../filing-query.ts'

/** A draft on its page, where this address stands. */
function openDraft(filing: Filing, search: string) {
  serveMyApplication()
  answer('GET /transactions/9/filing', () => filing)
  const routes = [
    { path: '/edit/:id', element: <EditDraftPage /> },
    { path: '/other-category/customer-transaction/:id', element: <h1>Its page</h1> },
  ]
  return showRoutes(routes, `/edit/9${search}`)
}

/** A request for a certification, which asks for no document. */
function openRequest(form: object) {
  return openDraft(request(form), '?step=2')
}

const request = (form: object, status: 0 | 2 = 0) =>
  sampleApplication({ type: 16, status, form: formOfType(16).draft.parse(form), requirements: [] })

test('where the answers ask for no document the second step is done, and says so', async () => {
  const screen = await openRequest({ kind: 'standing', purpose: 'For a bank', copies: 1 })
  await expect.element(screen.getByRole('heading', { name: 'No document is needed' })).toBeVisible()
  await screen.getByRole('link', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('link', { name: /^Requirements.*done$/ })).toBeVisible()
})

test('while answers are missing a list without documents is no step done', async () => {
  const screen = await openRequest({ kind: '', purpose: '', copies: 1 })
  await expect.element(screen.getByRole('heading', { name: 'No documents required yet' })).toBeVisible()
  await screen.getByRole('link', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('link', { name: /^Requirements/ })).not.toHaveAccessibleName(/done/)
})

test('a section to be corrected opens with what is wrong at its field, and asks for nothing that is missing', async () => {
  const form = { ...completeForm(), insurance_starts_on: '2127-01-01', insurance_insurer: '' }
  const screen = await openDraft(sampleApplication({ form }), '')
  await screen.getByRole('link', { name: 'Insurance' }).click()
  await expect.element(screen.getByText('The cover ends before it starts.')).toBeVisible()
  await expect.element(screen.getByText('Enter the insurer.')).not.toBeInTheDocument()
})

const TAKEN = 'A business with the TIN 009-482-117-000 is already registered.'

test('what only the portal knows of an answer stands at its field and in the review, until the answer is changed', async () => {
  const screen = await openDraft(sampleApplication({ form: completeForm(), faults: { tin: [TAKEN] } }), '?step=3')
  await screen.getByRole('region', { name: 'Left to do' }).getByRole('link', { name: TAKEN }).click()
  const tin = screen.getByRole('textbox', { name: /TIN/ })
  await expect.element(tin).toHaveAccessibleDescription(new RegExp(TAKEN))
  answer('PUT /transactions/9/answers', () => {
    const form = { ...completeForm(), tin: '009482118000' }
    return { saved: ['tin'], errors: {}, filing: sampleApplication({ form, form_version: 2 }) }
  })
  await tin.fill('009-482-118-000')
  await expect.element(tin).not.toHaveAccessibleDescription(new RegExp(TAKEN))
  await userEvent.tab() // what is not saved yet would be kept for the page of the next test
  await expect.element(screen.getByText(/^Saved /)).toBeVisible()
})

test('who leaves while an answer is on its way leaves nothing behind that would come back', async () => {
  const screen = await openDraft(sampleApplication({ form: completeForm() }), '?step=1')
  await screen.getByRole('link', { name: 'The business' }).click()
  const arrived = Promise.withResolvers<void>()
  const trade_name = 'Kalayaan Lines'
  answer('PUT /transactions/9/answers', async () => {
    await arrived.promise
    const form = { ...completeForm(), trade_name }
    return { saved: ['trade_name'], errors: {}, filing: sampleApplication({ form, form_version: 2 }) }
  })
  await screen.getByRole('textbox', { name: /^Trade name/ }).fill(trade_name)
  await screen.router.navigate('/other-category/customer-transaction/9')
  await expect.poll(() => asked.some(({ path }) => path === '/transactions/9/answers')).toBe(true)
  arrived.resolve()
  await expect.poll(() => get(`lading-draft-${pageSession.current().user?.id}-9`)).toEqual([])
  const { data } = screen.portal.queries.getQueryState<Filing>(filingQuery(9).queryKey) ?? {}
  expect(data?.form).toMatchObject({ trade_name })
})

test('a review that cannot be read says why, and is read again when asked', async () => {
  const draft = request({ kind: 'standing', purpose: 'For a bank', copies: 1 })
  const screen = await openDraft(draft, '?step=2')
  await expect.element(screen.getByRole('link', { name: 'Continue' })).toBeVisible()
  answer('GET /transactions/9/filing', () => new Refusal('refused', 'The draft cannot be read now.'))
  await screen.getByRole('link', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('alert').getByText('The draft cannot be read now.')).toBeVisible()
  answer('GET /transactions/9/filing', () => draft)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Tracking number')).toBeVisible()
})

test('who submits comes to the page of the request, however long another answer takes', async () => {
  const form = { kind: 'standing', purpose: 'For a bank', copies: 1 }
  const notice = { text: 'As the law says.', version: '1' }
  answer('GET /filing-notices', () => ({ declaration: notice, privacy: notice }))
  const screen = await openDraft(request(form), '?step=3')
  await screen.getByLabelText('I declare this.').click()
  await screen.getByLabelText('I have read the privacy notice.').click()
  await screen.getByLabelText(/^Signature/).fill('Ana Reyes')
  answer('GET /filing-notices', () => new Promise(() => undefined))
  answer('PUT /transactions/update/status/9', () => {
    answer('GET /transactions/9/filing', () => request(form, 2))
    return { transaction_id: 9, accreditation_id: null, status: 2, version: 2 }
  })
  await screen.getByRole('button', { name: /^Submit/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'Its page' })).toBeVisible()
  expect(screen.router.state.location.search).toBe('?submitted')
})
