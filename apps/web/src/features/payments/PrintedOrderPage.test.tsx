import type { Invoice } from '@lading/contract/payments'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { expect, test } from 'vitest'
import { sampleInvoice } from '../../testing/sample-invoice.ts'
import { answer, Refusal } from '../../testing/server.ts'
import { showRoutes } from '../../testing/show.tsx'
import PrintedOrderPage from './PrintedOrderPage.tsx'

const issuedDocument = {
  id: 4,
  kind: 'order-of-payment',
  number: 'OP-D-2026-000045',
  slug: 'abc',
  state: 'queued',
  created_at: '2026-11-20T02:00:00.000Z',
  is_current: false,
  ready_at: null,
  valid_until: null,
} as const

function open(documents: Invoice['issued_documents'], changes: Partial<Invoice> = {}) {
  answer('GET /invoices/show', () => ({ ...sampleInvoice, ...changes, issued_documents: documents }))
  return showRoutes(
    [{ path: '/customer-payments-invoices/customer-order-payment/:transaction_id', element: <PrintedOrderPage /> }],
    '/customer-payments-invoices/customer-order-payment/3',
  )
}

test('an order whose paper is still being drawn says so', async () => {
  const screen = await open([issuedDocument])
  await expect.element(screen.getByText(/The printed order is being prepared/)).toBeVisible()
})

test('an order without a paper says only that there is none, and leads back to what was charged', async () => {
  const screen = await open([])
  await expect.element(screen.getByRole('heading', { name: 'No printed order' })).toBeVisible()
  const says = 'The portal keeps no printed copy of this order. Open the order to see what was charged.'
  await expect.element(screen.getByText(says, { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open the order' }))
    .toHaveAttribute('href', '/customer-payments-invoices/order-payment/3?order=7')
})

test('an order that no longer stands is not shown for payment', async () => {
  const screen = await open([{ ...issuedDocument, state: 'void' }], { status: InvoiceStatus.void })
  await expect.element(screen.getByText('This order of payment is void. Do not pay it.')).toBeVisible()
})

test('a paper that cannot be fetched says why and can be tried again', async () => {
  answer('GET /file/storage', () => new Refusal('not-found', 'File not found.'))
  const screen = await open([{ ...issuedDocument, state: 'ready', ready_at: '2026-11-20T02:00:05.000Z' }])
  await expect.element(screen.getByText('File not found.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
