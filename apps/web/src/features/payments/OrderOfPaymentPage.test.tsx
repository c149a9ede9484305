import { paths } from '@lading/contract/addresses/paths'
import type { Invoice } from '@lading/contract/payments'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ensure } from '@lading/domain/ensure'
import { refusedAttempt, sampleInvoice as invoice } from '../../testing/sample-invoice.ts'
import { authorisation, person } from '../../testing/people.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { showRoutes } from '../../testing/show.tsx'
import OrderOfPaymentPage from './OrderOfPaymentPage.tsx'

const pay = {
  action: 'upload-proof-post-over-the-counter-payment',
  label: 'Post the payment',
  is_usual: true,
  transition_id: 'A29',
  to: 16,
  questions: [{ name: 'proof_of_payment', label: 'Proof of payment', kind: 'file', required: true }],
}

const SEND = 'Send the payment for validation'

async function open(changes: Partial<Invoice> = {}, acts: unknown[] = [pay]) {
  answer('GET /invoices/show', () => ({ ...invoice, ...changes }))
  answer('GET /transactions/3/process', () => ({
    transaction_id: 3,
    version: 9,
    status: 15,
    acts,
    not_yet: [],
    holder: null,
    processor: null,
  }))
  return showRoutes(
    [{ path: '/customer-payments-invoices/order-payment/:transaction_id', element: <OrderOfPaymentPage /> }],
    '/customer-payments-invoices/order-payment/3',
  )
}

test('says what is charged and why, and asks for number, day, amount and proof', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('OP-D-2026-000045')
  await expect.element(screen.getByText('One stamp for the certificate.')).toBeVisible()
  await screen.getByRole('textbox', { name: /Amount paid/ }).fill('6000')
  await screen.getByRole('button', { name: SEND }).click()
  await expect.element(screen.getByText('Attach the deposit slip or the receipt.').first()).toBeVisible()
  await expect.element(screen.getByText(/order of payment is for ₱6,530.00/).first()).toBeVisible()
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false)
})

test('charges a penalty once: its line says the violation, and the sum is that of the lines', async () => {
  const why = 'No policy covered for 1 day.'
  const lapse = { param_key: 'SF-10', label: 'Lapse of insurance', quantity: 1, unit_amount: '5000.00', why }
  const penalty = '5000.00'
  const lines = [{ ...lapse, amount: penalty }]
  const screen = await open({ accreditation: '0.00', penalty, total_amount_due: penalty, lines })
  const charged = screen.getByRole('table', { name: 'What is charged' })
  await expect.element(charged.getByText(why)).toBeVisible()
  await expect.element(charged.getByRole('rowheader', { name: 'Penalty' })).not.toBeInTheDocument()
  expect(charged.getByText('₱5,000.00').elements()).toHaveLength(2)
})

const slip = new File(['%PDF-1.4'], 'slip.pdf', { type: 'application/pdf' })
const kept = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'slip.pdf',
  media_type: 'application/pdf',
  size: 8,
  sha256: 'a'.repeat(64),
  page_count: 1,
}

/** The form filled in and sent while its slip is still on the way; `arrive` ends the upload. */
async function sendWhileUploading() {
  const upload = Promise.withResolvers<unknown>()
  answer('POST /file', () => upload.promise)
  answer('PUT /transactions/update/status/3', () => new Refusal('refused', 'Far enough for this test.'))
  const screen = await open()
  await screen.getByRole('textbox', { name: /receipt number/ }).fill('LB-77')
  await userEvent.upload(ensure(screen.container.querySelector('input[type=file]')), slip)
  await screen.getByRole('button', { name: SEND }).click()
  await expect.element(screen.getByText(/sent when the upload is complete/)).toBeVisible()
  return { screen, arrive: upload.resolve }
}

const sent = () => asked.filter(({ path }) => path === '/transactions/update/status/3').map(({ body }) => body)

test('sent before the slip has arrived, the payment waits for it and then goes with it', async () => {
  const { arrive } = await sendWhileUploading()
  expect(sent()).toEqual([])
  arrive(kept)
  await expect.poll(sent).toMatchObject([{ payment_reference: 'LB-77', proof_of_payment: kept.id }])
})

