import { correctAnswers } from '@lading/contract/filing/corrections'
import { transactionDetail, transactionSteps } from '@lading/contract/evaluation'
import { certificates } from '@lading/contract/certificates'
import { directory, verifyDocument, verificationData } from '@lading/contract/directory'
import { downloadFile, listFiles } from '@lading/contract/documents/documents'
import { health } from '@lading/contract/health'
import { decodePayload } from '@lading/domain/accreditation/certificate/qr-payload'
import { listedStateAt } from '@lading/domain/accreditation/certificate/status-list'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { holdNextDocument } from '#modules/documents/issued/issued-documents.queries'
import { acceptAll, move, moved } from '#testing/filings/moves'
import { seaApplication, seaStaff, type SeaStaff } from '#testing/filings/scenario'
import { prepareWorldAt, worldAt } from '#testing/filings/world-at'
import type { Client } from '#testing/client'
import type { World } from '#testing/world'
import { renderDocuments } from '../../jobs/render-documents.ts'
import { CertificatePayload } from './templates/certificate.payload.ts'

let world: World
let staff: SeaStaff
beforeAll(() => prepareWorldAt(Status.forPrinting))
afterEach(() => world.close())

/** An application at a status, in a world of this test's own. */
async function applicationAt(status: Status) {
  world = await worldAt(status)
  staff = await seaStaff(world)
  return seaApplication(world, { until: status, staff })
}

const statusOf = async (id: number) =>
  (await world.db.selectFrom('transactions').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

const issuedDocumentsOf = (transaction_id: number) =>
  world.db
    .selectFrom('issued_documents')
    .selectAll()
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'certificate')
    .orderBy('id')
    .execute()

const accreditationOf = (id: number) =>
  world.db.selectFrom('accreditations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const verdictOn = async (slug: string) => (await world.visitor().call(verifyDocument, { params: { slug } })).body

/** An application whose client fetches the certificate on paper: issuing does not end it. */
async function toBePrinted() {
  const scenario = await applicationAt(Status.forPrinting)
  await world.db
    .updateTable('transactions')
    .set({ delivery: 'pickup' })
    .where('id', '=', scenario.transaction_id)
    .execute()
  return scenario
}

test('approval alone issues nothing: the application waits at approved until its certificate exists', async () => {
  const { transaction_id, accreditation_id } = await applicationAt(Status.approved)
  const [issuedDocument] = await issuedDocumentsOf(transaction_id)
  expect(issuedDocument).toMatchObject({ state: 'queued', standing: 'draft', file_id: null })
  expect(await accreditationOf(accreditation_id)).toMatchObject({ status: Status.approved, number: null })
  expect((await move(staff.releasing, transaction_id, 'print-seal')).status).toBe(409)
  expect(await verdictOn(ensure(issuedDocument).slug)).toMatchObject({ standing: 'unknown', number: '' })

  await world.runJobs()
  expect(await statusOf(transaction_id)).toBe(Status.forPrinting)
  expect(await accreditationOf(accreditation_id)).toMatchObject({
    status: Status.forPrinting,
    number: ensure(issuedDocument).number,
  })
})

test('nothing is approved under a name that no certificate can print; the approver is told the letters', async () => {
  const { transaction_id } = await applicationAt(Status.forRecommendingApproval)
  await moved(staff.recommender, transaction_id, 'recommend-approval', { memorandum_read: true })
  await world.db
    .updateTable('transactions')
    .set({ form: sql`jsonb_set(form, '{business_name}', '"漢字 Lines"')` })
    .where('id', '=', transaction_id)
    .execute()
  const before = await statusOf(transaction_id)
  expect(await move(staff.approver, transaction_id, 'approve')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('cannot be printed on a certificate: 漢 字.') },
  })
  expect(await statusOf(transaction_id)).toBe(before)
  expect(await issuedDocumentsOf(transaction_id)).toEqual([])
})

test('a renderer that breaks leaves the application at approved, is seen, and is tried again until the document exists', async () => {
  const { transaction_id, accreditation_id } = await applicationAt(Status.approved)
  const broken = renderDocuments(world, async () => {
    throw new Error('The thread was killed.')
  })
  await broken.run()

  expect(await statusOf(transaction_id)).toBe(Status.approved)
  expect((await accreditationOf(accreditation_id)).number).toBeNull()
  expect(await issuedDocumentsOf(transaction_id)).toMatchObject([
    { state: 'failed', last_error: 'The thread was killed.' },
  ])
  const { body } = await world.visitor().call(health)
  expect(body.parts.find(({ name }) => name === 'documents')).toMatchObject({ state: 'failing' })

  world.clock.forward({ minutes: 1 })
  await world.runJobs()
  expect(await statusOf(transaction_id)).toBe(Status.forPrinting)
  expect(await issuedDocumentsOf(transaction_id)).toMatchObject([{ state: 'ready', attempts: 2 }])
})

