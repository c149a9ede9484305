import { downloadFile } from '@lading/contract/documents/documents'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { read } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { AMOUNT, createPaymentsWorld, type PaymentsWorld, POST } from '#testing/filings/payments'
import { pay, seaApplication, today } from '#testing/filings/scenario'
import { setInvoiceStatus } from './payments.queries.ts'

let world: PaymentsWorld
beforeEach(async () => void (world = await createPaymentsWorld()))
afterEach(() => world.close())

test('a refused payment comes back with the reason, stays payable, and is paid again', async () => {
  const { client, transaction_id } = await world.applicationToValidate()
  const before = await world.orderOf(client, transaction_id)
  await moved(world.desks.cashier, transaction_id, 'reject-payment', {
    reason: 'The deposit slip is of another office.',
  })
  const refused = await world.orderOf(client, transaction_id)
  expect(refused).toMatchObject({
    status: InvoiceStatus.declined,
    attempts: [{ attempt_no: 1, status: InvoiceStatus.declined, refusal: 'The deposit slip is of another office.' }],
  })
  expect(ensure(refused.due_date) >= ensure(before.due_date)).toBe(true)

  await pay({ client, transaction_id }, world, { payment_reference: 'LB-0043' })
  await moved(world.desks.cashier, transaction_id, 'validate-payment', world.receipt())
  expect(await world.orderOf(client, transaction_id)).toMatchObject({
    status: InvoiceStatus.paid,
    receipt: { amount: AMOUNT },
    attempts: [
      { attempt_no: 2, status: InvoiceStatus.paid, payment_reference: 'LB-0043' },
      { attempt_no: 1, status: InvoiceStatus.declined },
    ],
  })
  // refused and paid again: for validation, declined, for payment, for validation, paid
  expect(await invoiceOf(transaction_id)).toMatchObject({ version: 6 })
})

test('an order that was paid makes none of the moves that an order does not make', async () => {
  const { transaction_id } = await world.applicationToValidate()
  await moved(world.desks.cashier, transaction_id, 'validate-payment', world.receipt())
  const paid = await invoiceOf(transaction_id)
  const { forPayment, forValidation, void: voided } = InvoiceStatus
  for (const status of [forPayment, forValidation, voided]) {
    const moving = world.db.transaction().execute((tx) => setInvoiceStatus(tx, paid, status))
    await expect(moving).rejects.toThrow(RangeError)
  }
  expect(await invoiceOf(transaction_id)).toEqual(paid)
})

test('a payment refused for its number is sent again with the slip that is there already', async () => {
  const { client, transaction_id } = await world.applicationToValidate()
  await moved(world.desks.cashier, transaction_id, 'reject-payment', { reason: 'The number is of another slip.' })
  const [refused] = (await world.orderOf(client, transaction_id)).attempts
  const { id: proof_of_payment } = ensure(ensure(refused).proof)
  await moved(
    client,
    transaction_id,
    POST,
    await world.payment(client, { payment_reference: 'LB-0043', proof_of_payment }),
  )
  expect((await world.orderOf(client, transaction_id)).attempts).toMatchObject([
    { attempt_no: 2, payment_reference: 'LB-0043', proof: { id: proof_of_payment } },
    { attempt_no: 1, proof: { id: proof_of_payment } },
  ])
  const query = { path: proof_of_payment }
  expect(await world.desks.cashier.call(downloadFile, { query })).toMatchObject({ status: 200 })
})

test('the slip of another order is no proof, refused or not', async () => {
  const other = await world.applicationToValidate()
  await moved(world.desks.cashier, other.transaction_id, 'reject-payment', { reason: 'Not legible.' })
  const [refused] = (await world.orderOf(other.client, other.transaction_id)).attempts
  const { client, transaction_id } = await world.applicationToPay()
  const proof_of_payment = ensure(ensure(refused).proof).id
  const reply = await move(client, transaction_id, POST, await world.payment(client, { proof_of_payment }))
  expect(reply.status).toBe(409)
})

test('a payment refused on the last day leaves five working days more', async () => {
  const { client, transaction_id } = await world.applicationToValidate()
  const { id } = await world.orderOf(client, transaction_id)
  // 2026-03-02 is a Monday
  await world.db
    .updateTable('invoices')
    .set({ due_date: today(world) })
    .where('id', '=', id)
    .execute()
  await moved(world.desks.cashier, transaction_id, 'reject-payment', { reason: 'Not legible.' })
  expect(await world.orderOf(client, transaction_id)).toMatchObject({ due_date: '2026-03-09' })
  const { client_deadline_on } = await world.db
    .selectFrom('transactions')
    .select('client_deadline_on')
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  expect(client_deadline_on).toBe('2026-03-09')
})

test('a last day that the cashier named stays as it was named after a refused payment, whatever day is closed later', async () => {
  const until = Status.forOrderOfPayment
  const { client, transaction_id } = await seaApplication(world, { until, staff: world.desks })
  const due_on = '2026-03-22' // a Sunday
  await moved(world.desks.cashier, transaction_id, 'issue-order-of-payment', { due_on })
  await pay({ client, transaction_id }, world)
  await moved(world.desks.cashier, transaction_id, 'reject-payment', { reason: 'Not legible.' })
  const named = { client_deadline_on: due_on, client_day_is_named: true }
  expect(await read(client, transaction_id)).toMatchObject(named)

  await world.db
    .insertInto('holidays')
    .values({ day: '2026-03-10', name: 'Typhoon', kind: 'special_nonworking' })
    .execute()
  await world.runJobs()
  expect(await read(client, transaction_id)).toMatchObject(named)
  expect(await world.orderOf(client, transaction_id)).toMatchObject({ due_date: due_on })
})

const invoiceOf = (transaction_id: number) =>
  world.db.selectFrom('invoices').selectAll().where('transaction_id', '=', transaction_id).executeTakeFirstOrThrow()
