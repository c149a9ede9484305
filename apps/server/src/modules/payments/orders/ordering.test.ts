import { transactionDetail } from '@lading/contract/evaluation'
import { previewInvoice, showInvoice } from '@lading/contract/payments'
import { staffQueues } from '@lading/contract/queues'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { formatDueDay } from '@lading/domain/dates/format'
import { addDays, plainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { move, moved } from '#testing/filings/moves'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { workedChange } from '#testing/filings/changes'
import { read } from '#testing/filings/filing'
import { POST } from '#testing/filings/payments'
import { proofOf, seaApplication, seaStaff, today, type SeaStaff } from '#testing/filings/scenario'
import { chargeAgain, chargeNothing } from '#testing/walks/fee-schedule'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'

let world: World
let staff: SeaStaff
beforeAll(async () => {
  world = await worldAt(Status.forOrderOfPayment)
  staff = await seaStaff(world)
})
afterAll(() => world.close())

const assessed = (scopes?: string[]) =>
  seaApplication(world, { until: Status.forOrderOfPayment, staff, ...(scopes && { scopes }) })

const invoiceNumbers = async () =>
  (await world.db.selectFrom('invoices').select('number').orderBy('id').execute()).map(({ number }) => number)

/** `OP-D-2026-000007` is 7. */
const series = (numbers: (string | null)[]) =>
  numbers.map((number) => Number(number?.slice(-6))).toSorted((a, b) => a - b)

/** The number of the order that stands, as the evaluator reads it beside the fees. */
const orderAsStaffSee = async (id: number) =>
  (await staff.evaluator.call(transactionDetail, { params: { id } })).body.assessment.order?.number

test('the cashier sees what an order would ask, and nothing is stored by looking', async () => {
  const { transaction_id } = await assessed(['international', 'nvocc'])
  const before = await invoiceNumbers()
  const { body: preview } = await staff.cashier.call(previewInvoice, { params: { id: transaction_id } })
  expect(await invoiceNumbers()).toEqual(before)
  const { body: process } = await staff.cashier.call(transactionProcess, { params: { id: transaction_id } })
  const [until] = process.acts.flatMap(({ questions }) => questions.filter(({ name }) => name === 'due_on'))
  expect(until?.help).toContain(`payable until ${formatDueDay(plainDate(ensure(preview.due_date)))}.`)

  await moved(staff.cashier, transaction_id, 'issue-order-of-payment')
  const { body: order } = await staff.cashier.call(showInvoice, { query: { transaction_id } })
  expect(order.lines).toEqual(preview.lines)
  expect(order).toMatchObject({
    total_amount_due: '6530.00',
    due_date: preview.due_date,
    status: InvoiceStatus.forPayment,
    issued_documents: [{ kind: 'order-of-payment', number: order.number }],
  })
  const told = world.db.selectFrom('notifications').select('message').where('transaction_id', '=', transaction_id)
  const [{ message } = { message: '' }] = await told.where('subject', 'like', '%payment due').execute()
  for (const words of [ensure(order.number), '₱6,530.00', 'Pay at the cashier of the Trade Agency'])
    expect(message).toContain(words)
})

test('every line of an order says why it is charged', async () => {
  const { client, transaction_id } = await assessed(['international', 'nvocc'])
  await moved(staff.cashier, transaction_id, 'issue-order-of-payment')
  const { body: order } = await client.call(showInvoice, { query: { transaction_id } })
  expect(order.lines.map(({ param_key, amount, why }) => [param_key, amount, why.length > 10])).toEqual([
    ['sff.filing.nvocc', '5000.00', true],
    ['sff.additional_category', '1500.00', true],
    ['dst', '30.00', true],
  ])
})

test('who does not issue orders does not preview them either', async () => {
  const { client, transaction_id } = await assessed()
  for (const person of [client, staff.evaluator, staff.approver]) {
    expect(await person.call(previewInvoice, { params: { id: transaction_id } })).toMatchObject({ status: 403 })
  }
})

test('a cashier of the other agency finds no such transaction', async () => {
  const { transaction_id } = await assessed()
  const other = await world.staff('cab', 9)
  expect(await other.call(previewInvoice, { params: { id: transaction_id } })).toMatchObject({ status: 404 })
})

test('orders issued all at once, each of them twice, take one number each and leave none out', async () => {
  const assessments = []
  for (let count = 0; count < 4; count++) assessments.push(await assessed())
  const before = (await invoiceNumbers()).length

  const twice = assessments.flatMap(({ transaction_id }) => [transaction_id, transaction_id])
  const replies = await Promise.all(twice.map((id) => issueOnce(id)))

  expect(replies.filter((status) => status === 200)).toHaveLength(assessments.length)
  expect(replies.filter((status) => status === 409)).toHaveLength(assessments.length)
  const all = series(await invoiceNumbers())
  expect(all).toHaveLength(before + assessments.length)
  expect(all).toEqual(all.map((_, place) => place + 1))
})

async function issueOnce(id: number): Promise<number> {
  const { body: process } = await staff.cashier.call(transactionProcess, { params: { id } })
  const body = { action: 'issue-order-of-payment', version: process.version }
  return (await staff.cashier.call(moveTransaction, { params: { id }, body })).status
}

test('an order that would be past due as it goes out is not issued', async () => {
  const { transaction_id } = await assessed()
  expect(await move(staff.cashier, transaction_id, 'issue-order-of-payment', { due_on: '2026-03-01' })).toMatchObject({
    status: 400,
    body: { errors: { due_on: ['This date has passed.'] } },
  })
})

test('a client reads whether the last day of an order was counted, or named by the cashier, a Sunday too', async () => {
  const issued = async (answers = {}) => {
    const { client, transaction_id } = await assessed()
    await moved(staff.cashier, transaction_id, 'issue-order-of-payment', answers)
    return read(client, transaction_id)
  }
  expect(await issued()).toMatchObject({ client_day_is_named: false })
  const due_on = '2026-03-22'
  expect(await issued({ due_on })).toMatchObject({ client_deadline_on: due_on, client_day_is_named: true })
})

test('an order that was withdrawn is void for good, and the next one has a number of its own', async () => {
  const { client, transaction_id } = await assessed()
  await moved(staff.cashier, transaction_id, 'issue-order-of-payment')
  const { body: first } = await client.call(showInvoice, { query: { transaction_id } })

  await moved(staff.cashier, transaction_id, 'withdraw-order-of-payment', { reason: 'The branch count was wrong.' })
  const { body: voided } = await client.call(showInvoice, { query: { id: first.id } })
  expect(voided).toMatchObject({ status: InvoiceStatus.void, void_reason: 'The branch count was wrong.' })
  expect(await orderAsStaffSee(transaction_id)).toBeUndefined()

  await moved(staff.cashier, transaction_id, 'issue-order-of-payment')
  const { body: second } = await client.call(showInvoice, { query: { transaction_id } })
  expect(second.number).not.toBe(first.number)
  expect(await orderAsStaffSee(transaction_id)).toBe(second.number)
  expect(second.others).toMatchObject([{ number: first.number, status: InvoiceStatus.void }])
  const printed = world.db.selectFrom('issued_documents').select('payload').where('transaction_id', '=', transaction_id)
  // The code on the withdrawn paper leads to the withdrawn order, which says that nobody pays it.
  expect(await printed.where('kind', '=', 'order-of-payment').orderBy('id').execute()).toMatchObject(
    [first, second].map(({ id }) => ({ payload: { url: expect.stringMatching(new RegExp(`\\?order=${id}$`)) } })),
  )
})

test('withdrawing the application takes its order along', async () => {
  const { client, transaction_id } = await seaApplication(world, { until: Status.forPayment, staff })
  await moved(client, transaction_id, 'withdraw-application', { reason: 'We close.' })
  const { body } = await client.call(showInvoice, { query: { transaction_id } })
  expect(body.status).toBe(InvoiceStatus.void)
})

test('where a fee is missing no order goes out, and the cashier is told which', async () => {
  const { transaction_id } = await assessed(['domestic'])
  await world.db
    .updateTable('fees')
    .set({ effective_until: '2020-12-31' })
    .where('param_key', '=', 'sff.filing.dff')
    .execute()
  const reply = await move(staff.cashier, transaction_id, 'issue-order-of-payment')
  expect(reply).toMatchObject({ status: 409, body: { message: expect.stringContaining('sff.filing.dff') } })
  const { body } = await staff.cashier.call(previewInvoice, { params: { id: transaction_id } })
  expect(body.missing).toEqual(['sff.filing.dff'])
  await world.db.updateTable('fees').set({ effective_until: null }).where('param_key', '=', 'sff.filing.dff').execute()
})

test('a change whose fee ends before its order is made out goes on with a signed assessment of zero', async () => {
  const business = await accreditedBusiness(world, 'dti', '25-SFF-700001')
  const renamed = [3, { business_name: 'Bagong Pangalan Lines Inc.' }] as const
  const transaction_id = await workedChange(world, business, staff, renamed, { until: Status.forOrderOfPayment })
  const signing = { zero_assessment_signed: true }
  expect(await move(staff.cashier, transaction_id, 'nothing-due', signing)).toMatchObject({
    status: 409,
    body: { message: 'Assessed fees are not fully paid yet.' },
  })

  await chargeNothing(world, 'dti')
  expect((await move(staff.cashier, transaction_id, 'issue-order-of-payment')).status).toBe(409)
  expect((await move(staff.reviewer, transaction_id, 'nothing-due', signing)).status).toBe(403)
  expect(await move(staff.cashier, transaction_id, 'nothing-due')).toMatchObject({
    status: 400,
    body: { errors: { zero_assessment_signed: [expect.any(String)] } },
  })
  const { body: process } = await staff.cashier.call(transactionProcess, { params: { id: transaction_id } })
  expect(process.acts.map(({ action }) => action)).toContain('nothing-due')
  await moved(staff.cashier, transaction_id, 'nothing-due', signing)
  await chargeAgain(world)

  const { issued_documents, status } = await read(business.client, transaction_id)
  expect(status).toBe(Status.forRecommendingApproval)
  expect(issued_documents).toContainEqual(
    expect.objectContaining({ kind: 'zero-assessment', number: 'ZA-D-2026-000001' }),
  )
  const { payload } = await world.db
    .selectFrom('issued_documents')
    .select('payload')
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'zero-assessment')
    .executeTakeFirstOrThrow()
  expect(payload).toMatchObject({
    lines: [{ amount: '0.00' }, { amount: '0.00' }],
    total_amount: '0.00',
    paid_with: [],
    signed_by: { name: expect.any(String), signed_at: expect.any(String) },
  })
})

