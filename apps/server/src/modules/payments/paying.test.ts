import { customerInvoices, ownInvoices, postCounterPayment, showInvoice } from '@lading/contract/payments'
import { transactionProcess } from '@lading/contract/workflow'
import { downloadFile, uploadFile } from '@lading/contract/documents/documents'
import { channelLabels, offeredChannels } from '@lading/domain/payments/channels'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { samplePng } from '#testing/samples/sample-files'
import { move, moved } from '#testing/filings/moves'
import { amountDue, pay, seaApplication, seaStaff, today, type SeaStaff } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'

let world: World
let staff: SeaStaff
beforeEach(async () => {
  world = await worldAt(Status.forPayment)
  staff = await seaStaff(world)
})
afterEach(() => world.close())

const POST = 'upload-proof-post-over-the-counter-payment'
const AMOUNT = '4030.00'

const ordered = () => seaApplication(world, { until: Status.forPayment, staff })
const posted = () => seaApplication(world, { until: Status.forPaymentValidation, staff })

async function depositSlip(who: Client): Promise<string> {
  const files = [{ field: 'file', name: 'deposit-slip.png', bytes: samplePng(5, 6) }]
  return (await who.call(uploadFile, { files })).body.id
}

const payment = async (who: Client, changes: Record<string, unknown> = {}) => ({
  payment_reference: 'LB-0042',
  paid_on: today(world),
  amount_paid: AMOUNT,
  proof_of_payment: await depositSlip(who),
  ...changes,
})

const received = (amount_received = AMOUNT) => ({ received_on: today(world), amount_received })

const statusOf = async (id: number) =>
  (await world.db.selectFrom('transactions').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

const orderOf = async (who: Client, transaction_id: number) =>
  (await who.call(showInvoice, { query: { transaction_id } })).body

test('a customer pays over the counter, the cashier finds the money, and the receipt has everything', async () => {
  const { client, transaction_id } = await ordered()
  await moved(client, transaction_id, POST, await payment(client))
  expect(await orderOf(client, transaction_id)).toMatchObject({
    status: InvoiceStatus.forValidation,
    ways_to_pay: offeredChannels.map((channel) => ({ name: channelLabels[channel] })),
    attempts: [{ attempt_no: 1, payment_reference: 'LB-0042', amount: AMOUNT, proof: { name: 'deposit-slip.png' } }],
    receipt: null,
  })

  await moved(staff.cashier, transaction_id, 'validate-payment', received())
  const order = await orderOf(client, transaction_id)
  expect(order).toMatchObject({
    status: InvoiceStatus.paid,
    receipt: { amount: AMOUNT, mode: 'Over the counter', cancelled_at: null },
    issued_documents: [
      { kind: 'order-of-payment' },
      { kind: 'official-receipt', number: ensure(order.receipt).number },
    ],
  })
  expect(await statusOf(transaction_id)).toBe(Status.forRecommendingApproval)
})

describe('a payment that is not what the order asks', () => {
  test.each([
    ['a centavo too little', { amount_paid: '4029.99' }, 'amount_paid'],
    ['a centavo too much', { amount_paid: '4030.01' }, 'amount_paid'],
    ['half of it', { amount_paid: '2015.00' }, 'amount_paid'],
    ['no amount', { amount_paid: 'all of it' }, 'amount_paid'],
    ['a day that is still to come', { paid_on: '2100-01-01' }, 'paid_on'],
    ['a day before the order', { paid_on: '2025-01-01' }, 'paid_on'],
    ['no proof', { proof_of_payment: '' }, 'proof_of_payment'],
    ['no number', { payment_reference: ' ' }, 'payment_reference'],
  ])('%s is refused under its field, and nothing moved', async (_, changes, field) => {
    const { client, transaction_id } = await ordered()
    const reply = await move(client, transaction_id, POST, await payment(client, changes))
    expect(reply).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })
    expect(await orderOf(client, transaction_id)).toMatchObject({ status: InvoiceStatus.forPayment, attempts: [] })
    expect(await statusOf(transaction_id)).toBe(Status.forPayment)
  })
})

