import { listFiles, uploadFile, zipDocuments } from '@lading/contract/documents/documents'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { applicant, attach, chooseScopes, filedApplication, openDraft, read } from '#testing/filings/filing'
import { samplePdf } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'

let world: World
let filed: Awaited<ReturnType<typeof filedApplication>>
beforeAll(async () => {
  world = await createWorld()
  filed = await filedApplication(world)
})
afterAll(() => world.close())

const zip = (who: Client, transaction_id: number) => who.call(zipDocuments, { body: { transaction_id } })
const list = (who: Client, directory: string) => who.call(listFiles, { query: { directory } })
const strangers = async () => [
  await world.customer(),
  await world.staff('cab', 6),
  await world.staff(null, 12),
  await world.staff(null, 13),
]

describe('POST /file/requirement/zip', () => {
  test('gives the evaluator every document in a folder a person recognises, byte for byte', async () => {
    const { requirements } = await read(filed.client, filed.transaction_id)
    const reply = await zip(await world.staff('dti', 5), filed.transaction_id)
    expect(reply).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/zip',
        'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''SFF-N-2026-\d{6}\.zip$/),
        'cache-control': 'private, no-store',
      },
    })
    const attached = requirements.filter((line) => line.files.length > 0)
    const entries = unzipSync(reply.bytes)
    expect(Object.keys(entries)).toHaveLength(attached.length)
    const [first] = attached
    const [path, bytes] = ensure(Object.entries(entries)[0])
    expect(path).toBe(`01 ${ensure(first).name.replaceAll('/', '-')}/${ensure(ensure(first).files[0]).name}`)
    expect(bytes).toHaveLength(ensure(ensure(first).files[0]).size)
  })

  test('writes down each file in it as read, by whom', async () => {
    const auditor = await world.staff(null, 14)
    const { bytes } = await zip(auditor, filed.transaction_id)
    const reads = await world.db
      .selectFrom('audit_entries')
      .select('chain')
      .where('action', '=', 'read-document')
      .where('actor_id', '=', auditor.user_id)
      .execute()
    expect(reads).toHaveLength(Object.keys(unzipSync(bytes)).length)
    expect(new Set(reads.map((row) => row.chain))).toEqual(new Set([`transaction-${filed.transaction_id}`]))
  })

  test('carries the acknowledgement to the applicant once it is drawn', async () => {
    await world.drawDocuments(filed.transaction_id)
    const { bytes } = await zip(filed.client, filed.transaction_id)
    expect(Object.keys(unzipSync(bytes))).toContainEqual(
      expect.stringMatching(/^Issued documents\/acknowledgement.*\.pdf$/),
    )
  })

  test('is not there for strangers, staff of the other agency, and staff who keep contents or settings', async () => {
    for (const who of await strangers()) {
      expect((await zip(who, filed.transaction_id)).status).toBe(404)
      expect((await list(who, `transactions/${filed.transaction_id}`)).status).toBe(404)
    }
  })

  test('an empty draft has nothing to pack, and a draft is no business of the agency', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    expect(await zip(client, draft.transaction_id)).toMatchObject({
      status: 409,
      body: { message: 'No document is attached yet.' },
    })
    expect((await zip(await world.staff('dti', 5), draft.transaction_id)).status).toBe(404)
  })

  test('two files of one name both arrive, whatever their names try', async () => {
    const { client, business_id } = await applicant(world)
    const draft = await openDraft(client, business_id)
    await chooseScopes(client, draft)
    const { requirements } = await read(client, draft.transaction_id)
    const { code } = ensure(requirements.find((line) => line.max_files > 1))
    for (let time = 0; time < 2; time += 1)
      await attach(client, draft.transaction_id, code, '../../..\\evil\u202egnp.png')
    const paths = Object.keys(unzipSync((await zip(client, draft.transaction_id)).bytes))
    expect(paths.map((path) => path.split('/').at(-1))).toEqual(['evilgnp.png', 'evilgnp (2).png'])
    expect(paths.filter((path) => path.includes('..') || path.startsWith('/'))).toEqual([])
  })

  test('breaks off where a stored file is gone, rather than looking whole', async () => {
    const other = await filedApplication(world)
    const { requirements } = await read(other.client, other.transaction_id)
    const { file_id } = ensure(requirements.flatMap((line) => line.files).at(-1))
    const { storage_key } = await world.db
      .selectFrom('files')
      .select('storage_key')
      .where('id', '=', file_id)
      .executeTakeFirstOrThrow()
    await world.files.delete(storage_key)
    await expect(zip(other.client, other.transaction_id)).rejects.toThrow(
      /Cannot read file|destroyed before completion/,
    )
  })
})

describe('GET /file', () => {
  test('lists one’s own uploads that no act took up', async () => {
    const customer = await world.customer()
    const { body } = await customer.call(uploadFile, {
      files: [{ field: 'file', name: 'slip.pdf', bytes: await samplePdf() }],
    })
    expect((await list(customer, 'uploads')).body).toMatchObject({ data: [{ id: body.id, kind: 'upload' }], total: 1 })
    expect((await list(await world.customer(), 'uploads')).body).toEqual({ data: [], total: 0 })
  })

  test('lists a transaction’s documents under the names of their requirements', async () => {
    const { requirements } = await read(filed.client, filed.transaction_id)
    const { body } = await list(filed.client, `transactions/${filed.transaction_id}`)
    const documents = body.data.filter((file) => file.kind === 'document')
    expect(documents.map((file) => file.title)).toEqual(
      requirements.filter((line) => line.files.length > 0).map((line) => line.name),
    )
  })

  test.each(['../../etc', '/etc/passwd', 'transactions/../1', 'transactions/99999999999', 'C:\\Windows', ''])(
    'a directory such as %s is no directory',
    async (directory) => {
      expect(await list(filed.client, directory)).toMatchObject({
        status: 400,
        body: { errors: { directory: [expect.any(String)] } },
      })
    },
  )
})
