import { transactionDetail, markField } from '@lading/contract/evaluation'
import { writeMessage } from '@lading/contract/messages'
import { transactionProcess } from '@lading/contract/workflow'
import { Status } from '@lading/domain/workflow/status'
import { read as applicationOf } from '#testing/filing'
import { moved, soundFigures, writeUp } from '#testing/story'
import type { Ground } from './ground.ts'
import type { Requests } from './request.ts'

/** Cases that are only read are made once. */
const read = new WeakMap<Ground, ReturnType<Ground['held']>>()
function readCase(ground: Ground) {
  const held = read.get(ground) ?? ground.held()
  read.set(ground, held)
  return held
}
const byTransaction = async (ground: Ground) => ({ params: { id: (await readCase(ground)).transaction_id } })
const byAccreditation = async (ground: Ground) => ({ params: { id: (await readCase(ground)).accreditation_id } })
const byHeld = async (ground: Ground) => ({ params: { transaction_id: (await readCase(ground)).transaction_id } })

const documentOf = async ({ evaluator }: Ground, id: number) => {
  const { body } = await evaluator.client.call(transactionDetail, { params: { id } })
  return body.checklist.flatMap((line) => line.files)[0]!
}
const versionOf = async ({ staff }: Ground, id: number) =>
  (await staff.evaluator.call(transactionProcess, { params: { id } })).body.version

export const requestsForCases: Requests = {
  application: byAccreditation,
  latestAccreditation: byAccreditation,
  timeline: byAccreditation,
  timelineSummary: byAccreditation,
  transactionClock: byTransaction,
  transactionProcess: byTransaction,
  messageThread: byTransaction,
  caseOf: byTransaction,
  caseSteps: byTransaction,
  routingCandidates: byTransaction,
  ratioSheet: byAccreditation,
  lockHolder: byHeld,
  zipDocuments: async (ground) => ({ body: { transaction_id: (await readCase(ground)).transaction_id } }),
  listFiles: async (ground) => ({ query: { directory: `transactions/${(await readCase(ground)).transaction_id}` } }),
  downloadFile: async (ground) => ({ query: { path: await attachedPath(ground) } }),
  createFileTicket: async (ground) => ({ body: { path: await attachedPath(ground) } }),

  writeMessage: async (ground) => {
    const { transaction_id } = await readCase(ground)
    return { body: { transaction_id, audience: 'client', body: 'When may we expect an answer?' } }
  },
  readMessages: async (ground) => {
    const { transaction_id } = await readCase(ground)
    const { body } = await ground.owner.client.call(writeMessage, { body: { transaction_id, body: 'Good morning.' } })
    return { params: { id: transaction_id }, body: { last_message_id: body.messages.at(-1)!.id } }
  },
  removeMessage: async (ground) => {
    const { transaction_id } = await readCase(ground)
    const { body } = await ground.owner.client.call(writeMessage, { body: { transaction_id, body: 'A slip.' } })
    return { of: ground.owner, params: { id: body.messages.at(-1)!.id } }
  },

  renewLease: async (ground) => ({ of: ground.evaluator, ...(await byHeld(ground)) }),
  decideDocument: async (ground) => {
    const { id } = await documentOf(ground, (await readCase(ground)).transaction_id)
    return { of: ground.evaluator, params: { id }, body: { decision: 'accepted' } }
  },
  markField: async (ground) => ({
    of: ground.evaluator,
    ...(await byTransaction(ground)),
    body: { path: 'insurance_insurer', remark: 'Write the name as on the policy.' },
  }),
  correctAnswers: async (ground) => {
    const { transaction_id: id } = await ground.correcting()
    const { body } = await ground.staff.evaluator.call(transactionDetail, { params: { id } })
    const patch = [{ path: 'street', value: `Pier ${body.version}`, base: body.form.street }]
    return { of: ground.evaluator, params: { id }, body: { patch, reason: 'The pier is wrong.' } }
  },
  saveMemorandum: async (ground) => ({
    of: ground.evaluator,
    ...(await byTransaction(ground)),
    body: { findings: 'In order.', recommendation: 'Approval.', legal_basis: '' },
  }),
  generateMemorandum: async (ground) => {
    const { transaction_id, accreditation_id } = await ground.held()
    await writeUp(ground.evaluator.client, transaction_id, accreditation_id)
    return { of: ground.evaluator, params: { id: transaction_id } }
  },
  saveRatioSheet: async (ground) => ({
    of: ground.evaluator,
    params: { id: (await ground.held()).accreditation_id },
    body: { version: 0, fiscal_year: 2025, opinion: 'unqualified', year: soundFigures },
  }),

  moveTransaction: async (ground) => {
    const { transaction_id: id, version } = await ground.filed()
    return { act: LOCK, params: { id }, body: { action: LOCK, version } }
  },
  moveAccreditation: async (ground) => {
    const { accreditation_id: id, version } = await ground.filed()
    return { act: LOCK, params: { id }, body: { action: LOCK, version } }
  },
  moveTransactionWithFiles: async (ground) => {
    const { transaction_id: id, version } = await ground.filed()
    return { act: LOCK, params: { id }, body: { action: LOCK, version }, files: [] }
  },
  saveRouting: async (ground) => {
    const { transaction_id: id, version } = await ground.filed()
    const evaluator_id = ground.evaluator.client.user_id
    return { act: 'route-assign', params: { id }, body: { version, evaluator_id } }
  },
  submitOrderOfPayment: async (ground) => {
    const { transaction_id } = await ground.reached(Status.forOrderOfPayment)
    const version = await versionOf(ground, transaction_id)
    return { act: 'issue-order-of-payment', body: { transaction_id, version } }
  },
  previewInvoice: async (ground) => ({
    params: { id: (await ground.reached(Status.forOrderOfPayment)).transaction_id },
  }),
  answerReturn: async (ground) => {
    const { transaction_id: id, accreditation_id, client } = await ground.held()
    const evaluator = ground.evaluator.client
    await evaluator.call(markField, {
      params: { id },
      body: { path: 'insurance_insurer', remark: 'As on the policy.' },
    })
    await moved(evaluator, id, 'return-to-client', { remarks_to_client: 'One answer.' })
    const { returns } = await applicationOf(client, accreditation_id)
    return { params: { id: accreditation_id, return_id: returns[0]!.id }, body: { answer: 'It is written so.' } }
  },
}

const LOCK = 'lock-start-evaluation'

async function attachedPath(ground: Ground): Promise<string> {
  return (await documentOf(ground, (await readCase(ground)).transaction_id)).file_id
}
