import { decideDocument, transactionDetail } from '@lading/contract/evaluation'
import { approveChange, deleteChange } from '@lading/contract/changes'
import { postCounterPayment, showInvoice } from '@lading/contract/payments'
import { claimNext } from '@lading/contract/queues'
import {
  moveAccreditation,
  moveTransaction,
  moveTransactionWithFiles,
  saveRouting,
  transactionProcess,
} from '@lading/contract/workflow'
import type { ActionKey } from '@lading/domain/workflow/actions/actions'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { filedMove, openedChanges } from '#testing/filings/changes'
import { deskStaff, workUntil } from '#testing/filings/desk-work'
import { moved } from '#testing/filings/moves'
import { filedApplication } from '#testing/filings/filing'
import { amountDue, proofOf, seaApplication, today } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import { samplePng } from '#testing/samples/sample-files'
import { askingOnce } from '#testing/walks/asking-once'
import type { World } from '#testing/world'

// Moves by other calls than the usual one, which the walks make; how many statements some of them may ask.

const POST = 'upload-proof-post-over-the-counter-payment'
const files = [{ field: 'proof_of_payment', name: 'deposit-slip.png', bytes: samplePng(9, 9) }]

/**
 * Statements from the session of the person to COMMIT; a move that comes to ask more says why it must. Routing holds the
 * account it gives the work to, which may be about to be deleted.
 */
const most = { 'route-assign': 17, 'lock-start-evaluation': 11, 'return-to-client': 22, [POST]: 29, approve: 31 }
const askingFew = <T>(action: keyof typeof most, move: () => Promise<T>) => askingOnce(action, move, most[action])

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
  return { client, accreditation_id, id: ensure(change).transaction_id }
}

test('who answers with a file has the transaction read once before the file is kept, and once under its lock', async () => {
  const { id, client, answers, version } = await toPay()
  const body = { action: POST, version, answers: JSON.stringify(answers) }
  const reply = await askingOnce(POST, () => client.call(moveTransactionWithFiles, { params: { id }, body, files }))
  expect(reply).toMatchObject({ status: 200, body: { status: Status.forPaymentValidation } })
})

test('who pays at the counter by the order of payment has the transaction read once', async () => {
  const { client, business_id, order, answers, version } = await toPay()
  const params = { business_id, id: order.id }
  const reply = await askingFew(POST, () =>
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
  const reply = await askingFew('approve', () =>
    staff.approver.call(approveChange, { params: { id }, body: { version } }),
  )
  expect(reply).toMatchObject({ status: 200, body: { status: Status.approved } })
})

test('who deletes the draft of a change has it read once', async () => {
  const { client, id } = await openedChange('25-SFF-000952')
  const reply = await askingOnce('delete-draft', () => client.call(deleteChange, { params: { id } }))
  expect(reply).toMatchObject({ status: 200, body: { status: Status.deleted } })
})

test('who routes, takes the next transaction or returns it has it read once', async () => {
  const { transaction_id } = await filedApplication(world)
  const [router, evaluator] = [await world.staff('dti', 3), await world.staff('dti', 5)]
  const version = await versionFor(router, transaction_id)
  const routed = { params: { id: transaction_id }, body: { version, evaluator_id: evaluator.user_id } }
  expect((await askingFew('route-assign', () => router.call(saveRouting, routed))).status).toBe(200)
  const reply = await askingFew('lock-start-evaluation', () => evaluator.call(claimNext))
  expect(reply).toMatchObject({ status: 200, body: { transaction_id } })

  const { body: filed } = await evaluator.call(transactionDetail, { params: { id: transaction_id } })
  const [file] = filed.checklist.flatMap((line) => line.files)
  const decision = { decision: 'returned', remark: 'Is the stamp genuine?' } as const
  await evaluator.call(decideDocument, { params: { id: ensure(file).id }, body: decision })
  const returning = {
    action: 'return-to-client',
    version: await versionFor(evaluator, transaction_id),
    remarks_to_client: 'Is the seal genuine?',
  }
  const sent = { params: { id: transaction_id }, body: returning }
  expect((await askingFew('return-to-client', () => evaluator.call(moveTransaction, sent))).status).toBe(200)
})

test('an accreditation that is surrendered is read once, and the settings once for all that ends with it', async () => {
  const { client, accreditation_id, id } = await openedChange('25-SFF-000953')
  const approver = await world.staff('dti', 8)
  const letter_of_cessation = await proofOf(client)
  const act = async (who: Client, action: ActionKey, answers: object = {}) => {
    const found = world.db.selectFrom('accreditations').select('version').where('id', '=', accreditation_id)
    const { version } = await found.executeTakeFirstOrThrow()
    const body = { action, version, ...answers }
    return askingOnce(action, () => who.call(moveAccreditation, { params: { id: accreditation_id }, body }))
  }
  const asked = await act(client, 'ask-for-surrender', { reason: 'We close.', letter_of_cessation })
  expect(asked.status).toBe(200)
  expect(await act(approver, 'voluntary-surrender-closure')).toMatchObject({ status: 200 })
  expect(await statusOf(id)).not.toBe(Status.draft)
})

async function statusOf(id: number) {
  const row = await world.db.selectFrom('transactions').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  return row.status
}
