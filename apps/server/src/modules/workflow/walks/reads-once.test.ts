import { approveChange, deleteChange } from '@lading/contract/changes'
import { postCounterPayment, showInvoice } from '@lading/contract/payments'
import { moveTransactionWithFiles, transactionProcess } from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { filedMove, openedChanges } from '#testing/filings/changes'
import { deskStaff, workUntil } from '#testing/filings/desk-work'
import { moved } from '#testing/filings/moves'
import { amountDue, seaApplication, today } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import { samplePng } from '#testing/samples/sample-files'
import { askingOnce } from '#testing/walks/asking-once'
import type { World } from '#testing/world'

// Moves by other calls than the usual one, which the walks make.

const files = [{ field: 'proof_of_payment', name: 'deposit-slip.png', bytes: samplePng(9, 9) }]

let world: World
beforeAll(async () => void (world = await worldAt(Status.forPayment)))
afterAll(() => world.close())

const versionFor = async (who: Client, id: number) =>
  (await who.call(transactionProcess, { params: { id } })).body.version

async function toPay() {
  const { transaction_id: id, client, business_id } = await seaApplication(world, { until: Status.forPayment })
  const order = (await client.call(showInvoice, { query: { transaction_id: id } })).body
  const amount_paid = await amountDue(world, id)
  const answers = { payment_reference: 'LB-0042', paid_on: today(world), amount_paid }
  return { id, client, business_id, order, answers, version: await versionFor(client, id) }
}

async function openedChange(number: string) {
  const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', number)
  const [change] = await openedChanges(client, business_id, [accreditation_id])
  return { client, id: ensure(change).transaction_id }
}

test('who answers with a file has the transaction read once before the file is kept, and once under its lock', async () => {
  const { id, client, answers, version } = await toPay()
  const action = 'upload-proof-post-over-the-counter-payment'
  const body = { action, version, answers: JSON.stringify(answers) }
  const reply = await askingOnce('a move with files', () =>
    client.call(moveTransactionWithFiles, { params: { id }, body, files }),
  )
  expect(reply).toMatchObject({ status: 200, body: { status: Status.forPaymentValidation } })
})

test('who pays at the counter by the order of payment has the transaction read once', async () => {
  const { client, business_id, order, answers, version } = await toPay()
  const params = { business_id, id: order.id }
  const reply = await askingOnce('a payment at the counter', () =>
    client.call(postCounterPayment, { params, body: { ...answers, version }, files }),
  )
  expect(reply).toMatchObject({ status: 200, body: { status: Status.forPaymentValidation } })
})

test('who approves a change at its own address has it read once', async () => {
  const { client, id } = await openedChange('25-SFF-000951')
  const staff = await deskStaff(world, 'dti')
  await filedMove(world, client, id)
  await workUntil({ world, staff, client, transaction_id: id }, Status.forRecommendingApproval)
  await moved(staff.recommender, id, 'recommend-approval', { memorandum_read: true })
  const version = await versionFor(staff.approver, id)
  const reply = await askingOnce('an approval of a change', () =>
    staff.approver.call(approveChange, { params: { id }, body: { version } }),
  )
  expect(reply).toMatchObject({ status: 200, body: { status: Status.approved } })
})

test('who deletes the draft of a change has it read once', async () => {
  const { client, id } = await openedChange('25-SFF-000952')
  const reply = await askingOnce('a deletion', () => client.call(deleteChange, { params: { id } }))
  expect(reply).toMatchObject({ status: 200, body: { status: Status.deleted } })
})
