import { transactionDetail, markField } from '@lading/contract/evaluation'
import { writeMessage } from '@lading/contract/messages'
import { transactionProcess } from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { ensure } from '@lading/domain/ensure'
import { read as filingOf } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { soundFigures, writeUp } from '#testing/filings/write-up'
import type { Fixture } from './fixture.ts'
import type { Requests } from './request.ts'

/** Transactions that are only read are made once. */
const read = new WeakMap<Fixture, ReturnType<Fixture['held']>>()
function readTransaction(fixture: Fixture) {
  const held = read.get(fixture) ?? fixture.held()
  read.set(fixture, held)
  return held
}
const byTransaction = async (fixture: Fixture) => ({ params: { id: (await readTransaction(fixture)).transaction_id } })
const byAccreditation = async (fixture: Fixture) => ({
  params: { id: (await readTransaction(fixture)).accreditation_id },
})
const byHeld = async (fixture: Fixture) => ({
  params: { transaction_id: (await readTransaction(fixture)).transaction_id },
})

const documentOf = async ({ evaluator }: Fixture, id: number) => {
  const { body } = await evaluator.client.call(transactionDetail, { params: { id } })
  return ensure(body.checklist.flatMap((line) => line.files)[0])
}
const versionOf = async ({ staff }: Fixture, id: number) =>
  (await staff.evaluator.call(transactionProcess, { params: { id } })).body.version

export const requestsForTransactions: Requests = {
  filing: byTransaction,
  application: byAccreditation,
  applicationTimeline: byAccreditation,
  applicationTimelineSummary: byAccreditation,
  latestAccreditation: byAccreditation,
  timeline: byTransaction,
  timelineSummary: byTransaction,
  transactionClock: byTransaction,
  evaluationPlace: byTransaction,
  transactionProcess: byTransaction,
  messageThread: byTransaction,
  transactionDetail: byTransaction,
  transactionSteps: byTransaction,
  routingCandidates: byTransaction,
  ratioSheet: byAccreditation,
  lockHolder: byHeld,
  zipDocuments: async (fixture) => ({ body: { transaction_id: (await readTransaction(fixture)).transaction_id } }),
  listFiles: async (fixture) => ({
    query: { directory: `transactions/${(await readTransaction(fixture)).transaction_id}` },
  }),
  downloadFile: async (fixture) => ({ query: { path: await attachedPath(fixture) } }),
  createFileTicket: async (fixture) => ({ body: { path: await attachedPath(fixture) } }),

  writeMessage: async (fixture) => {
    const { transaction_id } = await readTransaction(fixture)
    return { body: { transaction_id, audience: 'client', body: 'When may we expect an answer?' } }
  },
  readMessages: async (fixture) => {
    const { transaction_id } = await readTransaction(fixture)
    const { body } = await fixture.owner.client.call(writeMessage, { body: { transaction_id, body: 'Good morning.' } })
    return { params: { id: transaction_id }, body: { last_message_id: ensure(body.messages.at(-1)).id } }
  },
  removeMessage: async (fixture) => {
    const { transaction_id } = await readTransaction(fixture)
    const { body } = await fixture.owner.client.call(writeMessage, { body: { transaction_id, body: 'A slip.' } })
    return { of: fixture.owner, params: { id: ensure(body.messages.at(-1)).id } }
  },

  renewLease: async (fixture) => ({ of: fixture.evaluator, ...(await byHeld(fixture)) }),
  decideDocument: async (fixture) => {
    const { id } = await documentOf(fixture, (await readTransaction(fixture)).transaction_id)
    return { of: fixture.evaluator, params: { id }, body: { decision: 'accepted' } }
  },
  markField: async (fixture) => ({
    of: fixture.evaluator,
    ...(await byTransaction(fixture)),
    body: { path: 'insurance_insurer', remark: 'Write the name as on the policy.' },
  }),
  correctAnswers: async (fixture) => {
    const { transaction_id: id } = await fixture.correcting()
    const { body } = await fixture.staff.evaluator.call(transactionDetail, { params: { id } })
    const patch = [{ path: 'street', value: `Pier ${body.version}`, base: body.form.street }]
    return { of: fixture.evaluator, params: { id }, body: { patch, reason: 'The pier is wrong.' } }
  },
  saveMemorandum: async (fixture) => ({
    of: fixture.evaluator,
    ...(await byTransaction(fixture)),
    body: { findings: 'In order.', recommendation: 'Approval.', legal_basis: '' },
  }),
  generateMemorandum: async (fixture) => {
    const { transaction_id, accreditation_id } = await fixture.held()
    await writeUp(fixture.evaluator.client, transaction_id, accreditation_id)
    return { of: fixture.evaluator, params: { id: transaction_id } }
  },
  saveRatioSheet: async (fixture) => ({
    of: fixture.evaluator,
    params: { id: (await fixture.held()).accreditation_id },
    body: { version: 0, fiscal_year: 2025, opinion: 'unqualified', year: soundFigures },
  }),

  moveTransaction: async (fixture) => {
    const { transaction_id: id, version } = await fixture.filed()
    return { act: LOCK, params: { id }, body: { action: LOCK, version } }
  },
  moveAccreditation: async (fixture) => {
    const { accreditation_id: id, version } = await fixture.filed()
    return { act: LOCK, params: { id }, body: { action: LOCK, version } }
  },
  moveTransactionWithFiles: async (fixture) => {
    const { transaction_id: id, version } = await fixture.filed()
    return { act: LOCK, params: { id }, body: { action: LOCK, version }, files: [] }
  },
  saveRouting: async (fixture) => {
    const { transaction_id: id, version } = await fixture.filed()
    const evaluator_id = fixture.evaluator.client.user_id
    return { act: 'route-assign', params: { id }, body: { version, evaluator_id } }
  },
  submitOrderOfPayment: async (fixture) => {
    const { transaction_id } = await fixture.reached(Status.forOrderOfPayment)
    const version = await versionOf(fixture, transaction_id)
    return { act: 'issue-order-of-payment', body: { transaction_id, version } }
  },
  previewInvoice: async (fixture) => ({
    params: { id: (await fixture.reached(Status.forOrderOfPayment)).transaction_id },
  }),
  answerReturn: async (fixture) => {
    const { transaction_id: id, client } = await fixture.held()
    const evaluator = fixture.evaluator.client
    await evaluator.call(markField, {
      params: { id },
      body: { path: 'insurance_insurer', remark: 'As on the policy.' },
    })
    await moved(evaluator, id, 'return-to-client', { remarks_to_client: 'One answer.' })
    const { returns } = await filingOf(client, id)
    return { params: { id, return_id: ensure(returns[0]).id }, body: { answer: 'It is written so.' } }
  },
}

const LOCK = 'lock-start-evaluation'

async function attachedPath(fixture: Fixture): Promise<string> {
  return (await documentOf(fixture, (await readTransaction(fixture)).transaction_id)).file_id
}
