import type { OrderPreview } from '@lading/contract/payments'
import { Status } from '@lading/domain/transactions/status'
import { beforeEach, expect, test } from 'vitest'
import { openTransaction, sitAtDesk } from '../../../testing/transaction-page.tsx'
import { answer, Refusal } from '../../../testing/server.ts'
import { sampleAct, sampleTransaction, sampleProcess, serveTransaction } from '../../../testing/sample-transaction.ts'

beforeEach(sitAtDesk)

const issue = sampleAct('issue-order-of-payment', 'Issue order of payment', Status.forPayment, ['due_on?'])
const PREVIEW = 'GET /transactions/request/createNewInvoice/7'
const preview: OrderPreview = {
  transaction_id: 7,
  transaction_reference: 'SFF-N-2026-000007',
  lines: [],
  total_amount_due: '2500.00',
  due_date: '2026-12-15',
  missing: [],
}

/** The dialog of a transaction assessed at ₱6,530.00, of which a part was paid. */
async function opened() {
  serveTransaction(
    sampleTransaction({ status: Status.forOrderOfPayment }),
    sampleProcess({ status: Status.forOrderOfPayment, acts: [issue] }),
  )
  const screen = await openTransaction()
  await screen.getByRole('button', { name: 'Issue order of payment' }).click()
  return { screen, dialog: screen.getByRole('dialog') }
}

test('a cashier confirms the sum that the order asks, not what was assessed before a part was paid', async () => {
  const read = Promise.withResolvers<OrderPreview>()
  answer(PREVIEW, () => read.promise)
  const { screen, dialog } = await opened()
  const confirm = dialog.getByRole('button', { name: 'Issue order of payment' })
  await expect.element(confirm).toBeDisabled()
  await expect.element(confirm).toHaveAccessibleDescription('The order can be issued once the total due is shown.')
  read.resolve(preview)
  await expect.element(dialog.getByText('₱2,500.00')).toBeVisible()
  await expect.element(confirm).toBeEnabled()
  expect(screen.getByText('6,530.00', { exact: false }).elements()).toEqual([])
})

test('a cashier to whom the sum cannot be shown is told so, and tries again', async () => {
  answer(PREVIEW, () => new Refusal('too-many-requests', 'Too many requests.'))
  const { dialog } = await opened()
  await expect.element(dialog.getByText('Too many requests.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Issue order of payment' })).toBeDisabled()
  answer(PREVIEW, () => preview)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('₱2,500.00')).toBeVisible()
})
