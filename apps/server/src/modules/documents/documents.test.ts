import {
  createFileTicket,
  downloadFile,
  redeemFileTicket,
  removeFile,
  uploadFile,
} from '@lading/contract/documents/documents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { samplePdf, samplePdfOfSize, sampleProgram } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'
import { takeUpFile } from '#modules/uploads/take-up-file'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function upload(client: Awaited<ReturnType<World['customer']>>, bytes: Uint8Array, name = 'permit.pdf') {
  return client.call(uploadFile, { files: [{ field: 'file', name, bytes }] })
}

describe('POST /file', () => {
  test('keeps a PDF and says what it is', async () => {
    const pdf = await samplePdf({ pages: 2 })
    const reply = await upload(await world.customer(), pdf)
    expect(reply).toMatchObject({
      status: 200,
      body: { name: 'permit.pdf', media_type: 'application/pdf', size: pdf.length, page_count: 2 },
    })
  })

  test('refuses a program renamed to PDF with the reason beside the file', async () => {
    const reply = await upload(await world.customer(), sampleProgram())
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ errors: { file: [expect.stringContaining('This is a program')] } })
  })

  test('refuses five megabytes and one byte', async () => {
    const bytes = Buffer.concat([await samplePdfOfSize(5 * 1024 * 1024), Buffer.from('\n')])
    expect(await upload(await world.customer(), bytes)).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('larger than 5 MB') },
    })
  })

  test('refuses a call without a file', async () => {
    const customer = await world.customer()
    const reply = await customer.call(uploadFile, { files: [] })
    expect(reply).toMatchObject({ status: 400, body: { errors: { file: ['Choose a file.'] } } })
  })

  test('asks a visitor to sign in', async () => {
    const reply = await world.visitor().call(uploadFile, { files: [] })
    expect(reply.status).toBe(401)
  })
})

describe('GET /file/storage', () => {
  test('gives the uploader the very bytes, as an attachment nobody keeps', async () => {
    const customer = await world.customer()
    const pdf = await samplePdf()
    const { body } = await upload(customer, pdf, 'Mayor’s permit.pdf')
    const reply = await customer.call(downloadFile, { query: { path: body.id } })

    expect(Buffer.compare(reply.bytes, Buffer.from(pdf))).toBe(0)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''Mayor%E2%80%99s%20permit.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  test('hides it from everybody else, and answers as if it were not there', async () => {
    const { body } = await upload(await world.customer(), await samplePdf())
    for (const stranger of [await world.customer(), await world.staff('dti', 5), await world.staff(null, 1)]) {
      const reply = await stranger.call(downloadFile, { query: { path: body.id } })
      expect(reply).toMatchObject({ status: 404, body: { message: 'File not found.' } })
    }
  })

  test('writes down who read it', async () => {
    const customer = await world.customer()
    const { body } = await upload(customer, await samplePdf())
    await customer.call(downloadFile, { query: { path: body.id } })
    const entries = await world.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id'])
      .where('object', '=', 'file')
      .where('object_id', '=', body.id)
      .execute()
    expect(entries).toEqual([{ action: 'read-document', actor_id: customer.user_id }])
  })

  test.each(['../../etc/passwd', 'no-such-slug', '00000000-0000-4000-8000-000000000000'])(
    'knows nothing of %s',
    async (path) => {
      const customer = await world.customer()
      expect((await customer.call(downloadFile, { query: { path } })).status).toBe(404)
    },
  )
})

describe('a file ticket', () => {
  test('opens the file once, without a token', async () => {
    const customer = await world.customer()
    const { body } = await upload(customer, await samplePdf())
    const ticket = await ticketFor(customer, body.id)
    expect((await world.visitor().call(redeemFileTicket, { params: { ticket } })).status).toBe(200)
    expect((await world.visitor().call(redeemFileTicket, { params: { ticket } })).status).toBe(419)
  })

  test('opens no file that was removed since', async () => {
    const customer = await world.customer()
    const { body } = await upload(customer, await samplePdf())
    const ticket = await ticketFor(customer, body.id)
    expect((await customer.call(removeFile, { params: { id: body.id } })).status).toBe(200)
    expect(await world.visitor().call(redeemFileTicket, { params: { ticket } })).toMatchObject({
      status: 419,
      body: { message: 'This file was removed.' },
    })
  })

  test('runs out after a minute', async () => {
    const customer = await world.customer()
    const { body } = await upload(customer, await samplePdf())
    const ticket = await ticketFor(customer, body.id)
    world.clock.forward({ seconds: 61 })
    expect((await world.visitor().call(redeemFileTicket, { params: { ticket } })).status).toBe(419)
  })

  test('is not given for somebody else’s file', async () => {
    const { body } = await upload(await world.customer(), await samplePdf())
    const stranger = await world.customer()
    expect((await stranger.call(createFileTicket, { body: { path: body.id } })).status).toBe(404)
  })
})

describe('an upload that no act takes up', () => {
  test('can be removed by the uploader alone', async () => {
    const customer = await world.customer()
    const { body } = await upload(customer, await samplePdf())
    const stranger = await world.customer()
    expect((await stranger.call(removeFile, { params: { id: body.id } })).status).toBe(404)
    expect((await customer.call(removeFile, { params: { id: body.id } })).status).toBe(200)
    expect((await customer.call(downloadFile, { query: { path: body.id } })).status).toBe(419)
  })

  test('is purged after a day, and can no longer be used', async () => {
    const customer = await world.customer()
    const { body } = await upload(customer, await samplePdf())
    world.clock.forward({ hours: 23 })
    await world.runJobs()
    expect((await customer.call(downloadFile, { query: { path: body.id } })).status).toBe(200)
    world.clock.forward({ hours: 2 })
    await world.runJobs()
    await world.runJobs()
    expect((await customer.call(downloadFile, { query: { path: body.id } })).status).toBe(419)
    await expect(takeUp(customer.user_id, body.id)).rejects.toThrow('This file no longer exists or was already used.')
  })

  test('stays once an act has taken it up, and cannot be used twice', async () => {
    const customer = await world.customer()
    const { body } = await upload(customer, await samplePdf())
    await takeUp(customer.user_id, body.id)
    world.clock.forward({ days: 3 })
    await world.runJobs()
    const row = await world.db.selectFrom('files').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow()
    expect(row.deleted_at).toBeNull()
    expect(await world.files.get(row.storage_key, row.sha256)).toHaveLength(body.size)
    await expect(takeUp(customer.user_id, body.id)).rejects.toThrow('This file no longer exists or was already used.')
  })

  test('is purged all the same where its bytes are gone already', async () => {
    const customer = await world.customer()
    const { body } = await upload(customer, await samplePdf())
    const { storage_key } = await world.db
      .selectFrom('files')
      .select('storage_key')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    await world.files.delete(storage_key)
    world.clock.forward({ days: 2 })
    await world.runJobs()
    expect((await customer.call(downloadFile, { query: { path: body.id } })).status).toBe(419)
  })
})

async function ticketFor(client: Awaited<ReturnType<World['customer']>>, path: string): Promise<string> {
  const { body } = await client.call(createFileTicket, { body: { path } })
  return ensure(body.address.split('/').at(-1))
}

function takeUp(user_id: number, file_id: string) {
  const uploader = { user_id } as Parameters<typeof takeUpFile>[2]
  return world.db
    .transaction()
    .execute((tx) => takeUpFile(tx, { file_id, business_id: null }, uploader, world.clock.now()))
}
