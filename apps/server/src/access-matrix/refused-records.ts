import { openRenewal } from '@lading/contract/applications/renewals'
import { openChanges } from '@lading/contract/changes'
import { transactionDetail } from '@lading/contract/evaluation'
import { writeMessage } from '@lading/contract/messages'
import { createReport } from '@lading/contract/reports/reports'
import { createRequest } from '@lading/contract/requests/requests'
import { attachToRatioSheet } from '@lading/contract/ratio-analysis'
import { addDays } from '@lading/domain/dates/plain-date'
import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { Status } from '@lading/domain/transactions/status'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { filedCertificateRequest } from '#testing/filings/certificate-request'
import { filedMove } from '#testing/filings/changes'
import { read } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { filePolicy } from '#testing/filings/reports'
import { seaApplication } from '#testing/filings/scenario'
import { sampleScan } from '#testing/samples/sample-files'
import type { Client } from '#testing/client'
import type { World } from '#testing/world'

const [ADDRESS, OFFICERS, AGENTS] = [4, 5, 6]
let numbers = 0
const accredited = (world: World) => accreditedBusiness(world, 'dti', `25-SFF-${String(710_000 + ++numbers)}`)
type Accredited = Awaited<ReturnType<typeof accredited>>

/** Of each kind a draft, one that the agency has, and one that was thrown away; the calls of section 8 are refused on them. */
export async function refusedRecords(world: World) {
  const mine = await accredited(world)
  const change = await changesOf(world, mine)
  return {
    mine,
    stranger: (await accredited(world)).client,
    otherEvaluator: await world.staff('dti', 5),
    approver: await world.staff('dti', 8),
    ofAir: await world.staff('cab', 6),
    approverOfAir: await world.staff('cab', 8),
    change,
    message: await messageOn(mine.client, change.filed),
    request: await requestsOf(mine),
    report: await reportsOf(world, mine),
    renewal: await renewals(world),
    held: await heldApplication(world),
  }
}
export type RefusedRecords = Awaited<ReturnType<typeof refusedRecords>>

async function changesOf(world: World, { client, business_id, accreditation_id }: Accredited) {
  const body = { transaction_type_ids: [ADDRESS, OFFICERS, AGENTS], accreditation_ids: [accreditation_id] }
  const { body: opened } = await client.call(openChanges, { params: { id: business_id }, body })
  const [filed, deleted, draft] = opened.transactions.map((one) => one.transaction_id)
  await filedMove(world, client, ensure(filed))
  await moved(client, ensure(deleted), 'delete-draft')
  const { version } = await read(client, ensure(filed))
  return { draft: ensure(draft), filed: ensure(filed), deleted: ensure(deleted), version }
}

async function messageOn(client: Client, transaction_id: number) {
  const { body } = await client.call(writeMessage, { body: { transaction_id, body: 'We wait.' } })
  return ensure(body.messages.at(-1)).id
}

async function requestsOf({ client, business_id }: Accredited) {
  const open = async (type: 16 | 17) =>
    (await client.call(createRequest, { body: { business_id, agency: 'dti', type } })).body.transaction_id
  const deleted = await open(16)
  await moved(client, deleted, 'delete-draft')
  return { deleted, filed: await filedCertificateRequest(client, business_id), draft: await open(17) }
}

async function reportsOf(world: World, { client, business_id }: Accredited) {
  const open = async (type: 14 | 15) =>
    (await client.call(createReport, { body: { business_id, agency: 'dti', type } })).body.transaction_id
  const filed = await open(15)
  await filePolicy(world, client, filed)
  const deleted = await open(14)
  await moved(client, deleted, 'delete-draft')
  return { filed, deleted, draft: await open(14) }
}

/** By the accreditation they make. */
async function renewals(world: World) {
  const [mine, other] = [await accredited(world), await accredited(world)]
  const expiry_date = addDays(manilaDay(world.clock.now()), 30)
  const ids = [mine.accreditation_id, other.accreditation_id]
  await world.db.updateTable('accreditations').set({ expiry_date }).where('id', 'in', ids).execute()
  const open = async ({ client, accreditation_id: id }: Accredited) =>
    (await client.call(openRenewal, { params: { id } })).body
  const draft = await open(mine)
  const deleted = await open(other)
  await moved(other.client, deleted.transaction_id, 'delete-draft')
  return {
    owner: mine.client,
    renews: mine.accreditation_id,
    draft: ensure(draft.accreditation_id),
    ownerOfDeleted: other.client,
    deleted: ensure(deleted.accreditation_id),
    form: draft.form,
  }
}

/** An application that its evaluator holds, with a file beside its ratio analysis. */
async function heldApplication(world: World) {
  const { transaction_id, staff, client } = await seaApplication(world, { until: Status.lockedForEvaluation })
  const { evaluator } = staff
  const files = [{ field: 'file', name: 'scan.png', bytes: sampleScan(75) }]
  const { body: sheet } = await evaluator.call(attachToRatioSheet, { body: { transaction_id }, files })
  const { body: detail } = await evaluator.call(transactionDetail, { params: { id: transaction_id } })
  return {
    client,
    evaluator,
    transaction_id,
    attachment: ensure(sheet.attachments[0]).id,
    document: ensure(detail.checklist.flatMap((line) => line.files)[0]).id,
    version: detail.version,
  }
}
