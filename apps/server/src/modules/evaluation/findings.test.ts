import { downloadFile, uploadFile } from '@lading/contract/documents/documents'
import { recordFinding, transactionDetail } from '@lading/contract/evaluation'
import { attachToRatioSheet, ratioSheet, removeFromRatioSheet } from '@lading/contract/ratio-analysis'
import { attachUploaded } from '@lading/contract/filing/filed-documents'
import { openRemarks } from '@lading/contract/filing/filing'
import { pendingEvaluations } from '@lading/contract/queues'
import { ensure } from '@lading/domain/ensure'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOnFace } from '#testing/samples/day-on-face'
import type { Client } from '#testing/client'
import { filedApplication, filesOf, read } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { sampleScan } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'

let world: World
let filed: Awaited<ReturnType<typeof filedApplication>>
let evaluator: Client
let other: Client
let stranger: Client
beforeAll(async () => {
  world = await createWorld()
  filed = await filedApplication(world)
  evaluator = await world.staff('dti', 5)
  other = await world.staff('dti', 5)
  stranger = await world.customer()
})
afterAll(() => world.close())

const PERMIT = 'S-07'
const scan = (number: number) => [{ field: 'file', name: 'scan.png', bytes: sampleScan(number) }]
const found = async () => (await evaluator.call(transactionDetail, { params: { id: filed.transaction_id } })).body
const sheet = async () => (await evaluator.call(ratioSheet, { params: { id: filed.accreditation_id } })).body

test('GET /evaluator/pending lists what is assigned to the evaluator who asks', async () => {
  expect((await evaluator.call(pendingEvaluations)).body).toEqual({ data: [], total: 0 })
  await moved(evaluator, filed.transaction_id, 'lock-start-evaluation')
  const { transaction_id } = filed
  expect((await evaluator.call(pendingEvaluations)).body).toMatchObject({ data: [{ transaction_id }], total: 1 })
  expect((await other.call(pendingEvaluations)).body.total).toBe(0)
  expect((await filed.client.call(pendingEvaluations)).status).toBe(403)
})

describe('files beside a ratio analysis', () => {
  test('are kept by the one who holds the transaction, and read by staff alone', async () => {
    const body = { transaction_id: filed.transaction_id }
    const kept = await evaluator.call(attachToRatioSheet, { body, files: scan(71) })
    const { id, file } = ensure(kept.body.attachments[0])
    const query = { path: file.id }
    expect((await other.call(downloadFile, { query })).status).toBe(200)
    expect((await filed.client.call(downloadFile, { query })).status).toBe(404)
    expect((await other.call(attachToRatioSheet, { body, files: scan(72) })).status).toBe(409)
    expect((await filed.client.call(attachToRatioSheet, { body, files: scan(72) })).status).toBe(403)
    const odd = await evaluator.call(attachToRatioSheet, { body: { ...body, note: 'x' } as never, files: scan(72) })
    expect(odd).toMatchObject({ status: 400, body: { errors: { note: ['This is not asked here.'] } } })
    expect((await other.call(removeFromRatioSheet, { params: { id } })).status).toBe(409)
    expect((await sheet()).attachments).toEqual(kept.body.attachments)

    expect((await evaluator.call(removeFromRatioSheet, { params: { id } })).body.attachments).toEqual([])
    expect((await evaluator.call(removeFromRatioSheet, { params: { id } })).status).toBe(404)
    expect((await other.call(downloadFile, { query })).status).toBe(404)
  })
})

describe('a document that is returned', () => {
  test('is found deficient by POST /documents/status/update/:id, on the transaction as it was seen', async () => {
    const { checklist, version } = await found()
    const { id } = ensure(checklist.find(({ code }) => code === PERMIT)?.files[0])
    const finding = (body: object, who = evaluator) =>
      who.call(recordFinding, { params: { id }, body: { finding: 'returned', version, ...body } as never })
    expect(await finding({})).toMatchObject({ status: 400, body: { errors: { remark: [expect.any(String)] } } })
    const remark = 'The permit is of last year.'
    expect(await finding({ remark, version: version - 1 })).toMatchObject({ status: 409 })
    expect(await finding({ remark }, other)).toMatchObject({ status: 409 })
    expect(await finding({ remark, stars: 3 })).toMatchObject({
      status: 400,
      body: { errors: { stars: expect.any(Array) } },
    })
    expect((await found()).checklist).toEqual(checklist)
    expect((await finding({ remark })).body).toEqual({ id, finding: 'returned', remark })
  })

  test('is a remark that GET /check/comment/:id tells both sides, until a file and a word answer it', async () => {
    const { transaction_id: id, client } = filed
    const params = { id }
    expect((await client.call(openRemarks, { params })).body).toEqual({ data: [], total: 0 })
    await moved(evaluator, id, 'return-to-client')
    const told = { data: [{ code: PERMIT, remark: 'The permit is of last year.' }], total: 1 }
    expect((await client.call(openRemarks, { params })).body).toMatchObject(told)
    expect((await evaluator.call(openRemarks, { params })).body).toMatchObject(told)
    expect((await stranger.call(openRemarks, { params })).status).toBe(404)

    const { body: file } = await client.call(uploadFile, { files: scan(73) })
    const remark = 'The permit of this year.'
    const valid_until = dayOnFace(PERMIT)
    const answered = await client.call(attachUploaded, {
      params,
      body: { requirement: PERMIT, file_id: file.id, valid_until, remark },
    })
    expect(filesOf(answered.body, PERMIT)).toMatchObject([{ file_id: file.id, expires_on: valid_until }])
    expect((await read(client, id)).returns).toMatchObject([{ code: PERMIT, answer: remark }])
    expect((await client.call(openRemarks, { params })).body.total).toBe(0)
  })
})