test('a process killed while it draws leaves the document to another one, and nothing is made twice', async () => {
  const { transaction_id } = await applicationAt(Status.approved)
  await holdCertificate() // … and the process is gone
  await world.runJobs()
  expect(await statusOf(transaction_id)).toBe(Status.approved)

  world.clock.forward({ minutes: 3 })
  await world.runJobs()
  expect(await statusOf(transaction_id)).toBe(Status.forPrinting)
  expect(await issuedDocumentsOf(transaction_id)).toMatchObject([{ state: 'ready', attempts: 2 }])
})

/** Takes documents to be drawn, up to a certificate, as a process does. */
async function holdCertificate(): Promise<void> {
  for (;;) {
    const held = await world.db.transaction().execute((tx) => holdNextDocument(tx, world.clock.now()))
    if (held?.kind === 'certificate') return
    expect(held).toBeDefined()
  }
}

test('from the moment it is issued anyone finds it, and its code says the same', async () => {
  const { transaction_id } = await toBePrinted()
  const [issuedDocument] = await issuedDocumentsOf(transaction_id)
  expect((await world.visitor().call(directory, { query: { search: ensure(issuedDocument).number } })).body.total).toBe(
    0,
  )

  await moved(staff.releasing, transaction_id, 'print-seal')
  const listed = (await world.visitor().call(directory, { query: { search: ensure(issuedDocument).number } })).body
  expect(listed).toMatchObject({
    total: 1,
    data: [{ number: ensure(issuedDocument).number, slug: ensure(issuedDocument).slug }],
  })
  const verdict = await verdictOn(ensure(issuedDocument).slug)
  expect(verdict).toMatchObject({ standing: 'current', kind: 'certificate', number: ensure(issuedDocument).number })

  const { url } = CertificatePayload.parse(ensure(issuedDocument).payload)
  const code = ensure(decodePayload(ensure(url.split('#')[1]))).payload
  expect(code).toMatchObject({ number: verdict.number, first_day: verdict.first_day, expiry_date: verdict.expiry_date })
})

test('a certificate sent back for a mistake says so, and the new one takes its place with the next letter', async () => {
  const { transaction_id, accreditation_id, client } = await toBePrinted()
  await moved(staff.releasing, transaction_id, 'print-seal')
  const [first] = await issuedDocumentsOf(transaction_id)

  await moved(staff.releasing, transaction_id, 'return-for-data-error', { remarks: 'The name is misspelt.' })
  expect(await verdictOn(ensure(first).slug)).toMatchObject({ standing: 'being-corrected', heading: 'Being corrected' })
  expect(await listedStateOf(ensure(ensure(first).status_index))).toBe('suspended')
  expect((await world.visitor().call(directory, { query: { search: ensure(first).number } })).body.total).toBe(0)

  const corrected = await correctAndApprove(transaction_id)
  await moved(staff.releasing, transaction_id, 'print-seal')
  const [, second] = await issuedDocumentsOf(transaction_id)
  expect(ensure(second).payload).toMatchObject({ business_name: corrected })
  expect(ensure(first).payload).not.toMatchObject({ business_name: corrected })
  expect(second).toMatchObject({ number: `${ensure(first).number}-A`, version_no: 2, standing: 'issued' })
  expect(ensure(second).slug).not.toBe(ensure(first).slug)
  expect(await accreditationOf(accreditation_id)).toMatchObject({ number: ensure(first).number })
  expect(await verdictOn(ensure(first).slug)).toMatchObject({
    standing: 'replaced',
    replaced_by_slug: ensure(second).slug,
  })
  expect(await verdictOn(ensure(second).slug)).toMatchObject({
    standing: 'current',
    replaced_by_slug: null,
    business_name: corrected,
  })
  expect(await listedStateOf(ensure(ensure(first).status_index))).toBe('replaced')
  expect(await listedStateOf(ensure(ensure(second).status_index))).toBe('valid')
  const listed = (await world.visitor().call(directory, { query: { search: ensure(first).number } })).body
  expect(listed).toMatchObject({ total: 1, data: [{ business_name: corrected }] })

  const { body } = await client.call(certificates, { body: {} })
  expect(body.data.map(({ slug, standing }) => [slug, standing])).toEqual([
    [ensure(second).slug, 'current'],
    [ensure(first).slug, 'replaced'],
  ])
})

test('a certificate sent back before it was issued never existed for the public, and its number is kept', async () => {
  const { transaction_id } = await toBePrinted()
  const [draft] = await issuedDocumentsOf(transaction_id)
  await moved(staff.releasing, transaction_id, 'return-for-data-error', { remarks: 'Wrong scope.' })
  expect(await verdictOn(ensure(draft).slug)).toMatchObject({ standing: 'unknown' })

  await correctAndApprove(transaction_id)
  await moved(staff.releasing, transaction_id, 'print-seal')
  const [, issuedDocument] = await issuedDocumentsOf(transaction_id)
  expect(issuedDocument).toMatchObject({ number: ensure(draft).number, standing: 'issued' })
  expect(await verdictOn(ensure(draft).slug)).toMatchObject({ standing: 'unknown' })
})

