import { latestAccreditation } from '@lading/contract/applications/applications'
import { openRenewal } from '@lading/contract/applications/renewals'
import { createFileTicket, downloadFile, listFiles, zipDocuments } from '@lading/contract/documents/documents'
import { decideDocument, transactionDetail } from '@lading/contract/evaluation'
import { removeDocument } from '@lading/contract/filing/filed-documents'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { manilaDay } from '@lading/domain/dates/manila'
import { addDays } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { applicant, attach, chooseScopes, filedApplication, filesOf, openDraft, read } from '#testing/filings/filing'
import { createWorld, type World } from '#testing/world'

const PERMIT = 'S-07'

let world: World
let evaluator: Client
let administrator: Client
beforeAll(async () => {
  world = await createWorld()
  evaluator = await world.staff('dti', 5)
  administrator = await world.staff(null, 1)
})
afterAll(() => world.close())

const fileUnder = async (client: Client, id: number) => ensure(filesOf(await read(client, id), PERMIT)[0])
const download = async (who: Client, path: string) => (await who.call(downloadFile, { query: { path } })).status
const ticket = async (who: Client, path: string) => (await who.call(createFileTicket, { body: { path } })).status

async function move(who: Client, id: number, step: { action: string } & Record<string, unknown>) {
  const { body } = await who.call(transactionProcess, { params: { id } })
  const reply = await who.call(moveTransaction, { params: { id }, body: { version: body.version, ...step } })
  expect(reply.status).toBe(200)
}

/** What the agency sees of the permit: on the page of the transaction, in its list of files and in its archive. */
async function seenOf(id: number) {
  const { body: detail } = await evaluator.call(transactionDetail, { params: { id } })
  const line = ensure(detail.checklist.find(({ code }) => code === PERMIT))
  const { body: listed } = await evaluator.call(listFiles, { query: { directory: `transactions/${id}` } })
  const { bytes } = await evaluator.call(zipDocuments, { body: { transaction_id: id } })
  const named = (name: string) => name.startsWith('permit')
  return {
    page: [line.files.map(({ name }) => name), line.earlier.map(({ name }) => name)],
    list: listed.data.filter(({ name }) => named(name)).map(({ name, is_current }) => [name, is_current]),
    archive: Object.keys(unzipSync(bytes))
      .map((path) => path.split('/').at(-1) ?? '')
      .filter(named),
  }
}

test('the files of a draft are there for its business alone, by every way to a file', async () => {
  const { client, business_id } = await applicant(world)
  const draft = await openDraft(client, business_id)
  await chooseScopes(client, draft)
  await attach(client, draft.transaction_id, PERMIT)
  const { file_id } = await fileUnder(client, draft.transaction_id)
  for (const staff of [evaluator, administrator])
    expect([await download(staff, file_id), await ticket(staff, file_id)]).toEqual([404, 404])
  expect([await download(client, file_id), await ticket(client, file_id)]).toEqual([200, 200])
})

test('the accreditation that a draft would make is not there for staff, until it is filed', async () => {
  const latest = async (who: Client, id: number) => (await who.call(latestAccreditation, { params: { id } })).status
  const { client, business_id } = await applicant(world)
  const { accreditation_id } = await openDraft(client, business_id)
  const drafted = ensure(accreditation_id)
  expect([await latest(client, drafted), await latest(evaluator, drafted)]).toEqual([200, 404])
  expect(await latest(administrator, drafted)).toBe(404)
  const filed = await filedApplication(world)
  expect([
    await latest(evaluator, filed.accreditation_id),
    await latest(administrator, filed.accreditation_id),
  ]).toEqual([200, 200])
})

test('a renewal that was deleted as a draft is not the latest accreditation for anybody', async () => {
  const { client, accreditation_id } = await accreditedBusiness(world, 'dti', '24-SFF-700031')
  const expiry_date = addDays(manilaDay(world.clock.now()), 30)
  await world.db.updateTable('accreditations').set({ expiry_date }).where('id', '=', accreditation_id).execute()
  const latest = async (who: Client) =>
    (await who.call(latestAccreditation, { params: { id: accreditation_id } })).body.accreditation_id
  const { transaction_id, accreditation_id: renewal } = (
    await client.call(openRenewal, { params: { id: accreditation_id } })
  ).body
  expect([await latest(client), await latest(evaluator)]).toEqual([renewal, accreditation_id])
  await move(client, transaction_id, { action: 'delete-draft' })
  expect([await latest(client), await latest(evaluator)]).toEqual([accreditation_id, accreditation_id])
})

test('what replaces a returned document is read by staff from its resubmission on, the filed one until then', async () => {
  const { client, transaction_id: id } = await filedApplication(world)
  const first = await fileUnder(client, id)
  await move(evaluator, id, { action: 'lock-start-evaluation' })
  const remark = 'The permit is of last year.'
  await evaluator.call(decideDocument, { params: { id: first.id }, body: { decision: 'returned', remark } })
  await move(evaluator, id, { action: 'return-to-client', remarks_to_client: remark })

  await attach(client, id, PERMIT, 'permit of this year.png', first.id)
  const second = await fileUnder(client, id)
  expect(second.file_id).not.toBe(first.file_id)
  expect([await download(evaluator, second.file_id), await ticket(administrator, second.file_id)]).toEqual([404, 404])
  expect(await download(evaluator, first.file_id)).toBe(200)
  expect(await seenOf(id)).toEqual({ page: [[first.name], []], list: [], archive: [] })

  const { content_hash, form_version } = await read(client, id)
  await move(client, id, { action: 'resubmit', content_hash, form_version })
  expect(await download(evaluator, second.file_id)).toBe(200)
  expect(await seenOf(id)).toEqual({
    page: [['permit of this year.png'], [first.name]],
    list: [['permit of this year.png', true]],
    archive: ['permit of this year.png'],
  })
})

test('what completes a filing is read by staff once it is sent, and what they saw before stays in the record', async () => {
  const { client, transaction_id: id } = await filedApplication(world)
  const first = await fileUnder(client, id)
  const missing_items = 'A permit that can be read.'
  await move(await world.staff('dti', 3), id, { action: 'mark-incomplete-preliminary-assessment', missing_items })

  expect((await client.call(removeDocument, { params: { id: first.id } })).status).toBe(409)
  await attach(client, id, PERMIT, 'permit scanned again.png', first.id)
  const second = await fileUnder(client, id)
  expect([await download(evaluator, second.file_id), await ticket(administrator, second.file_id)]).toEqual([404, 404])
  expect(await seenOf(id)).toEqual({ page: [[first.name], []], list: [], archive: [] })

  await move(client, id, { action: 'complete-requirements' })
  expect([await download(evaluator, second.file_id), await download(evaluator, first.file_id)]).toEqual([200, 200])
  expect(await seenOf(id)).toEqual({
    page: [['permit scanned again.png'], [first.name]],
    list: [['permit scanned again.png', true]],
    archive: ['permit scanned again.png'],
  })
})
