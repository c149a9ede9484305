import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FIRST_LOOK } from '../../testing/first-look.ts'
import { samplePdf } from '../../testing/sample-pdf.ts'
import { me, openTransaction, sitAtDesk } from '../../testing/transaction-page.tsx'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { sampleTransaction, sampleLine, sampleProcess, serveTransaction } from '../../testing/sample-transaction.ts'

beforeEach(sitAtDesk)

const ofPdf = (...pages: string[]) => new Response(samplePdf(...pages))

test('the name of the business leads to its arrears and transactions', async () => {
  serveTransaction(sampleTransaction(), sampleProcess())
  const screen = await openTransaction()
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading.getByRole('link')).toHaveAttribute('href', '/transactions/business/9')
})

test('an evaluator who does not hold the transaction reads it, and sees who does', async () => {
  const holder = { ...me, user_id: 12, name: 'Cruz, Ramon', is_me: false }
  serveTransaction(sampleTransaction(), sampleProcess({ holder }))
  const screen = await openTransaction()
  await expect.element(screen.getByText('Another person works on this transaction. You may read it.')).toBeVisible()
  await expect.element(screen.getByRole('complementary').getByText('Cruz, Ramon')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
})

test('an evaluator who works on a phone keeps the lock', async () => {
  await page.viewport(390, 800)
  serveTransaction(sampleTransaction(), sampleProcess({ holder: me }))
  answer('PUT /evaluator/locked/7', () => me)
  const screen = await openTransaction()
  await expect.element(screen.getByRole('button', { name: 'All actions' })).toBeVisible()
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => asked.some(({ path }) => path === '/evaluator/locked/7')).toBe(true)
})

/** Milliseconds: what a document is decided with is compiled when it is first shown. */
const FIRST_DECISION = { timeout: 15_000 }

test('a document is returned only with a remark, which is what the client will read', async () => {
  serveTransaction(sampleTransaction(), sampleProcess({ holder: me }))
  answer('PUT /transaction_documents/validate/1', ({ body }) => {
    const { decision, remark } = body as { decision: 'returned'; remark: string }
    if (remark === '') return new Refusal('invalid-input', 'Wrong.', { remark: ['Say what is wrong.'] })
    serveTransaction(
      sampleTransaction({
        checklist: [sampleLine(1, 'SEC registration', { decision, remark }), sampleLine(2, 'Mayor’s permit')],
      }),
      sampleProcess({ holder: me }),
    )
    return { id: 1, decision, remark }
  })
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'Return' }).click(FIRST_DECISION)
  await screen.getByRole('button', { name: 'Return' }).click()
  await expect.element(screen.getByText('Say what is wrong.')).toBeVisible()
  await screen.getByLabelText('Remark to the client').fill('The scan is cut off.')
  await screen.getByRole('button', { name: 'Return' }).click()
  await expect.element(screen.getByText('1 of 2 decided')).toBeVisible()
  await expect.element(screen.getByText('The scan is cut off.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Mayor’s permit' })).toBeVisible()
})

const row = (screen: Awaited<ReturnType<typeof openTransaction>>, name: RegExp) =>
  screen.getByRole('list', { name: 'Checklist' }).getByRole('button', { name })

const decided = () => asked.map(({ path }) => path).filter((path) => path.includes('/validate/'))

test('a letter that is held down accepts one document, not the next one too', async () => {
  serveTransaction(sampleTransaction(), sampleProcess({ holder: me }))
  answer('PUT /transaction_documents/validate/1', () => {
    const checklist = [sampleLine(1, 'SEC registration', { decision: 'accepted' }), sampleLine(2, 'Mayor’s permit')]
    serveTransaction(sampleTransaction({ checklist }), sampleProcess({ holder: me }))
    return { id: 1, decision: 'accepted', remark: '' }
  })
  const screen = await openTransaction()
  await row(screen, /^SEC registration/).click()
  await expect.poll(() => screen.router.state.location.search).toBe('?document=1')
  await userEvent.keyboard('a')
  await expect.poll(decided).toEqual(['/transaction_documents/validate/1'])
  await expect.element(screen.getByRole('heading', { name: 'Mayor’s permit' })).toBeVisible()
  const held = new KeyboardEvent('keydown', { key: 'a', repeat: true, bubbles: true })
  row(screen, /^Mayor’s permit/)
    .element()
    .dispatchEvent(held)
  await userEvent.keyboard('r')
  await expect.element(screen.getByLabelText('Remark to the client')).toBeVisible()
  expect(decided()).toEqual(['/transaction_documents/validate/1'])
})

test('where single-key shortcuts are switched off, no letter decides on a document', async () => {
  localStorage.setItem('single_keys:41', 'false')
  serveTransaction(sampleTransaction(), sampleProcess({ holder: me }))
  const screen = await openTransaction()
  await row(screen, /^SEC registration/).click()
  await userEvent.keyboard('rja')
  await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toHaveAttribute('aria-keyshortcuts')
  await expect.element(screen.getByLabelText('Remark to the client')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'SEC registration' })).toBeVisible()
  expect(decided()).toEqual([])
})

test('a shorter version of a document is shown from its first page', async () => {
  const [before] = sampleLine(3, 'SEC registration', { decision: 'returned', remark: 'The scan is cut off.' }).files
  const line = sampleLine(1, 'SEC registration', { version_no: 2, replaces_id: 3 })
  const registration = { ...line, earlier: before ? [before] : [] }
  serveTransaction(sampleTransaction({ checklist: [registration] }), sampleProcess({ holder: me }))
  answer('GET /file/storage', ({ path }) =>
    path.endsWith('3') ? ofPdf('The only page') : ofPdf('First page', 'Second page'),
  )
  const screen = await openTransaction()
  await expect.element(screen.getByText('First page'), FIRST_LOOK).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.element(screen.getByText('Second page')).toBeInTheDocument()
  await screen.getByRole('combobox', { name: 'Version' }).click()
  await screen.getByRole('option', { name: /^Version 1/ }).click()
  await expect.element(screen.getByText('The only page'), FIRST_LOOK).toBeInTheDocument()
})

