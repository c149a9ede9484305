import { uploadFile, type StoredFile } from '@lading/contract/documents/documents'
import { moveTransaction, transactionProcess, type CompletedMove } from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { randomUUID } from 'node:crypto'
import type { Client } from '../client.ts'
import { applicant, filledDraft, submissionOf } from './filing.ts'
import { remoteClient } from '../remote-client.ts'
import { sampleScan } from '../samples/sample-files.ts'
import { moved } from './moves.ts'
import { amountDue, seaApplication, seaStaff, today, type SeaStaff } from './scenario.ts'
import type { World } from '../world.ts'

/** Something a person is about to do, prepared to the last answer, so that it is one call. */
export interface Task {
  readonly kind: 'submit' | 'pay' | 'validate' | 'approve'
  readonly who: Pick<Client, 'user_id' | 'token'>
  readonly transaction_id: number
  readonly key: string
  readonly body: { action: string; version: number }
  /** What the portal answered; absent while it has not. */
  answer?: { status: number; body: CompletedMove }
  /** The proof of payment, once the portal has acknowledged it. */
  proof?: StoredFile
}

/** How many of each, for one stream. */
export interface Portion {
  readonly submit: number
  readonly pay: number
  readonly validate: number
  readonly approve: number
}

/** Brings transactions to where each task begins. */
export async function prepareTasks(world: World, portion: Portion): Promise<Task[]> {
  const staff = await seaStaff(world)
  return [
    ...(await several(portion.submit, () => submission(world))),
    ...(await several(portion.pay, () => payment(world, staff))),
    ...(await several(portion.validate, () => validation(world, staff))),
    ...(await several(portion.approve, () => approval(world, staff))),
  ]
}

async function several(count: number, make: () => Promise<Task>): Promise<Task[]> {
  const made: Task[] = []
  while (made.length < count) made.push(await make())
  return made
}

async function submission(world: World): Promise<Task> {
  const { client, business_id } = await applicant(world)
  const draft = await filledDraft(world, client, business_id)
  const body = await submissionOf(client, draft)
  return { kind: 'submit', who: client, transaction_id: draft.transaction_id, key: randomUUID(), body }
}

async function payment(world: World, staff: SeaStaff): Promise<Task> {
  const { client, transaction_id } = await seaApplication(world, { until: Status.forPayment, staff })
  const amount_paid = await amountDue(world, transaction_id)
  const answers = { payment_reference: 'LB-0042', paid_on: today(world), amount_paid }
  return taskOf('pay', client, transaction_id, 'upload-proof-post-over-the-counter-payment', answers)
}

async function validation(world: World, staff: SeaStaff): Promise<Task> {
  const { transaction_id } = await seaApplication(world, { until: Status.forPaymentValidation, staff })
  const amount_received = await amountDue(world, transaction_id)
  return taskOf('validate', staff.cashier, transaction_id, 'validate-payment', {
    received_on: today(world),
    amount_received,
  })
}

async function approval(world: World, staff: SeaStaff): Promise<Task> {
  const { transaction_id } = await seaApplication(world, { until: Status.forRecommendingApproval, staff })
  await moved(staff.recommender, transaction_id, 'recommend-approval', { memorandum_read: true })
  return taskOf('approve', staff.approver, transaction_id, 'approve', {})
}

async function taskOf(
  kind: Task['kind'],
  who: Client,
  transaction_id: number,
  action: string,
  answers: object,
): Promise<Task> {
  const { body } = await who.call(transactionProcess, { params: { id: transaction_id } })
  return { kind, who, transaction_id, key: randomUUID(), body: { ...answers, action, version: body.version } }
}

/** Does it once; the same key every time, as a browser that repeats. Throws where the portal does not answer. */
export async function run(task: Task, portal: { url: string }): Promise<void> {
  const person = remoteClient(portal, task.who)
  if (task.kind === 'pay' && !task.proof) {
    const bytes = sampleScan((task.transaction_id % 60) + 1)
    const upload = await person.call(uploadFile, { files: [{ field: 'file', name: 'slip.png', bytes }] })
    if (upload.status !== 200) throw new Error(`An upload was answered ${upload.status}.`)
    task.proof = upload.body
  }
  const { status, body } = await person.call(moveTransaction, {
    params: { id: task.transaction_id },
    body: { ...task.body, ...(task.proof && { proof_of_payment: task.proof.id }) },
    key: task.key,
  })
  task.answer = { status, body }
}
