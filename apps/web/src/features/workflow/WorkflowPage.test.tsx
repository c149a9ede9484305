import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { me, openTransaction, sitAtDesk } from '../../testing/transaction-page.tsx'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { refusedAttempt, sampleInvoice } from '../../testing/sample-invoice.ts'
import {
  sampleAct,
  sampleTransaction,
  sampleLine,
  sampleProcess,
  serveTransaction,
} from '../../testing/sample-transaction.ts'

beforeEach(sitAtDesk)

const moves = () => asked.filter(({ method, path }) => method === 'PUT' && path.startsWith('/transactions/update'))
const validate = sampleAct('validate-payment', 'Validate payment', Status.forRecommendingApproval, [
  'payment_reference',
  'received_on',
  'amount_received',
])
const posted = {
  ...sampleInvoice,
  attempts: [{ ...refusedAttempt, status: InvoiceStatus.forValidation, paid_on: '2026-11-17', refusal: '' }],
}
beforeEach(() => answer('GET /invoices/show', () => posted))

test('the name of the business leads to its arrears and transactions', async () => {
  serveTransaction(sampleTransaction(), sampleProcess())
  const screen = await openTransaction()
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading.getByRole('link')).toHaveAttribute('href', '/transactions/business/9')
})

test('a cashier who leaves an answer out is told at the field and above, and nothing is sent', async () => {
  serveTransaction(sampleTransaction(), sampleProcess({ status: Status.forPaymentValidation, acts: [validate] }))
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'Validate payment' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Amount received' }).clear()
  await dialog.getByRole('textbox', { name: 'Received on' }).clear()
  await dialog.getByRole('button', { name: 'Validate payment' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveFocus()
  await expect.element(dialog.getByRole('link', { name: 'Enter the date the payment was received.' })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Enter the amount received.' })).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Amount received' })).toHaveAttribute('aria-invalid', 'true')
  expect(moves()).toEqual([])
})

test('the cashier sees what the client posted, corrects it, and the answers go out with act and version', async () => {
  serveTransaction(sampleTransaction(), sampleProcess({ status: Status.forPaymentValidation, acts: [validate] }))
  answer('PUT /transactions/update/status/7', () => ({
    transaction_id: 7,
    accreditation_id: 5,
    status: Status.forRecommendingApproval,
    version: 4,
  }))
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'Validate payment' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('OP-D-2026-000045, ₱6,530.00')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Received on' })).toHaveValue('17 Nov 2026')
  await expect.element(dialog.getByRole('textbox', { name: 'Amount received' })).toHaveValue('6,530.00')
  await dialog.getByRole('textbox', { name: 'Received on' }).fill('18 Nov 2026')
  await dialog.getByRole('textbox', { name: 'Deposit slip or receipt number' }).fill('DS-8842')
  await dialog.getByRole('button', { name: 'Validate payment' }).click()
  await expect.element(screen.getByText('Status: For recommending approval.', { exact: false })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(moves()[0]?.body).toEqual({
    action: 'validate-payment',
    version: 3,
    payment_reference: 'DS-8842',
    received_on: '2026-11-18',
    amount_received: '6530.00',
  })
})

test('what the server refuses stands at its field', async () => {
  serveTransaction(sampleTransaction(), sampleProcess({ status: Status.forPaymentValidation, acts: [validate] }))
  const wrong = 'This is not the amount of the order of payment.'
  answer(
    'PUT /transactions/update/status/7',
    () => new Refusal('invalid-input', 'Some answers are wrong.', { amount_received: [wrong] }),
  )
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'Validate payment' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Received on' }).fill('18 Nov 2026')
  await dialog.getByRole('textbox', { name: 'Amount received' }).fill('6000')
  await dialog.getByRole('button', { name: 'Validate payment' }).click()
  await expect.element(dialog.getByRole('link', { name: wrong })).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Amount received' })).toHaveValue('6,000.00')
})

test('a day before the event it follows is refused where it is typed', async () => {
  const earliest = { day: '2026-11-18', event: 'The order of payment was issued' }
  const questions = validate.questions.map((asked) => (asked.name === 'received_on' ? { ...asked, earliest } : asked))
  serveTransaction(
    sampleTransaction(),
    sampleProcess({ status: Status.forPaymentValidation, acts: [{ ...validate, questions }] }),
  )
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'Validate payment' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('The order of payment was issued on 18 Nov 2026.')).toBeVisible()
  const day = dialog.getByRole('textbox', { name: 'Received on' })
  await day.fill('17 Nov 2026')
  await userEvent.tab()
  await expect.element(dialog.getByText('The first day is 18 Nov 2026.')).toBeVisible()
  await expect.element(day).toHaveAttribute('aria-invalid', 'true')
})