test('why the version before was returned stands beside the one that answers it', async () => {
  const [before] = sampleLine(3, 'SEC registration', { decision: 'returned', remark: 'The scan is cut off.' }).files
  const line = sampleLine(1, 'Branch permits', { version_no: 2, replaces_id: 3 })
  const other = sampleLine(4, 'Permit of Davao').files
  const permits = { ...line, files: [...line.files, ...other], earlier: before ? [before] : [] }
  serveTransaction(sampleTransaction({ checklist: [permits] }), sampleProcess({ holder: me }))
  const screen = await openTransaction()
  await expect.element(screen.getByText('Why version 1 was returned')).toBeVisible()
  await expect.element(screen.getByText('The scan is cut off.')).toBeVisible()
  await screen.getByRole('button', { name: 'Next document' }).click()
  await expect.element(screen.getByText('2 of 2')).toBeVisible()
  await expect.element(screen.getByText('Why version 1 was returned')).not.toBeInTheDocument()
})

test('what the client wrote since the last visit is marked, and said to be read', async () => {
  const transaction = sampleTransaction()
  serveTransaction(transaction, sampleProcess({ holder: me }))
  const message = { audience: 'client', author: 'Cruz, Ramon', side: 'client', is_mine: false, file: null }
  const messages = [
    { ...message, id: 30, is_new: false, body: '<p>Good morning.</p>', created_at: '2026-11-19T02:31:00Z' },
    { ...message, id: 31, is_new: true, body: '<p>The permit follows.</p>', created_at: '2026-11-20T02:31:00Z' },
  ]
  answer('GET /messages/list/7', () => ({ ...transaction, why_closed: null, messages }))
  answer('PUT /messages/list/7/read', () => ({ unread: 0 }))
  const screen = await openTransaction('?tab=messages')
  const entries = screen.getByRole('region', { name: 'Messages to the client' }).getByRole('listitem')
  await expect.element(entries.nth(1).getByText('New', { exact: true }), FIRST_LOOK).toBeVisible()
  await expect.element(entries.nth(0).getByText('New', { exact: true })).not.toBeInTheDocument()
  await expect
    .poll(() => asked.filter(({ path }) => path.endsWith('/read')).map(({ body }) => body))
    .toEqual([{ last_message_id: 31 }])
})

test('what is written to the client while the page is read again after sending is kept', async () => {
  const transaction = sampleTransaction()
  serveTransaction(transaction, sampleProcess({ holder: me }))
  const thread = { ...transaction, why_closed: null, messages: [] }
  answer('GET /messages/list/7', () => thread)
  answer('POST /convo', () => thread)
  const screen = await openTransaction('?tab=messages')
  const form = screen.getByRole('form', { name: 'Write to the client' })
  await form.getByRole('textbox').fill('Send the permit.')
  const reread = Promise.withResolvers<object>()
  answer('GET /messages/list/7', () => reread.promise)
  await form.getByRole('button', { name: 'Send to client' }).click()
  await expect.element(screen.getByText('The message is sent to the client.')).toBeVisible()
  await form.getByRole('textbox').fill('And the policy.')
  reread.resolve(thread)
  await expect.element(form.getByRole('button', { name: 'Send to client' })).toBeEnabled()
  await expect.element(form.getByRole('textbox')).toHaveValue('And the policy.')
})

test('a change to an accreditation that was granted before the portal has no capital to judge, and shows no error', async () => {
  serveTransaction(sampleTransaction({ accreditation_id: 5 }), sampleProcess({}))
  answer('GET /accreditations/ratio_analysis/5', () => new Refusal('not-found', 'Accreditation not found.'))
  const screen = await openTransaction('?tab=capital')
  await expect.element(screen.getByText('No capital analysis'), FIRST_LOOK).toBeVisible()
  await expect.element(screen.getByText('Accreditation not found.')).not.toBeInTheDocument()
})

test('what the client resubmits while the transaction is on the screen is read anew, once a look finds it moved', async () => {
  serveTransaction(sampleTransaction(), sampleProcess({ version: 4 }))
  const before = sampleTransaction({ checklist: [sampleLine(1, 'SEC registration', {})] })
  const after = {
    ...before,
    version: 4,
    checklist: [sampleLine(1, 'SEC registration', {}), sampleLine(2, 'Sworn list')],
  }
  const details = [before, after]
  answer('GET /transactions/7', () => details.shift() ?? after)
  const screen = await openTransaction()
  await expect.element(screen.getByText('0 of 2 decided')).toBeVisible()
  await expect.element(screen.getByText('Sworn list').first()).toBeVisible()
})

test('a renewal with a scope more shows the scopes held before beside those applied for', async () => {
  const international = { domestic: 0, international: 1, nvocc: 0 } as const
  const wider = { ...international, nvocc: 1 } as const
  serveTransaction(sampleTransaction({ type: 2, ...wider, form: wider, register: international }), sampleProcess())
  const screen = await openTransaction('?tab=business')
  const scope = screen.getByRole('region', { name: 'Scope of accreditation' })
  await expect.element(scope.getByText('Held'), FIRST_LOOK).toBeVisible()
  await expect.element(scope.getByText('International', { exact: true })).toBeVisible()
  await expect.element(scope.getByText('Applied for')).toBeVisible()
  await expect.element(scope.getByText('International, NVOCC')).toBeVisible()
})