test('a slip that is refused on its way holds the payment back and says why', async () => {
  const { screen, arrive } = await sendWhileUploading()
  arrive(new Refusal('invalid-input', 'The file was refused.', { file: ['slip.pdf is broken.'] }))
  await expect.element(screen.getByText('slip.pdf is broken.')).toBeVisible()
  await expect.element(screen.getByText('Attach the deposit slip or the receipt.').first()).toBeVisible()
  expect(sent()).toEqual([])
})

test('a client who leaves what they typed of a payment is asked first, and loses nothing by staying', async () => {
  startSession({ user: person('customer'), authorisation })
  const screen = await open()
  const number = screen.getByRole('textbox', { name: /receipt number/ })
  await number.fill('LB-77')
  void screen.router.navigate(paths.dashboard())
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(number).toHaveValue('LB-77')
})

test('who may not pay reads who does, and finds no form', async () => {
  const screen = await open({}, [])
  await expect.element(screen.getByText(/Only people with the right to pay/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: SEND })).not.toBeInTheDocument()
})

test('a refused payment says why, and is sent again with only the number corrected', async () => {
  const proof = { id: kept.id, name: 'slip.pdf', media_type: 'application/pdf' }
  const attempt = { ...refusedAttempt, payment_reference: 'LB-1', paid_on: '2024-11-21', proof }
  answer('PUT /transactions/update/status/3', () => new Refusal('refused', 'Far enough for this test.'))
  const screen = await open({ status: InvoiceStatus.declined, attempts: [attempt] })
  const band = screen.getByRole('region', { name: 'The payment was refused' })
  await expect.element(band.getByText(attempt.refusal)).toBeVisible()
  const number = screen.getByRole('textbox', { name: /receipt number/ })
  await expect.element(number).toHaveValue('LB-1')
  await expect.element(screen.getByText('Sent with the refused payment')).toBeVisible()
  await number.fill('LB-2')
  await screen.getByRole('button', { name: SEND }).click()
  const asSent = { payment_reference: 'LB-2', paid_on: '2024-11-21', proof_of_payment: kept.id }
  await expect.poll(sent).toMatchObject([asSent])
})

test.each([
  ['a client reads that they posted the payment that waits', false, /^You posted it on/],
  [
    'a client for whom a cashier posted the payment reads that it was the cashier',
    true,
    /^The agency’s cashier posted/,
  ],
])('%s', async (_, posted_by_agency, words) => {
  const waiting = { ...refusedAttempt, status: InvoiceStatus.forValidation, refusal: '', posted_by_agency }
  const screen = await open({ status: InvoiceStatus.forValidation, attempts: [waiting] })
  const band = screen.getByRole('region', { name: 'The agency checks your payment' })
  await expect.element(band.getByText(words)).toBeVisible()
  const payments = screen.getByRole('region', { name: 'Payments made' })
  const cashier = payments.getByText(/by the agency’s cashier/)
  expect(cashier.elements()).toHaveLength(posted_by_agency ? 1 : 0)
})

test('who reported a payment on an order that ended since reads who has it', async () => {
  const reported = { ...refusedAttempt, status: InvoiceStatus.void, refusal: '' }
  const screen = await open({ status: InvoiceStatus.void, void_reason: 'It ended.', attempts: [reported] })
  const band = screen.getByRole('region', { name: 'This order is no longer valid. Do not pay it' })
  await expect.element(band.getByText('It ended. The payment you reported is with the agency’s cashier.')).toBeVisible()
})

const receipt = {
  number: 'OR-D-2026-000001',
  slug: 'abc',
  amount: '6530.00',
  mode: 'Over the counter',
  issued_at: '2026-11-21T03:00:00.000Z',
  cancelled_at: null,
}

test('a paid order shows its receipt and no form', async () => {
  const screen = await open({ status: InvoiceStatus.paid, receipt })
  await expect.element(screen.getByText('OR-D-2026-000001')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: SEND })).not.toBeInTheDocument()
})

test('the paid order of a request leads back to the request, not to the accreditation that it changes', async () => {
  const screen = await open({ status: InvoiceStatus.paid, receipt, transaction_type: 4 })
  const back = screen.getByRole('link', { name: 'Back to the request' })
  await expect.element(back).toHaveAttribute('href', paths.businessTransaction(2, 3))
})