const propose = sampleAct('propose-disapproval', 'Propose disapproval', Status.forDisapproval, ['grounds'])

test('words typed in a dialog are there again after the page was loaded anew', async () => {
  serveTransaction(sampleTransaction(), sampleProcess({ acts: [propose] }))
  const before = await openTransaction()
  await before.getByRole('button', { name: 'Propose disapproval' }).click()
  await before.getByRole('dialog').getByRole('textbox', { name: 'Grounds' }).fill('The capital is not paid up.')
  await before.unmount()

  const after = await openTransaction()
  await after.getByRole('button', { name: 'Propose disapproval' }).click()
  await expect
    .element(after.getByRole('dialog').getByRole('textbox', { name: 'Grounds' }))
    .toHaveValue('The capital is not paid up.')
})

test('where somebody moved the case meanwhile, the dialog says who and what, and the act is no longer offered', async () => {
  serveTransaction(sampleTransaction(), sampleProcess({ acts: [propose] }))
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'Propose disapproval' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Grounds' }).fill('The capital is not paid up.')

  serveTransaction(sampleTransaction(), sampleProcess({ version: 4, status: Status.forReview }))
  answer('PUT /transactions/update/status/7', () =>
    Response.json(
      {
        code: 'refused',
        message: 'The transaction was changed by another user.',
        details: {
          version: 4,
          status: Status.forReview,
          last_step: { label: 'Endorse for review', at: '2026-11-10T01:00:00Z', by: 'Cruz, Ramon' },
        },
      },
      { status: 409 },
    ),
  )
  await dialog.getByRole('button', { name: 'Propose disapproval' }).click()
  await expect.element(dialog.getByText('Endorse for review, by Cruz, Ramon', { exact: false })).toBeVisible()
  await expect.element(dialog.getByText('This action is no longer available.', { exact: false })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Propose disapproval' })).not.toBeInTheDocument()
})

test('a person who presses what another did first is told why, and sees at once who has the case', async () => {
  const begin = sampleAct('lock-start-evaluation', 'Start evaluation', Status.lockedForEvaluation)
  serveTransaction(
    sampleTransaction({ status: Status.forEvaluation }),
    sampleProcess({ status: Status.forEvaluation, acts: [begin] }),
  )
  const screen = await openTransaction()
  const button = screen.getByRole('button', { name: 'Start evaluation' })
  await expect.element(button).toBeVisible()

  serveTransaction(
    sampleTransaction(),
    sampleProcess({ version: 4, holder: { ...me, name: 'Cruz, Ramon', is_me: false } }),
  )
  const message = 'The transaction was changed by another user.'
  answer('PUT /transactions/update/status/7', () => new Refusal('refused', message))
  await button.click()
  await expect.element(screen.getByText(message)).toBeVisible()
  await expect.element(screen.getByText('works on it now', { exact: false }), { timeout: 5000 }).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('a router sees the loads of the evaluators and cannot choose one who may not act', async () => {
  const route = sampleAct('route-assign', 'Route', Status.forEvaluation, ['evaluator_id?', 'queue_group_id?'])
  serveTransaction(sampleTransaction(), sampleProcess({ status: Status.forEvaluation, acts: [route] }))
  const post = { position_title: 'Specialist', open: 3 }
  answer('GET /transactions/7/candidates', () => ({
    people: [
      { user_id: 21, name: 'Cruz, Ramon', ...post, may_act: true, why_not: '' },
      { user_id: 22, name: 'Torres, Lina', ...post, may_act: false, why_not: 'A user of this business.' },
    ],
    queue_groups: [],
  }))
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'Route' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Evaluator' }).click()
  await expect.element(screen.getByText('Specialist · 3 open')).toBeVisible()
  const torres = screen.getByRole('option', { name: /Torres, Lina/ })
  await expect.element(torres.getByText('Specialist · A user of this business.')).toBeVisible()
  await expect.element(torres).toHaveAttribute('data-combobox-disabled', 'true')
})

test('what is not open yet is a sentence, not a button', async () => {
  const why = '2 documents are neither accepted nor returned.'
  const not_yet = [{ action: 'endorse-for-review', label: 'Endorse for review', why }]
  serveTransaction(sampleTransaction(), sampleProcess({ not_yet }))
  const screen = await openTransaction()
  await expect.element(screen.getByText(why)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Endorse for review' })).not.toBeInTheDocument()
})

test('an evaluator who does not hold the case reads it, and sees who does', async () => {
  const holder = { ...me, user_id: 12, name: 'Cruz, Ramon', is_me: false }
  serveTransaction(sampleTransaction(), sampleProcess({ holder }))
  const screen = await openTransaction()
  await expect.element(screen.getByText('Another person works on this transaction. You may read it.')).toBeVisible()
  await expect.element(screen.getByRole('complementary').getByText('Cruz, Ramon')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
})

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
  await screen.getByRole('button', { name: 'Return' }).click()
  await screen.getByRole('button', { name: 'Return' }).click()
  await expect.element(screen.getByText('Say what is wrong.')).toBeVisible()
  await screen.getByLabelText('Remark to the client').fill('The scan is cut off.')
  await screen.getByRole('button', { name: 'Return' }).click()
  await expect.element(screen.getByText('1 of 2 decided')).toBeVisible()
  await expect.element(screen.getByText('The scan is cut off.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Mayor’s permit' })).toBeVisible()
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
  await expect.element(entries.nth(1).getByText('New', { exact: true })).toBeVisible()
  await expect.element(entries.nth(0).getByText('New', { exact: true })).not.toBeInTheDocument()
  await expect
    .poll(() => asked.filter(({ path }) => path.endsWith('/read')).map(({ body }) => body))
    .toEqual([{ last_message_id: 31 }])
})

test('a change to an accreditation that was granted before the portal has no capital to judge, and shows no error', async () => {
  serveTransaction(sampleTransaction({ accreditation_id: 5 }), sampleProcess({}))
  answer('GET /accreditations/ratio_analysis/5', () => new Refusal('not-found', 'Accreditation not found.'))
  const screen = await openTransaction('?tab=capital')
  await expect.element(screen.getByText('No capital analysis')).toBeVisible()
  await expect.element(screen.getByText('Accreditation not found.')).not.toBeInTheDocument()
})

test('an evaluator corrects the name on a certificate that came back, and says what was wrong', async () => {
  const transaction = sampleTransaction({ status: Status.evaluationForRevision, ever_approved: true })
  serveTransaction(transaction, sampleProcess({ status: Status.evaluationForRevision, holder: me }))
  answer('PUT /transactions/7/corrections', () => ({ saved: ['business_name'] }))
  const screen = await openTransaction('?tab=business')
  await expect
    .element(screen.getByRole('button', { name: 'Mark for the client', exact: false }))
    .not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Correct: Business name' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What was wrong' }).fill('Misspelt.')
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect.element(dialog.getByText('Nothing was changed.')).toBeVisible()

  await dialog.getByRole('textbox', { name: 'Business name' }).fill('Kalayaan Global Lines, Inc.')
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.find(({ path }) => path === '/transactions/7/corrections')?.body).toEqual({
    patch: [{ path: 'business_name', value: 'Kalayaan Global Lines, Inc.', base: 'Kalayaan Global Lines Inc.' }],
    reason: 'Misspelt.',
  })
})