test('an amount without its decimals is the same amount', async () => {
  const { client, transaction_id, business_id } = await ordered()
  const reply = await bySpecifiedCall(client, business_id, transaction_id, { amount_paid: '4030' })
  expect(reply.status).toBe(200)
  expect((await orderOf(client, transaction_id)).attempts).toMatchObject([{ amount: AMOUNT }])
})

test('somebody else’s file is no proof', async () => {
  const { client, transaction_id } = await ordered()
  const { client: other } = await ordered()
  const reply = await move(
    client,
    transaction_id,
    POST,
    await payment(client, { proof_of_payment: await depositSlip(other) }),
  )
  expect(reply.status).toBe(409)
  expect(await statusOf(transaction_id)).toBe(Status.forPayment)
})

test('people of another business neither see an order nor pay it', async () => {
  const { client, transaction_id, business_id } = await ordered()
  const { client: stranger } = await ordered()
  const order = await orderOf(client, transaction_id)
  expect(await stranger.call(showInvoice, { query: { transaction_id } })).toMatchObject({ status: 404 })
  expect(await stranger.call(showInvoice, { query: { id: order.id } })).toMatchObject({ status: 404 })
  expect((await move(stranger, transaction_id, POST, await payment(stranger))).status).not.toBe(200)
  expect(await bySpecifiedCall(stranger, business_id, transaction_id, {}, order.id)).toMatchObject({ status: 404 })
  expect(await statusOf(transaction_id)).toBe(Status.forPayment)
})

test('a member of the business pays only with the right to pay', async () => {
  const { transaction_id, business_id } = await ordered()
  const clerk = await world.customer()
  await world.joins(clerk, business_id, { owner: false, rights: ['prepare', 'submit'] })
  const treasurer = await world.customer()
  await world.joins(treasurer, business_id, { owner: false, rights: ['pay'] })

  const asClerk = await world.signedIn(clerk.user_id)
  const asTreasurer = await world.signedIn(treasurer.user_id)
  expect((await orderOf(asClerk, transaction_id)).status).toBe(InvoiceStatus.forPayment)
  expect((await move(asClerk, transaction_id, POST, await payment(asClerk))).status).toBe(403)
  expect((await move(asTreasurer, transaction_id, POST, await payment(asTreasurer))).status).toBe(200)
})

test('the cashier enters what arrived, to the centavo', async () => {
  const { transaction_id } = await posted()
  const reply = await move(staff.cashier, transaction_id, 'validate-payment', received('4000.00'))
  expect(reply).toMatchObject({ status: 400, body: { errors: { amount_received: [expect.any(String)] } } })
  expect(await statusOf(transaction_id)).toBe(Status.forPaymentValidation)
})

test('the cashier corrects the number of the slip for the receipt; what the client posted stays on record', async () => {
  const { client, transaction_id } = await posted()
  const corrected = { ...received(), payment_reference: 'SLIP-CORRECTED' }
  expect((await move(staff.cashier, transaction_id, 'validate-payment', corrected)).status).toBe(200)
  const { id, attempts } = await orderOf(client, transaction_id)
  expect(attempts[0]?.payment_reference).not.toBe('SLIP-CORRECTED')
  const { payload } = await world.db
    .selectFrom('issued_documents')
    .select('payload')
    .where('invoice_id', '=', id)
    .where('kind', '=', 'official-receipt')
    .executeTakeFirstOrThrow()
  expect(payload).toMatchObject({ payment_reference: 'SLIP-CORRECTED' })
})