test('certificates are numbered one after the other, however often they are corrected', async () => {
  const { transaction_id } = await toBePrinted()
  await moved(staff.releasing, transaction_id, 'return-for-data-error', { remarks: 'The name is misspelt.' })
  await correctAndApprove(transaction_id)
  const { number: last } = await accreditationOf(
    (await seaApplication(world, { until: Status.forPrinting, scopes: ['domestic'], staff })).accreditation_id,
  )
  const rows = await world.db
    .selectFrom('accreditations')
    .select('number')
    .where('number', 'is not', null)
    .orderBy('number')
    .execute()
  expect(rows.map(({ number }) => Number(ensure(number).slice(-6)))).toEqual(rows.map((_, place) => place + 1))
  expect(rows.at(-1)).toEqual({ number: last })
})

test('the holder reads the certificate, and only once it was issued does it stand in the list', async () => {
  const { client, transaction_id } = await applicationAt(Status.forPrinting)
  expect((await client.call(certificates, { body: {} })).body.total).toBe(0)
  const [draft] = await issuedDocumentsOf(transaction_id)
  const directory = `transactions/${transaction_id}`
  const path = ensure(ensure(draft).file_id)
  const read = async (who: Client) => (await who.call(downloadFile, { query: { path } })).status
  const listed = async () => (await client.call(listFiles, { query: { directory } })).body.data.map(({ id }) => id)
  expect([await read(client), await read(staff.releasing)]).toEqual([404, 200])
  expect(await listed()).not.toContain(path)
  await moved(staff.releasing, transaction_id, 'print-seal')
  expect(await statusOf(transaction_id)).toBe(Status.accredited) // delivered electronically: the download is the release
  expect([await read(client), await listed()]).toEqual([200, expect.arrayContaining([path])])

  const { body } = await client.call(certificates, { body: {} })
  expect(body).toMatchObject({ total: 1, data: [{ standing: 'current', state: 'ready', form: 'offered' }] })
  const query = { path: ensure(body.data[0]).slug }
  const file = await client.call(downloadFile, { query })
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')

  const { client: stranger } = await seaApplication(world, { until: Status.forEvaluation, staff })
  expect(await stranger.call(downloadFile, { query })).toMatchObject({ status: 404 })
  expect((await stranger.call(certificates, { body: {} })).body.total).toBe(0)
})

test('who fetches the paper is written down, with the identification shown', async () => {
  const { transaction_id } = await toBePrinted()
  await moved(staff.releasing, transaction_id, 'print-seal', { security_paper_serial: 'SP-000042' })
  expect(await issuedDocumentsOf(transaction_id)).toMatchObject([{ security_paper_serial: 'SP-000042' }])
  await moved(staff.releasing, transaction_id, 'mark-ready-for-pickup')
  const claimant = { claimant_name: 'Jose Santos', claimant_id: 'Passport P7654321B' }
  const tooEarly = { ...claimant, released_on: '2026-03-01' }
  expect(await move(staff.releasing, transaction_id, 'release-to-claimant', tooEarly)).toMatchObject({
    status: 400,
    body: { errors: { released_on: ['The document was issued on 2 Mar 2026. Enter that day or a later one.'] } },
  })
  await moved(staff.releasing, transaction_id, 'release-to-claimant', { ...claimant, released_on: '2026-03-02' })
  const release = await world.db
    .selectFrom('releases')
    .selectAll()
    .where('transaction_id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  expect(release).toMatchObject({
    manner: 'claimant',
    claimant_name: 'Jose Santos',
    released_by: staff.releasing.user_id,
  })
  const { body } = await staff.approver.call(transactionSteps, { params: { id: transaction_id } })
  expect(ensure(body.data.at(-1)).answers).toContain('Identification shown: Passport P7654321B')
})

/** Corrects the name of the business, and has it decided again. Returns the new name. */
async function correctAndApprove(transaction_id: number): Promise<string> {
  await moved(staff.evaluator, transaction_id, 'start-revision')
  const params = { id: transaction_id }
  const { body } = await staff.evaluator.call(transactionDetail, { params })
  const wrong = body.form.business_name
  const patch = [{ path: 'business_name', value: `${wrong} Inc.`, base: wrong }]
  expect(
    await staff.evaluator.call(correctAnswers, { params, body: { patch, reason: 'As registered.' } }),
  ).toMatchObject({ status: 200, body: { saved: ['business_name'] } })
  await acceptAll(staff.evaluator, transaction_id)
  await moved(staff.evaluator, transaction_id, 'return-to-recommending-stage', { changes_made: 'Corrected.' })
  const again = await move(staff.recommender, transaction_id, 'recommend-approval', { memorandum_read: true })
  expect([200, 409]).toContain(again.status) // kept where only the certificate was wrong
  await moved(staff.approver, transaction_id, 'approve')
  await world.runJobs()
  return `${wrong} Inc.`
}

async function listedStateOf(index: number) {
  const { body } = await world.visitor().call(verificationData)
  return listedStateAt(gunzipSync(Buffer.from(body.status_list.encoded_list, 'base64url')), index)
}