/** An application that was paid, and after a revision stands with the cashier again, assessed higher. */
async function assessedHigher() {
  const { client, transaction_id } = await seaApplication(world, { until: Status.forRecommendingApproval, staff })
  const { body: paid } = await client.call(showInvoice, { query: { transaction_id } })

  await moved(staff.recommender, transaction_id, 'return-for-revision', { remarks: 'NVOCC was applied for as well.' })
  await moved(staff.evaluator, transaction_id, 'start-revision')
  await sql`update transactions set form = form || '{"nvocc": 1}' where id = ${transaction_id}`.execute(world.db)
  await moved(staff.evaluator, transaction_id, 'resubmit-for-review', { changes_made: 'Scope corrected.' })
  await moved(staff.reviewer, transaction_id, 'endorse-for-payment')
  return { client, transaction_id, paid }
}

/** What the cashier's list says of a transaction. */
async function amountListed(transaction_id: number) {
  const { body } = await staff.cashier.call(staffQueues['order-of-payment'], { body: { per_page: 50 } })
  return ensure(body.data.find((row) => row.transaction_id === transaction_id)).total_amount_due
}

test('an application assessed higher after it was paid is asked for the difference alone', async () => {
  const { client, transaction_id, paid } = await assessedHigher()
  const { body: preview } = await staff.cashier.call(previewInvoice, { params: { id: transaction_id } })
  expect(preview.total_amount_due).toBe('2500.00')
  expect(await amountListed(transaction_id)).toBeNull() // what was paid before is not due again
  await moved(staff.cashier, transaction_id, 'issue-order-of-payment')
  expect(await amountListed(transaction_id)).toBe('2500.00')

  const { body: order } = await client.call(showInvoice, { query: { transaction_id } })
  expect(paid.total_amount_due).toBe('4030.00')
  expect(order.total_amount_due).toBe('2500.00')
  expect(order.lines).toMatchObject([{ label: 'Difference', why: expect.stringContaining(paid.number) }])
})

test('who pays the difference says a day on which its order was out, or one withdrawn since the first payment', async () => {
  const { client, transaction_id } = await assessedHigher()
  const firstOrder = today(world)
  const issueLater = async (days: number) => {
    const day = addDays(plainDate(today(world)), days)
    world.clock.set(`${day}T09:00:00+08:00`)
    await moved(staff.cashier, transaction_id, 'issue-order-of-payment')
    return day
  }
  const payOn = async (paid_on: string) => {
    const slip = { payment_reference: 'LB-0050', proof_of_payment: await proofOf(client) }
    return move(client, transaction_id, POST, { ...slip, paid_on, amount_paid: '2500.00' })
  }
  const secondOrder = await issueLater(2)
  expect(await payOn(firstOrder)).toMatchObject({
    status: 400,
    body: { errors: { paid_on: [expect.any(String)] } },
  })

  await moved(staff.cashier, transaction_id, 'withdraw-order-of-payment', { reason: 'The sum was wrong.' })
  await issueLater(1)
  expect(await payOn(secondOrder)).toMatchObject({ status: 200 })
})