test('two cashiers validate at the same moment: one receipt, and the other is told', async () => {
  const { client, transaction_id } = await posted()
  const second = await world.staff('dti', 9)
  const replies = await Promise.all(
    [staff.cashier, second, staff.cashier].map((cashier) =>
      move(cashier, transaction_id, 'validate-payment', received()),
    ),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const { id } = await orderOf(client, transaction_id)
  const receipts = await world.db.selectFrom('receipts').select('number').where('invoice_id', '=', id).execute()
  expect(receipts).toHaveLength(1)
})

test('receipts are numbered one after the other, whatever was refused in between', async () => {
  const stories = [await posted(), await posted(), await posted()]
  await Promise.all(
    stories.flatMap(({ transaction_id }) => [
      move(staff.cashier, transaction_id, 'validate-payment', received('1.00')),
      move(staff.cashier, transaction_id, 'validate-payment', received()),
    ]),
  )
  const numbers = await world.db.selectFrom('receipts').select('number').orderBy('number').execute()
  expect(numbers.map(({ number }) => Number(number.slice(-6)))).toEqual(numbers.map((_, place) => place + 1))
})

test('the cashier who posted a payment for a client does not validate it; a colleague does', async () => {
  const { transaction_id } = await ordered()
  const answers = { payment_reference: 'COUNTER-7', paid_on: today(world), amount_paid: AMOUNT }
  await moved(staff.cashier, transaction_id, POST, answers)
  const own = await move(staff.cashier, transaction_id, 'validate-payment', received())
  expect(own).toMatchObject({ status: 409, body: { message: 'The person who posted the payment cannot validate it.' } })
  const colleague = await world.staff('dti', 9)
  expect((await move(colleague, transaction_id, 'validate-payment', received())).status).toBe(200)
})

test('neither the customer nor an evaluator validates a payment', async () => {
  const { client, transaction_id } = await posted()
  for (const person of [client, staff.evaluator, staff.approver]) {
    expect((await move(person, transaction_id, 'validate-payment', received())).status).toBe(403)
  }
})

test('a refused payment comes back with the reason, stays payable, and is paid again', async () => {
  const { client, transaction_id } = await posted()
  const before = await orderOf(client, transaction_id)
  await moved(staff.cashier, transaction_id, 'reject-payment', { reason: 'The deposit slip is of another office.' })
  const refused = await orderOf(client, transaction_id)
  expect(refused).toMatchObject({
    status: InvoiceStatus.declined,
    attempts: [{ attempt_no: 1, status: InvoiceStatus.declined, refusal: 'The deposit slip is of another office.' }],
  })
  expect(ensure(refused.due_date) >= ensure(before.due_date)).toBe(true)

  await pay({ client, transaction_id }, world, { payment_reference: 'LB-0043' })
  await moved(staff.cashier, transaction_id, 'validate-payment', received())
  expect(await orderOf(client, transaction_id)).toMatchObject({
    status: InvoiceStatus.paid,
    receipt: { amount: AMOUNT },
    attempts: [
      { attempt_no: 2, status: InvoiceStatus.paid, payment_reference: 'LB-0043' },
      { attempt_no: 1, status: InvoiceStatus.declined },
    ],
  })
})

test('a payment refused for its number is sent again with the slip that is there already', async () => {
  const { client, transaction_id } = await posted()
  await moved(staff.cashier, transaction_id, 'reject-payment', { reason: 'The number is of another slip.' })
  const [refused] = (await orderOf(client, transaction_id)).attempts
  const { id: proof_of_payment } = ensure(ensure(refused).proof)
  await moved(client, transaction_id, POST, await payment(client, { payment_reference: 'LB-0043', proof_of_payment }))
  expect((await orderOf(client, transaction_id)).attempts).toMatchObject([
    { attempt_no: 2, payment_reference: 'LB-0043', proof: { id: proof_of_payment } },
    { attempt_no: 1, proof: { id: proof_of_payment } },
  ])
  const query = { path: proof_of_payment }
  expect(await staff.cashier.call(downloadFile, { query })).toMatchObject({ status: 200 })
})

test('the slip of another order is no proof, refused or not', async () => {
  const other = await posted()
  await moved(staff.cashier, other.transaction_id, 'reject-payment', { reason: 'Not legible.' })
  const [refused] = (await orderOf(other.client, other.transaction_id)).attempts
  const { client, transaction_id } = await ordered()
  const proof_of_payment = ensure(ensure(refused).proof).id
  const reply = await move(client, transaction_id, POST, await payment(client, { proof_of_payment }))
  expect(reply.status).toBe(409)
})

test('a payment refused on the last day leaves five working days more', async () => {
  const { client, transaction_id } = await posted()
  const { id } = await orderOf(client, transaction_id)
  // 2026-03-02 is a Monday
  await world.db
    .updateTable('invoices')
    .set({ due_date: today(world) })
    .where('id', '=', id)
    .execute()
  await moved(staff.cashier, transaction_id, 'reject-payment', { reason: 'Not legible.' })
  expect(await orderOf(client, transaction_id)).toMatchObject({ due_date: '2026-03-09' })
  const { client_deadline_on } = await world.db
    .selectFrom('transactions')
    .select('client_deadline_on')
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  expect(client_deadline_on).toBe('2026-03-09')
})

test('the cashier reads the proof, a stranger does not', async () => {
  const { client, transaction_id } = await posted()
  const { attempts } = await orderOf(client, transaction_id)
  const query = { path: ensure(ensure(attempts[0]).proof).id }
  const { client: stranger } = await ordered()
  expect(await staff.cashier.call(downloadFile, { query })).toMatchObject({ status: 200 })
  expect(await stranger.call(downloadFile, { query })).toMatchObject({ status: 404 })
})

test('the specification’s own call is the same act, and a repeat of it answers the same', async () => {
  const { client, transaction_id, business_id } = await ordered()
  const { id } = await orderOf(client, transaction_id)
  const { body: process } = await client.call(transactionProcess, { params: { id: transaction_id } })
  const call = {
    params: { business_id, id },
    body: { version: process.version, payment_reference: 'LB-77', paid_on: today(world), amount_paid: AMOUNT },
    files: [{ field: 'proof_of_payment', name: 'slip.png', bytes: samplePng(3, 3) }],
    key: 'one-and-the-same-payment',
  }
  const first = await client.call(postCounterPayment, call)
  const again = await client.call(postCounterPayment, call)
  expect(first).toMatchObject({ status: 200, body: { status: Status.forPaymentValidation } })
  expect(again.body).toEqual(first.body)
  expect((await orderOf(client, transaction_id)).attempts).toMatchObject([{ payment_reference: 'LB-77' }])
})

test('the list shows the own orders alone, found by receipt number and narrowed by state', async () => {
  const { client, transaction_id } = await seaApplication(world, { until: Status.forRecommendingApproval, staff })
  await ordered()
  const { receipt, number } = await orderOf(client, transaction_id)
  const list = async (body: object) => (await client.call(customerInvoices, { body })).body
  expect(await list({})).toMatchObject({ total: 1, data: [{ number, receipt_number: ensure(receipt).number }] })
  expect(await list({ search: ensure(receipt).number.toLowerCase() })).toMatchObject({ total: 1 })
  expect(await list({ search: 'OP-D-1999' })).toMatchObject({ total: 0 })
  expect(await list({ status: InvoiceStatus.paid })).toMatchObject({ total: 1 })
  expect(await list({ status: InvoiceStatus.void })).toMatchObject({ total: 0 })
  expect((await client.call(ownInvoices)).body).toMatchObject({ total: 1, data: [{ number }] })
  expect(await staff.cashier.call(customerInvoices, { body: {} })).toMatchObject({ status: 403 })
})

test('an order that nobody named, or that is not there, is not found', async () => {
  const { client } = await ordered()
  expect(await client.call(showInvoice, { query: {} })).toMatchObject({ status: 400 })
  expect(await client.call(showInvoice, { query: { id: 999_999 } })).toMatchObject({ status: 404 })
})

async function bySpecifiedCall(
  who: Client,
  business_id: number,
  transaction_id: number,
  changes: Record<string, unknown> = {},
  order_id?: number,
) {
  const id = order_id ?? (await orderOf(who, transaction_id)).id
  const { body: process } = await who.call(transactionProcess, { params: { id: transaction_id } })
  const body = {
    version: process.version ?? 1,
    payment_reference: 'LB-1',
    paid_on: today(world),
    amount_paid: await amountDue(world, transaction_id),
    ...changes,
  }
  const files = [{ field: 'proof_of_payment', name: 'slip.png', bytes: samplePng(2, 2) }]
  return who.call(postCounterPayment, { params: { business_id, id }, body, files })
}
