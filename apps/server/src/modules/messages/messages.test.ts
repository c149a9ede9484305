import { downloadFile, uploadFile } from '@lading/contract/documents/documents'
import { customerMessages, messageThread, readMessages, removeMessage, writeMessage } from '@lading/contract/messages'
import { queueCounts } from '@lading/contract/queues'
import { transactionDetail } from '@lading/contract/evaluation'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Client } from '#testing/client'
import { applicant, filedApplication, openDraft } from '#testing/filings/filing'
import { samplePng } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'

let world: World
let filed: Awaited<ReturnType<typeof filedApplication>>
beforeAll(async () => {
  world = await createWorld()
  filed = await filedApplication(world)
})
afterAll(() => world.close())

const write = (who: Client, body: string, more: object = {}) =>
  who.call(writeMessage, { body: { transaction_id: filed.transaction_id, body, ...more } })
const thread = (who: Client) => who.call(messageThread, { params: { id: filed.transaction_id } })

describe('a thread on an application', () => {
  test('staff must say who reads a message', async () => {
    const evaluator = await world.staff('dti', 5)
    const reply = await write(evaluator, '<p>Please call.</p>')
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { audience: ['Choose who can read it: the client, or staff only.'] } },
    })
  })

  test('a note among staff never reaches the client', async () => {
    const evaluator = await world.staff('dti', 5)
    await write(evaluator, '<p>Looks doubtful.</p>', { audience: 'internal' })
    await write(evaluator, '<p>A binder is enough for now.</p>', { audience: 'client' })
    const seen = JSON.stringify((await thread(filed.client)).body)
    expect(seen).toContain('A binder is enough')
    expect(seen).not.toContain('doubtful')
    expect(JSON.stringify((await thread(evaluator)).body)).toContain('doubtful')
  })

  test('the client reads the agency’s name, the agency reads people’s', async () => {
    const { body } = await thread(filed.client)
    expect(body.messages.at(-1)).toMatchObject({ author: 'Trade Agency', side: 'agency', is_mine: false })
  })

  test('a client writes to the agency, and the router is told', async () => {
    const router = await world.staff('dti', 3)
    const reply = await write(filed.client, '<p>May the policy follow?</p>')
    expect(reply.body.messages.at(-1)).toMatchObject({ audience: 'client', side: 'client', is_mine: true })
    expect(await noticesOf(router.user_id)).toContainEqual(
      expect.objectContaining({
        subject: expect.stringMatching(/^Message on SFF-N-/),
        link: `/transactions/admin-workflow/${filed.transaction_id}`,
      }),
    )
  })

  test('where the account of the evaluator is deactivated, the router is told, who can give it to another one', async () => {
    const { client, transaction_id } = await filedApplication(world)
    const [router, evaluator] = [await world.staff('dti', 3), await world.staff('dti', 5)]
    const write = (body: string) => client.call(writeMessage, { body: { transaction_id, body } })
    await world.db
      .updateTable('transactions')
      .set({ processor_id: evaluator.user_id })
      .where('id', '=', transaction_id)
      .execute()
    await write('<p>While there.</p>')
    const row = world.db.updateTable('users').where('id', '=', evaluator.user_id)
    await row.set({ status: 'disabled' }).execute()
    await write('<p>After leaving.</p>')
    const told = async ({ user_id }: Client) => (await noticesOf(user_id)).map(({ message }) => message)
    expect(await told(evaluator)).toEqual(['<p>While there.</p>'])
    const routed = await told(router)
    expect(routed).toContain('<p>After leaving.</p>')
    expect(routed).not.toContain('<p>While there.</p>')
  })

  test('an evaluator who left the agency or its evaluation is told nothing more, and the router is', async () => {
    const router = await world.staff('dti', 3)
    const ways = {
      'To the other agency.': (user_id: number) =>
        world.db.updateTable('admin_profiles').set({ agency: 'cab' }).where('user_id', '=', user_id),
      'To another desk.': (user_id: number) =>
        world.db.updateTable('user_roles').set({ role_id: 9 }).where('user_id', '=', user_id),
    }
    for (const [body, leave] of Object.entries(ways)) {
      const { client, transaction_id } = await filedApplication(world)
      const { user_id } = await world.staff('dti', 5)
      const row = world.db.updateTable('transactions').where('id', '=', transaction_id)
      await row.set({ processor_id: user_id }).execute()
      await leave(user_id).execute()
      await client.call(writeMessage, { body: { transaction_id, body } })
      expect(await noticesOf(user_id)).toEqual([])
      expect(JSON.stringify(await noticesOf(router.user_id))).toContain(body)
    }
  })

  test('the client is told of an answer, with a way to it', async () => {
    const evaluator = await world.staff('dti', 5)
    await write(evaluator, '<p>It may.</p>', { audience: 'client' })
    expect(await noticesOf(filed.client.user_id)).toContainEqual(
      expect.objectContaining({ message: '<p>It may.</p>', link: `/customer-messages/${filed.transaction_id}` }),
    )
  })

  test('a client cannot write a note among staff', async () => {
    expect((await write(filed.client, '<p>x</p>', { audience: 'internal' })).status).toBe(400)
  })

  test('what could run is taken out before it is kept', async () => {
    const { body } = await write(
      filed.client,
      '<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x">you</a></p>',
    )
    expect(ensure(body.messages.at(-1)).body).toBe('<p>Hello <a>you</a></p>')
  })

  test('a message of nothing but tags is no message', async () => {
    expect((await write(filed.client, '<p> </p>')).status).toBe(400)
  })

  test('strangers, and staff of the other agency, find no thread', async () => {
    for (const other of [await world.customer(), await world.staff('cab', 6), await world.staff(null, 12)]) {
      expect((await thread(other)).status).toBe(404)
      expect((await write(other, '<p>x</p>', { audience: 'client' })).status).toBe(404)
    }
  })

  test('an auditor reads and does not write', async () => {
    const auditor = await world.staff(null, 14)
    expect((await thread(auditor)).body.why_closed).toBe('Only staff of the agency write here.')
    expect((await write(auditor, '<p>x</p>', { audience: 'client' })).status).toBe(409)
  })

  test('nobody reads a draft’s messages, so none are written', async () => {
    const { client, business_id } = await applicant(world)
    const { transaction_id } = await openDraft(client, business_id)
    const reply = await client.call(writeMessage, { body: { transaction_id, body: '<p>Hello</p>' } })
    expect(reply).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('once the application is submitted') },
    })
  })

  test('a draft that was deleted stays closed to the agency: the transaction, its acts and its messages', async () => {
    const { client, business_id } = await applicant(world)
    const { transaction_id: id, version } = await openDraft(client, business_id)
    const params = { id }
    expect(await client.call(moveTransaction, { params, body: { action: 'delete-draft', version } })).toMatchObject({
      body: { status: Status.deleted },
    })
    const evaluator = await world.staff('dti', 5)
    const opened = [
      evaluator.call(transactionDetail, { params }),
      evaluator.call(transactionProcess, { params }),
      evaluator.call(messageThread, { params }),
    ]
    expect((await Promise.all(opened)).map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('a file goes with it, to those who read the message', async () => {
    const evaluator = await world.staff('dti', 5)
    const send = async (audience: 'client' | 'internal') => {
      const upload = await evaluator.call(uploadFile, {
        files: [{ field: 'file', name: 'note.png', bytes: samplePng() }],
      })
      await write(evaluator, '<p>See the file.</p>', { audience, file_id: upload.body.id })
      return upload.body.id
    }
    const status = async (path: string) => (await filed.client.call(downloadFile, { query: { path } })).status
    expect(await status(await send('client'))).toBe(200)
    expect(await status(await send('internal'))).toBe(404)
  })

  test('the author takes a message back; others cannot, and the audit keeps its words', async () => {
    const { body } = await write(filed.client, '<p>Sent by mistake.</p>')
    const { id } = ensure(body.messages.at(-1))
    const evaluator = await world.staff('dti', 5)
    expect((await evaluator.call(removeMessage, { params: { id } })).status).toBe(403)
    const after = await filed.client.call(removeMessage, { params: { id } })
    expect(after.body.messages.map((message) => message.id)).not.toContain(id)
    const entry = await world.db
      .selectFrom('audit_entries')
      .select('facts')
      .where('action', '=', 'remove-message')
      .where('object_id', '=', String(id))
      .executeTakeFirstOrThrow()
    expect(entry.facts).toMatchObject({ body: '<p>Sent by mistake.</p>' })
  })

  test('the list of threads shows the last word for the client, not a note among staff', async () => {
    const evaluator = await world.staff('dti', 5)
    await write(evaluator, '<p>For the client.</p>', { audience: 'client' })
    await write(evaluator, '<p>For us.</p>', { audience: 'internal' })
    const { body } = await filed.client.call(customerMessages, { body: {} })
    expect(body).toMatchObject({ total: 1, data: [{ last_text: 'For the client.', last_side: 'agency' }] })
  })
})

describe('what is new in a thread', () => {
  const unread = async (who: Client) => ensure((await who.call(customerMessages, { body: {} })).body.data[0]).unread
  const counted = async (who: Client) => (await who.call(queueCounts)).body.counts['customer-messages']
  const read = (who: Client, last_message_id: number) =>
    who.call(readMessages, { params: { id: filed.transaction_id }, body: { last_message_id } })
  const newest = async (who: Client) => ensure((await thread(who)).body.messages.at(-1))

  test('the client sees how many messages are unread, in the list and in the menu, until they are read', async () => {
    await write(await world.staff('dti', 5), '<p>One more thing.</p>', { audience: 'client' })
    expect(await unread(filed.client)).toBeGreaterThan(0)
    expect(await counted(filed.client)).toBe(1)
    expect(await newest(filed.client)).toMatchObject({ is_new: true })

    const reply = await read(filed.client, (await newest(filed.client)).id)
    expect(reply).toMatchObject({ status: 200, body: { unread: 0 } })
    expect([await unread(filed.client), await counted(filed.client)]).toEqual([0, 0])
    expect(await newest(filed.client)).toMatchObject({ is_new: false })
  })

  test('reading the thread reads what the bell told of it', async () => {
    await write(await world.staff('dti', 5), '<p>Ring.</p>', { audience: 'client' })
    await read(filed.client, (await newest(filed.client)).id)
    const waiting = await world.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', filed.client.user_id)
      .where('link', '=', `/customer-messages/${filed.transaction_id}`)
      .where('read_at', 'is', null)
      .execute()
    expect(waiting).toEqual([])
  })

  test('what arrived after the last message one saw stays unread, and a late tab takes nothing back', async () => {
    const evaluator = await world.staff('dti', 5)
    const seen = (await newest(filed.client)).id
    await write(evaluator, '<p>Arrived meanwhile.</p>', { audience: 'client' })
    expect((await read(filed.client, seen)).body.unread).toBe(1)
    await read(filed.client, (await newest(filed.client)).id)
    expect((await read(filed.client, seen)).body.unread).toBe(0)
  })

  test('one person’s reading is not another’s, and nobody’s own words are new to them', async () => {
    const evaluator = await world.staff('dti', 5)
    await write(filed.client, '<p>From the client.</p>')
    expect(await newest(evaluator)).toMatchObject({ is_new: true })
    expect(await newest(filed.client)).toMatchObject({ is_new: false })
    await read(evaluator, (await newest(evaluator)).id)
    expect(await newest(await world.staff('dti', 6))).toMatchObject({ is_new: true })
  })

  test('a stranger cannot read for others', async () => {
    expect((await read(await world.customer(), 1)).status).toBe(404)
  })
})

function noticesOf(user_id: number) {
  return world.db
    .selectFrom('notifications')
    .select(['subject', 'message', 'link'])
    .where('user_id', '=', user_id)
    .execute()
}
