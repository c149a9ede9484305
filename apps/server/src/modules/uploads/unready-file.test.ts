import { attachDocument } from '@lading/contract/filing/filed-documents'
import { downloadFile, listFiles, removeFile } from '@lading/contract/documents/documents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { applicant, chooseScopes, openDraft } from '#testing/filings/filing'
import { samplePng } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'
import { purgeFiles } from './purge-files.ts'
import { storeUpload } from './store-upload.ts'
import { takeUpFile } from './take-up-file.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const png = { field: 'file', name: 'permit.png', bytes: samplePng() }
const callerOf = async (client: Client) => {
  const caller = await world.app.whoIs(String(client.token), { ip: '', id: '' } as never)
  if (!caller) throw new Error('Nobody is signed in.')
  return caller
}

/** Somebody whose upload was cut off between its row and its bytes, as when the process is killed there. */
async function cutOff() {
  const client = await world.customer()
  const caller = await callerOf(client)
  const files = { ...world.files, put: () => Promise.reject(new Error('killed')) }
  await expect(storeUpload({ ...world, files }, png, undefined, caller)).rejects.toThrow('killed')
  const { id } = await world.db
    .selectFrom('files')
    .select('id')
    .where('uploaded_by', '=', client.user_id)
    .executeTakeFirstOrThrow()
  return { client, caller, id }
}

test('a file whose bytes never came is not listed, not read, and taken up by no act', async () => {
  const { client, caller, id } = await cutOff()
  expect((await client.call(listFiles, { query: { directory: 'uploads' } })).body).toEqual({ data: [], total: 0 })
  expect((await client.call(downloadFile, { query: { path: id } })).status).toBe(404)
  const taking = world.db
    .transaction()
    .execute((tx) => takeUpFile(tx, { file_id: id, business_id: null }, caller, world.clock.now()))
  await expect(taking).rejects.toMatchObject({ code: 'refused', message: expect.stringContaining('Attach it again') })
})

test('who has uploaded half a gigabyte and attached nothing is asked to use it first', async () => {
  const client = await world.customer()
  const caller = await callerOf(client)
  const { id } = await storeUpload(world, png, undefined, caller)
  const of = world.db.updateTable('files').where('id', '=', id)
  await of.set({ size: 501 * 1024 ** 2 }).execute()
  await expect(storeUpload(world, png, undefined, caller)).rejects.toMatchObject({ code: 'too-many-requests' })
  await of.set({ size: png.bytes.byteLength }).execute()
  await storeUpload(world, png, undefined, caller)
})

test('not even an act that forgets to ask can take it up: the database refuses', async () => {
  const { id } = await cutOff()
  const taking = world.db.updateTable('files').set({ attached_at: world.clock.now() }).where('id', '=', id).execute()
  await expect(taking).rejects.toThrow(/violates check constraint/)
})

test('its row is removed within hours, while an upload that came whole is kept for the day', async () => {
  const { client, caller, id } = await cutOff()
  const whole = await storeUpload(world, png, undefined, caller)
  world.clock.forward({ hours: 2 })
  await purgeFiles(world).run()
  const gone = await world.db.selectFrom('files').select('deleted_at').where('id', '=', id).executeTakeFirstOrThrow()
  expect(gone.deleted_at).not.toBeNull()
  expect((await client.call(downloadFile, { query: { path: whole.id } })).status).toBe(200)
  expect((await client.call(removeFile, { params: { id: whole.id } })).status).toBe(200)
})

test('a document is attached whole or not at all', async () => {
  const { client, business_id } = await applicant(world)
  const draft = await openDraft(client, business_id)
  await chooseScopes(client, draft)
  const put = world.files.put
  Object.assign(world.files, { put: () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })) })
  const attach = () =>
    client.call(attachDocument, {
      params: { id: draft.transaction_id },
      body: { requirement_code: 'S-07', expires_on: '2027-12-31' },
      files: [png],
    })
  const refusal = await attach()
  Object.assign(world.files, { put })
  expect(refusal).toMatchObject({
    status: 503,
    headers: { 'retry-after': expect.any(String) },
    body: { code: 'unavailable', message: expect.stringContaining('no storage space left') },
  })
  const documents = world.db.selectFrom('transaction_documents').select('id')
  expect(await documents.where('transaction_id', '=', draft.transaction_id).execute()).toEqual([])
  expect((await attach()).status).toBe(200)
})

// PGlite has one connection, and nothing beside it.
test.runIf(process.env['LADING_DATABASE'] === 'postgres')(
  'a file that is taken back while the purge is under way stays',
  async () => {
    const at = new Date(world.clock.now().getTime() - 2 * 3_600_000)
    const file = (name: string) => ({
      id: crypto.randomUUID(),
      name,
      media_type: 'application/pdf',
      size: 9,
      sha256: 'a'.repeat(64),
      storage_key: name,
      is_ready: true,
      created_at: at,
      attached_at: at,
      deleted_at: at,
    })
    const names = ['one', 'two']
    await world.db.insertInto('files').values(names.map(file)).execute()
    const removed: string[] = []
    const files = {
      ...world.files,
      async delete(key: string) {
        if (!names.includes(key)) return
        removed.push(key)
        const others = world.db.updateTable('files').set({ deleted_at: null }).where('storage_key', '<>', key)
        await others.where('storage_key', 'in', names).execute()
      },
    }
    await purgeFiles({ ...world, files }).run(new AbortController().signal)
    expect(removed).toHaveLength(1)
  },
)
