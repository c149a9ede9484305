import { postCounterPayment, showInvoice } from '@lading/contract/payments'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { samplePng } from '#testing/samples/sample-files'
import { move, moved } from '#testing/filings/moves'
import { AMOUNT, createPaymentsWorld, type PaymentsWorld, POST } from '#testing/filings/payments'
import { amountDue, proofOf, today } from '#testing/filings/scenario'

let world: PaymentsWorld
beforeEach(async () => void (world = await createPaymentsWorld()))
afterEach(() => world.close())

const EXACTLY = 'The order of payment is for ₱4,030.00. Pay and enter exactly this amount.'

describe('a payment that is not what the order asks', () => {
  test.each([
    ['a centavo too little', { amount_paid: '4029.99' }, 'amount_paid', EXACTLY],
    ['a centavo too much', { amount_paid: '4030.01' }, 'amount_paid', EXACTLY],
    ['half of it', { amount_paid: '2015.00' }, 'amount_paid', EXACTLY],
    ['no amount', { amount_paid: 'all of it' }, 'amount_paid'],
    ['a day that is still to come', { paid_on: '2100-01-01' }, 'paid_on'],
    ['a day before the order', { paid_on: '2025-01-01' }, 'paid_on'],
    ['no proof', { proof_of_payment: '' }, 'proof_of_payment'],
    ['no number', { payment_reference: ' ' }, 'payment_reference'],
  ])(
    '%s is refused under its field, and nothing moved',
    async (_, changes, field, said: unknown = expect.any(String)) => {
      const { client, transaction_id } = await world.applicationToPay()
      const reply = await move(client, transaction_id, POST, await world.payment(client, changes))
      expect(reply).toMatchObject({ status: 400, body: { errors: { [field]: [said] } } })
      expect(await world.orderOf(client, transaction_id)).toMatchObject({
        status: InvoiceStatus.forPayment,
        attempts: [],
      })
      expect(await world.statusOf(transaction_id)).toBe(Status.forPayment)
    },
  )
})

test('an amount without its decimals is the same amount', async () => {
  const { client, transaction_id, business_id } = await world.applicationToPay()
  const reply = await bySpecifiedCall(client, business_id, transaction_id, { amount_paid: '4030' })
  expect(reply.status).toBe(200)
  expect((await world.orderOf(client, transaction_id)).attempts).toMatchObject([{ amount: AMOUNT }])
})

test('somebody else’s file is no proof', async () => {
  const { client, transaction_id } = await world.applicationToPay()
  const { client: other } = await world.applicationToPay()
  const reply = await move(
    client,
    transaction_id,
    POST,
    await world.payment(client, { proof_of_payment: await proofOf(other) }),
  )
  expect(reply.status).toBe(409)
  expect(await world.statusOf(transaction_id)).toBe(Status.forPayment)
})

test('people of another business neither see an order nor pay it', async () => {
  const { client, transaction_id, business_id } = await world.applicationToPay()
  const { client: stranger } = await world.applicationToPay()
  const order = await world.orderOf(client, transaction_id)
  expect(await stranger.call(showInvoice, { query: { transaction_id } })).toMatchObject({ status: 404 })
  expect(await stranger.call(showInvoice, { query: { id: order.id } })).toMatchObject({ status: 404 })
  const { version } = (await client.call(transactionProcess, { params: { id: transaction_id } })).body
  const body = { action: POST, version, ...(await world.payment(stranger)) }
  expect((await stranger.call(moveTransaction, { params: { id: transaction_id }, body })).status).toBe(404)
  expect(await bySpecifiedCall(stranger, business_id, transaction_id, {}, order.id)).toMatchObject({ status: 404 })
  expect(await world.statusOf(transaction_id)).toBe(Status.forPayment)
})

test('a member of the business pays only with the right to pay', async () => {
  const { transaction_id, business_id } = await world.applicationToPay()
  const clerk = await world.customer()
  await world.joins(clerk, business_id, { owner: false, rights: ['prepare', 'submit'] })
  const treasurer = await world.customer()
  await world.joins(treasurer, business_id, { owner: false, rights: ['pay'] })

  const asClerk = await world.signedIn(clerk.user_id)
  const asTreasurer = await world.signedIn(treasurer.user_id)
  expect((await world.orderOf(asClerk, transaction_id)).status).toBe(InvoiceStatus.forPayment)
  expect((await move(asClerk, transaction_id, POST, await world.payment(asClerk))).status).toBe(403)
  expect((await move(asTreasurer, transaction_id, POST, await world.payment(asTreasurer))).status).toBe(200)
})

test('the specification’s own call is the same act, and a repeat of it answers the same', async () => {
  const { client, transaction_id, business_id } = await world.applicationToPay()
  const { id } = await world.orderOf(client, transaction_id)
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
  expect((await world.orderOf(client, transaction_id)).attempts).toMatchObject([{ payment_reference: 'LB-77' }])
})

test('a payment reported for an order that was withdrawn is refused, and not taken for the one after it', async () => {
  const { client, transaction_id, business_id } = await world.applicationToPay()
  const first = await world.orderOf(client, transaction_id)
  const { cashier } = world.desks
  await moved(cashier, transaction_id, 'withdraw-order-of-payment', { reason: 'The branch count was wrong.' })
  await moved(cashier, transaction_id, 'issue-order-of-payment')

  const reply = await bySpecifiedCall(client, business_id, transaction_id, {}, first.id)
  expect(reply).toMatchObject({ status: 409, body: { message: 'This order of payment cannot be paid now.' } })
  expect(await world.orderOf(client, transaction_id)).toMatchObject({ status: InvoiceStatus.forPayment, attempts: [] })
})

async function bySpecifiedCall(
  who: Client,
  business_id: number,
  transaction_id: number,
  changes: Record<string, unknown> = {},
  order_id?: number,
) {
  const id = order_id ?? (await world.orderOf(who, transaction_id)).id
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
