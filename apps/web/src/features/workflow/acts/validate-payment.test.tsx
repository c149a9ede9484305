import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openTransaction, sitAtDesk } from '../../../testing/transaction-page.tsx'
import { refusedAttempt, sampleInvoice } from '../../../testing/sample-invoice.ts'
import { answer, asked, Refusal } from '../../../testing/server.ts'
import { sampleAct, sampleTransaction, sampleProcess, serveTransaction } from '../../../testing/sample-transaction.ts'

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

test('a cashier who posts a payment made at the counter reads which order it pays, and how much that asks for', async () => {
  const post = sampleAct('pay-online-over-the-counter', 'Post over-the-counter payment', Status.forPaymentValidation, [
    'payment_reference',
    'amount_paid',
  ])
  serveTransaction(sampleTransaction(), sampleProcess({ status: Status.forPayment, acts: [post] }))
  answer('GET /invoices/show', () => new Refusal('too-many-requests', 'Too many requests.'))
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'Post over-the-counter payment' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Too many requests.')).toBeVisible()
  answer('GET /invoices/show', () => sampleInvoice)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText(sampleInvoice.number)).toBeVisible()
  await expect.element(dialog.getByText(/^₱6,530\.00; partial payments/)).toBeVisible()
})

test('a cashier reads whether the client or a colleague posted the payment', async () => {
  const [first] = posted.attempts
  serveTransaction(sampleTransaction(), sampleProcess({ status: Status.forPaymentValidation, acts: [validate] }))
  answer('GET /invoices/show', () => ({ ...posted, attempts: [{ ...first, posted_by_agency: true }] }))
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'Validate payment' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('heading', { name: 'What the cashier posted' })).toBeVisible()
  await expect.element(dialog.getByText('client', { exact: false })).not.toBeInTheDocument()
})

test('a cashier validates the payment that waits now, not what was typed for one that was refused', async () => {
  serveTransaction(sampleTransaction(), sampleProcess({ status: Status.forPaymentValidation, acts: [validate] }))
  const screen = await openTransaction()
  const open = screen.getByRole('button', { name: 'Validate payment' })
  const dialog = screen.getByRole('dialog')
  const number = dialog.getByRole('textbox', { name: 'Deposit slip or receipt number' })
  await open.click()
  await number.fill('DS-TYPED')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await open.click()
  await expect.element(number).toHaveValue('DS-TYPED')
  await expect.element(dialog.getByText('They are not saved yet.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const [first] = posted.attempts
  const second = { ...first, attempt_no: 2, payment_reference: 'DS-9000' }
  answer('GET /invoices/show', () => ({ ...posted, attempts: [refusedAttempt, second] }))
  await open.click()
  await expect.element(number).toHaveValue('DS-9000')
})

test('a cashier to whom the payment cannot be shown is told so, and tries again', async () => {
  serveTransaction(sampleTransaction(), sampleProcess({ status: Status.forPaymentValidation, acts: [validate] }))
  answer('GET /invoices/show', () => new Refusal('too-many-requests', 'Too many requests.'))
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'Validate payment' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Too many requests.')).toBeVisible()
  answer('GET /invoices/show', () => posted)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Amount received' })).toHaveValue('6,530.00')
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
