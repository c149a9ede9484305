import { channelLabels, offeredChannels } from '@lading/domain/payments/channels'
import { addDays, plainDate } from '@lading/domain/dates/plain-date'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { move, moved } from '#testing/filings/moves'
import { AMOUNT, createPaymentsWorld, type PaymentsWorld, POST } from '#testing/filings/payments'
import { today } from '#testing/filings/scenario'

let world: PaymentsWorld
beforeEach(async () => void (world = await createPaymentsWorld()))
afterEach(() => world.close())

test('a customer pays over the counter, the cashier finds the money, and the receipt has everything', async () => {
  const { client, transaction_id } = await world.applicationToPay()
  await moved(client, transaction_id, POST, await world.payment(client))
  expect(await world.orderOf(client, transaction_id)).toMatchObject({
    status: InvoiceStatus.forValidation,
    ways_to_pay: offeredChannels.map((channel) => ({ name: channelLabels[channel] })),
    attempts: [
      {
        attempt_no: 1,
        payment_reference: 'LB-0042',
        amount: AMOUNT,
        posted_by_agency: false,
        proof: { name: 'deposit-slip.png' },
      },
    ],
    receipt: null,
  })

  await moved(world.desks.cashier, transaction_id, 'validate-payment', world.receipt())
  const order = await world.orderOf(client, transaction_id)
  expect(order).toMatchObject({
    status: InvoiceStatus.paid,
    receipt: { amount: AMOUNT, mode: 'Over the counter', cancelled_at: null },
    issued_documents: [
      { kind: 'order-of-payment' },
      { kind: 'official-receipt', number: ensure(order.receipt).number },
    ],
  })
  expect(await world.statusOf(transaction_id)).toBe(Status.forRecommendingApproval)
})

test('the cashier enters what arrived, to the centavo', async () => {
  const { transaction_id } = await world.applicationToValidate()
  const reply = await move(world.desks.cashier, transaction_id, 'validate-payment', world.receipt('4000.00'))
  expect(reply).toMatchObject({ status: 400, body: { errors: { amount_received: [expect.any(String)] } } })
  expect(await world.statusOf(transaction_id)).toBe(Status.forPaymentValidation)
})

test('the cashier corrects the slip for the receipt, which says when the money arrived; what was posted stays on record', async () => {
  const { client, transaction_id } = await world.applicationToValidate()
  const posted = today(world)
  world.clock.set(`${addDays(plainDate(posted), 4)}T09:00:00+08:00`)
  const found = { payment_reference: 'SLIP-CORRECTED', paid_on: addDays(plainDate(posted), 1) }
  const corrected = { ...world.receipt(), ...found, received_on: addDays(plainDate(posted), 2) }
  expect((await move(world.desks.cashier, transaction_id, 'validate-payment', corrected)).status).toBe(200)
  const { id, attempts } = await world.orderOf(client, transaction_id)
  expect(attempts[0]?.payment_reference).toBe('LB-0042')
  expect(attempts[0]?.paid_on).toBe(posted)
  const { payload } = await world.db
    .selectFrom('issued_documents')
    .select('payload')
    .where('invoice_id', '=', id)
    .where('kind', '=', 'official-receipt')
    .executeTakeFirstOrThrow()
  expect(payload).toMatchObject({ ...found, received_on: corrected.received_on })
})

test('a cashier who enters money as received before it was paid is told at the day, and no receipt is made', async () => {
  const { client, transaction_id } = await world.applicationToValidate()
  const day = (days: number) => addDays(plainDate(today(world)), days)
  const early = { ...world.receipt(), paid_on: day(2), received_on: day(1) }
  world.clock.set(`${day(4)}T09:00:00+08:00`)
  expect(await move(world.desks.cashier, transaction_id, 'validate-payment', early)).toMatchObject({
    status: 400,
    body: { errors: { received_on: [expect.stringContaining('4 Mar 2026')] } },
  })
  expect(await world.statusOf(transaction_id)).toBe(Status.forPaymentValidation)
  expect((await world.orderOf(client, transaction_id)).receipt).toBeNull()
})

test('a receipt names the place of collection that the agency has set, and none before that', async () => {
  const places: unknown[] = []
  for (const place of ['', 'Cashier, ground floor']) {
    const set = world.db.updateTable('settings').set({ param_value: place })
    await set.where('param_key', '=', 'receipt.dti.location').execute()
    const { client, transaction_id } = await world.applicationToValidate()
    await moved(world.desks.cashier, transaction_id, 'validate-payment', world.receipt())
    const { id } = await world.orderOf(client, transaction_id)
    const receipts = world.db.selectFrom('issued_documents').select('payload').where('invoice_id', '=', id)
    places.push((await receipts.where('kind', '=', 'official-receipt').executeTakeFirstOrThrow()).payload)
  }
  expect(places).toMatchObject([
    { location: null, location_code: null },
    { location: 'Cashier, ground floor', location_code: null },
  ])
})

test('two cashiers validate at the same moment: one receipt, and the other is told', async () => {
  const { client, transaction_id } = await world.applicationToValidate()
  const second = await world.staff('dti', 9)
  const replies = await Promise.all(
    [world.desks.cashier, second, world.desks.cashier].map((cashier) =>
      move(cashier, transaction_id, 'validate-payment', world.receipt()),
    ),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const { id } = await world.orderOf(client, transaction_id)
  const receipts = await world.db.selectFrom('receipts').select('number').where('invoice_id', '=', id).execute()
  expect(receipts).toHaveLength(1)
})

test('receipts are numbered one after the other, whatever was refused in between', async () => {
  const applications = [
    await world.applicationToValidate(),
    await world.applicationToValidate(),
    await world.applicationToValidate(),
  ]
  await Promise.all(
    applications.flatMap(({ transaction_id }) => [
      move(world.desks.cashier, transaction_id, 'validate-payment', world.receipt('1.00')),
      move(world.desks.cashier, transaction_id, 'validate-payment', world.receipt()),
    ]),
  )
  const numbers = await world.db.selectFrom('receipts').select('number').orderBy('number').execute()
  expect(numbers.map(({ number }) => Number(number.slice(-6)))).toEqual(numbers.map((_, place) => place + 1))
})

test('the cashier who posted a payment for a client does not validate it; a colleague does', async () => {
  const { client, transaction_id } = await world.applicationToPay()
  const answers = { payment_reference: 'COUNTER-7', paid_on: today(world), amount_paid: AMOUNT }
  await moved(world.desks.cashier, transaction_id, POST, answers)
  expect(await world.orderOf(client, transaction_id)).toMatchObject({ attempts: [{ posted_by_agency: true }] })
  const own = await move(world.desks.cashier, transaction_id, 'validate-payment', world.receipt())
  expect(own).toMatchObject({ status: 409, body: { message: 'The person who posted the payment cannot validate it.' } })
  const colleague = await world.staff('dti', 9)
  expect((await move(colleague, transaction_id, 'validate-payment', world.receipt())).status).toBe(200)
})

test('neither the customer nor an evaluator validates a payment', async () => {
  const { client, transaction_id } = await world.applicationToValidate()
  for (const person of [client, world.desks.evaluator, world.desks.approver]) {
    expect((await move(person, transaction_id, 'validate-payment', world.receipt())).status).toBe(403)
  }
})
