import { downloadFile } from '@lading/contract/documents/documents'
import { showInvoice } from '@lading/contract/payments'
import {
  moveTransaction,
  moveTransactionWithFiles,
  saveRouting,
  submitOrderOfPayment,
  transactionProcess,
} from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { filedApplication } from '#testing/filings/filing'
import { samplePng, sampleProgram } from '#testing/samples/sample-files'
import { amountDue, seaApplication, today } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'

const action = 'upload-proof-post-over-the-counter-payment'
const slip = { field: 'proof_of_payment', name: 'deposit-slip.png', bytes: samplePng(9, 9) }

let world: World
let scenario: Awaited<ReturnType<typeof seaApplication>>
beforeAll(async () => {
  world = await worldAt(Status.forPayment)
  scenario = await seaApplication(world, { until: Status.forPayment })
})
afterAll(() => world.close())

async function posted(
  who: Client,
  more: { files?: (typeof slip)[]; key?: string; answers?: string; version?: number } = {},
) {
  const { transaction_id: id, client } = scenario
  const version = more.version ?? (await client.call(transactionProcess, { params: { id } })).body.version
  const amount_paid = await amountDue(world, id)
  const answers = JSON.stringify({ payment_reference: 'LB-0042', paid_on: today(world), amount_paid })
  return who.call(moveTransactionWithFiles, {
    params: { id },
    body: { action, version, answers: more.answers ?? answers },
    files: more.files ?? [slip],
    ...(more.key && { key: more.key }),
  })
}

const uploadsOf = (client: Client) =>
  world.db.selectFrom('files').select('id').where('uploaded_by', '=', client.user_id).execute()

test('the agency reads who works on it; its client is told of desks, never of persons', async () => {
  const { transaction_id: id, client, staff } = scenario
  const processor = async (who: Client) => (await who.call(transactionProcess, { params: { id } })).body.processor
  expect(await processor(client)).toBeNull()
  expect(await processor(staff.cashier)).toMatchObject({ user_id: staff.evaluator.user_id })
})

describe('POST /transactions/status/withfile/:id', () => {
  test('a stranger finds nothing, and their file is not kept', async () => {
    const stranger = await world.customer()
    expect((await posted(stranger)).status).toBe(404)
    expect(await uploadsOf(stranger)).toEqual([])
  })

  test('an evaluator may not pay for the client, and their file is not kept', async () => {
    const { evaluator } = scenario.staff
    expect((await posted(evaluator)).status).toBe(403)
    expect(await uploadsOf(evaluator)).toEqual([])
  })

  test.each([
    ['a program', { files: [{ ...slip, bytes: sampleProgram() as never }] }, 'proof_of_payment'],
    ['a file nobody asked for', { files: [{ ...slip, field: 'evil' }] }, 'evil'],
    ['answers that are no object', { answers: '[1' }, 'answers'],
    ['a misspelt answer', { answers: '{"payment_referense":"LB-0042"}' }, 'payment_referense'],
    ['no file where one is asked', { files: [] }, 'proof_of_payment'],
  ])('%s is refused by its name', async (_what, given, field) => {
    expect(await posted(scenario.client, given)).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.any(String)] } },
    })
  })

  test('a made-up file is no proof of payment, whether it is a word or a number', async () => {
    const { transaction_id: id } = scenario
    const { version } = (await scenario.client.call(transactionProcess, { params: { id } })).body
    const answers = { payment_reference: 'LB-1', paid_on: today(world), amount_paid: await amountDue(world, id) }
    const posting = (proof_of_payment: unknown) =>
      scenario.client.call(moveTransaction, { params: { id }, body: { action, version, ...answers, proof_of_payment } })
    expect(await posting('no-such-file')).toMatchObject({
      status: 409,
      body: { message: 'This file no longer exists or was already used. Attach it again.' },
    })
    expect(await posting(7)).toMatchObject({ status: 400, body: { errors: { proof_of_payment: ['Attach a file.'] } } })
  })

  test('the client pays with the slip in one call; a repeat answers the same, and another slip is another request', async () => {
    const { version } = (await scenario.client.call(transactionProcess, { params: { id: scenario.transaction_id } }))
      .body
    const once = { key: 'one-payment', version }
    const first = await posted(scenario.client, once)
    expect(first).toMatchObject({ status: 200, body: { status: Status.forPaymentValidation } })
    expect((await posted(scenario.client, once)).body).toEqual(first.body)
    const { body } = await scenario.staff.cashier.call(showInvoice, {
      query: { transaction_id: scenario.transaction_id },
    })
    const proof = ensure(ensure(body.attempts[0]).proof)
    const { bytes } = await scenario.staff.cashier.call(downloadFile, { query: { path: proof.id } })
    expect(Buffer.compare(bytes, Buffer.from(slip.bytes))).toBe(0)

    const other = await posted(scenario.client, { ...once, files: [{ ...slip, bytes: samplePng(8, 8) }] })
    expect(other).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Your earlier attempt was done') },
    })
  })
})

describe('acts at their own addresses', () => {
  test('the router routes with PATCH /transactions/change-info/saveRouting/:id, and the evaluator has it', async () => {
    const { transaction_id: id } = await filedApplication(world)
    const router = await world.staff('dti', 3)
    const { version } = (await router.call(transactionProcess, { params: { id } })).body
    const { evaluator } = scenario.staff
    const routed = await router.call(saveRouting, {
      params: { id },
      body: { version, evaluator_id: evaluator.user_id },
    })
    expect(routed.status).toBe(200)
    const { body } = await evaluator.call(transactionProcess, { params: { id } })
    expect(body.processor?.user_id).toBe(evaluator.user_id)
    const again = await router.call(saveRouting, { params: { id }, body: { version, evaluator_id: evaluator.user_id } })
    expect(again.status).toBe(409)
  })

  test('PUT /submit-op is refused where no order is due, and to a person who may not issue one', async () => {
    const { transaction_id, staff } = scenario
    const { version } = (await staff.cashier.call(transactionProcess, { params: { id: transaction_id } })).body
    const body = { transaction_id, version }
    expect((await staff.evaluator.call(submitOrderOfPayment, { body })).status).toBe(403)
    expect(await staff.cashier.call(submitOrderOfPayment, { body })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('It is now “') },
    })
  })

  test('the cashier issues the order of payment with PUT /submit-op', async () => {
    const { transaction_id, staff } = await seaApplication(world, {
      until: Status.forOrderOfPayment,
      staff: scenario.staff,
    })
    const { version } = (await staff.cashier.call(transactionProcess, { params: { id: transaction_id } })).body
    const issuedDocument = await staff.cashier.call(submitOrderOfPayment, { body: { transaction_id, version } })
    expect(issuedDocument).toMatchObject({ status: 200, body: { status: Status.forPayment } })
  })
})