test('who decides again reads what was corrected after approval, with what stood there and why', async () => {
  const correction = { path: 'business_name', label: 'Business name', before: 'Kalayan', after: 'Kalayaan' }
  const corrections = [{ id: 1, ...correction, reason: 'Misspelt.', by: 'Reyes, Ana', at: '2026-11-20T02:00:00Z' }]
  serveTransaction(sampleTransaction({ corrections }), sampleProcess())
  const screen = await openTransaction('?tab=business')
  const told = screen.getByRole('region', { name: 'Corrected after approval' })
  await expect.element(told.getByText('Kalayan Kalayaan')).toBeVisible()
  await expect.element(told.getByText('Misspelt.')).toBeVisible()
  await expect.element(told.getByText('Reyes, Ana', { exact: false })).toBeVisible()
})

test('the scope is marked for the client as one answer', async () => {
  const transaction = sampleTransaction({ status: Status.lockedForEvaluation, domestic: 1, international: 0, nvocc: 1 })
  serveTransaction(transaction, sampleProcess({ status: Status.lockedForEvaluation, holder: me }))
  answer('PUT /transactions/7/returns', () => ({ path: 'scope', remark: 'No contract says NVOCC.' }))
  const screen = await openTransaction('?tab=business')
  const scope = screen.getByRole('region', { name: 'Scope of accreditation' })
  await expect.element(scope.getByText('Domestic, NVOCC')).toBeVisible()
  await scope.getByRole('button', { name: 'Mark for the client: Scope of accreditation' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Remark', exact: false }).fill('No contract says NVOCC.')
  await dialog.getByRole('button', { name: 'Mark for the client' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.find(({ path }) => path === '/transactions/7/returns')?.body).toEqual({
    path: 'scope',
    remark: 'No contract says NVOCC.',
  })
})
