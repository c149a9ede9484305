import { me } from '@lading/contract/accounts/accounts'
import { uploadFile } from '@lading/contract/documents/documents'
import {
  changeOwnNames,
  chooseMail,
  exportOwnRecords,
  ownActivity,
  ownPhoto,
  removePhoto,
  setPhoto,
  showProfile,
} from '@lading/contract/profile'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notify } from '#modules/notifications/notify'
import type { Client } from '#testing/client'
import { applicant, filledDraft, openDraft } from '#testing/filings/filing'
import { samplePdf, samplePng } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const names = { first_name: 'Ana María', middle_name: '', last_name: 'Reyes-Cruz', suffix: '', mobile: '0917 123 4567' }
/** The records in an archive, by the names of their files. */
function recordsIn(archive: Uint8Array) {
  const files = Object.entries(unzipSync(archive)).filter(([path]) => path.endsWith('.json'))
  const records = files.map(([path, text]) => [path.replace('.json', ''), JSON.parse(strFromU8(text))] as const)
  return Object.fromEntries(records) as Record<string, Record<string, unknown>[]> & {
    readonly notifications: { readonly subject: string }[]
  }
}

/** What the directory at the end of a ZIP archive lists. */
function pathsIn(archive: Buffer): string[] {
  const paths: string[] = []
  for (let at = archive.indexOf('PK\u0001\u0002'); at >= 0; at = archive.indexOf('PK\u0001\u0002', at + 4)) {
    paths.push(archive.toString('utf8', at + 46, at + 46 + archive.readUInt16LE(at + 28)))
  }
  return paths
}

const acts = ({ user_id }: Client) =>
  world.db.selectFrom('audit_entries').select('action').where('actor_id', '=', user_id).orderBy('id').execute()

describe('PUT /profile', () => {
  test('a person corrects their own name, and is called so from then on', async () => {
    const ana = await world.customer()
    const { version } = (await ana.call(showProfile)).body
    const reply = await ana.call(changeOwnNames, { body: { ...names, version } })

    expect(reply.body).toMatchObject({ last_name: 'Reyes-Cruz', mobile: '+639171234567', version: version + 1 })
    expect((await ana.call(me)).body.first_name).toBe('Ana María')
    expect((await acts(ana)).map(({ action }) => action)).toEqual(['change-profile'])
  })

  test('nothing but the name can be changed this way', async () => {
    const ana = await world.customer()
    const { version } = (await ana.call(showProfile)).body
    const more = { role_id: 1, email: 'other@lading.example', audience: 'staff', status: 'disabled' }
    const reply = await ana.call(changeOwnNames, { body: { ...names, ...more, version } })
    const unasked = Object.keys(more).map((name) => [name, [expect.any(String)]])
    expect(reply).toMatchObject({ status: 400, body: { errors: Object.fromEntries(unasked) } })
    const found = world.db.selectFrom('users').select(['audience', 'status']).where('id', '=', ana.user_id)
    expect(await found.executeTakeFirst()).toEqual({ audience: 'customer', status: 'active' })
    expect((await ana.call(me)).body).toMatchObject({ role_id: 2, email: expect.not.stringContaining('other') })
  })

  test('of two windows that change the name, the later one is told', async () => {
    const ana = await world.customer()
    const { version } = (await ana.call(showProfile)).body
    const tries = [
      await ana.call(changeOwnNames, { body: { ...names, version } }),
      await ana.call(changeOwnNames, { body: { ...names, version } }),
    ]
    expect(tries.map(({ status }) => status)).toEqual([200, 409])
    expect(await acts(ana)).toHaveLength(1)
  })

  test('staff need no mobile number, a customer does; nobody is without a name', async () => {
    const [ana, ben] = [await world.customer(), await world.staff('dti', 5)]
    const body = { ...names, mobile: '', version: 1 }
    expect((await ana.call(changeOwnNames, { body })).status).toBe(400)
    expect((await ben.call(changeOwnNames, { body })).status).toBe(200)
    expect((await ben.call(changeOwnNames, { body: { ...body, first_name: ' ', version: 2 } })).status).toBe(400)
    expect((await world.visitor().call(changeOwnNames, { body })).status).toBe(401)
  })
})

describe('PUT /profile/photo', () => {
  const upload = async (person: Client, bytes: Uint8Array, name: string) =>
    (await person.call(uploadFile, { files: [{ field: 'file', name, bytes }] })).body.id

  test('an uploaded picture stands as the photo, and the one after it takes its place', async () => {
    const ana = await world.customer()
    const first = await upload(ana, samplePng(), 'me.png')
    await ana.call(setPhoto, { body: { file_id: first } })
    expect((await ana.call(me)).body.photo_id).toBe(first)
    const photo = await ana.call(ownPhoto, { params: { id: first } })
    expect(photo.headers['content-type']).toBe('image/png')

    const second = await upload(ana, samplePng(), 'me too.png')
    expect((await ana.call(setPhoto, { body: { file_id: second } })).body.photo_id).toBe(second)
    expect((await ana.call(ownPhoto, { params: { id: first } })).status).toBe(404)
    expect((await ana.call(removePhoto)).body.photo_id).toBeNull()
    expect((await ana.call(ownPhoto, { params: { id: second } })).status).toBe(404)
  })

  test('a document is no photo, nor is a picture of somebody else', async () => {
    const [ana, ben] = [await world.customer(), await world.customer()]
    const document = await upload(ana, await samplePdf(), 'me.pdf')
    expect((await ana.call(setPhoto, { body: { file_id: document } })).status).toBe(400)
    const his = await upload(ben, samplePng(), 'me.png')
    expect((await ana.call(setPhoto, { body: { file_id: his } })).status).toBe(409)
    await ben.call(setPhoto, { body: { file_id: his } })
    expect((await ana.call(ownPhoto, { params: { id: his } })).status).toBe(404)
    expect((await ana.call(showProfile)).body.photo_id).toBeNull()
  })
})

describe('PUT /profile/mail', () => {
  const mailsTo = async ({ user_id }: Client) => {
    const rows = await world.db.selectFrom('mail_outbox').select('subject').where('to_user_id', '=', user_id).execute()
    return rows.map(({ subject }) => subject)
  }
  const tell = (user_ids: number[], subject: string, mail_kind?: 'progress' | 'messages') =>
    world.db.transaction().execute((tx) => {
      const notice = { user_ids, subject, message: '<p>x</p>', link: '', mail: subject, mail_kind }
      return notify(tx, notice, world.clock.now())
    })

  test('what was turned off is not mailed; other kinds and notices are', async () => {
    const [ana, ben] = [await world.customer(), await world.customer()]
    const both = [ana.user_id, ben.user_id]
    expect((await ana.call(chooseMail, { body: { mail_off: ['messages'] } })).body.mail_off).toEqual(['messages'])
    await tell(both, 'A message', 'messages')
    await tell(both, 'A step', 'progress')
    await tell(both, 'A notice')

    expect(await mailsTo(ana)).toEqual(['A step', 'A notice'])
    expect(await mailsTo(ben)).toEqual(['A message', 'A step', 'A notice'])
    await ana.call(chooseMail, { body: { mail_off: [] } })
    await tell(both, 'Another message', 'messages')
    expect(await mailsTo(ana)).toContain('Another message')
  })

  test('notices are no kind that can be turned off', async () => {
    const ana = await world.customer()
    const body = { mail_off: ['notices'] as never }
    expect((await ana.call(chooseMail, { body })).status).toBe(400)
  })
})

test('POST /lists/my-activity shows what I did, newest first, and nothing of others', async () => {
  const { client: owner, business_id } = await applicant(world)
  const { transaction_id } = await openDraft(owner, business_id)
  await owner.call(chooseMail, { body: { mail_off: [] } })
  await (await world.customer()).call(chooseMail, { body: { mail_off: [] } })

  const { body } = await owner.call(ownActivity, { body: {} })
  expect(body.data[0]).toMatchObject({ action: 'choose-mail', about: '' })
  const { reference } = await world.db
    .selectFrom('transactions')
    .select('reference')
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow()
  expect(body.data.map(({ about }) => about)).toContain(reference)
  const all = await world.db.selectFrom('audit_entries').select('id').where('actor_id', '=', owner.user_id).execute()
  expect(body.total).toBe(all.length)
  const narrowed = await owner.call(ownActivity, { body: { search: 'choose mail' } })
  expect(narrowed.body.total).toBe(1)
})

describe('GET /profile/export', () => {
  test('holds what the portal keeps about me and the files of my businesses, and no secret', async () => {
    const { client, business_id } = await applicant(world)
    await filledDraft(world, client, business_id)
    const { status, bytes, headers } = await client.call(exportOwnRecords)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/zip')

    const paths = pathsIn(bytes)
    for (const part of [
      'account',
      'sessions',
      'sign_in_methods',
      'businesses',
      'transactions',
      'notifications',
      'activity',
    ]) {
      expect(paths).toContain(`${part}.json`)
    }
    expect(paths.filter((path) => /^files\/[^/]+\/[^/]+\.png$/.test(path)).length).toBeGreaterThan(5)
    const kept = recordsIn(bytes)
    expect(JSON.stringify(kept)).not.toMatch(/password_hash|token/)
    expect(kept).toMatchObject({ account: { id: client.user_id }, transactions: [{ business_id }], notifications: [] })
    expect((await acts(client)).at(-1)).toEqual({ action: 'export-own-records' })
  })

  test('holds all that a person was ever told, however much it is', async () => {
    const client = await world.customer()
    await sql`
      insert into notifications (user_id, subject, message, link, created_at)
      select ${client.user_id}, 'Notice ' || n, '<p>Line one.</p>', '/', now() from generate_series(1, 1201) n`.execute(
      world.db,
    )
    const { bytes } = await client.call(exportOwnRecords)
    const { notifications } = recordsIn(bytes)
    expect(notifications.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 1201 }, (_, place) => `Notice ${place + 1}`),
    )
  })

  test('of a member of staff holds no file of a business', async () => {
    const staff = await world.staff('dti', 5)
    const { bytes } = await staff.call(exportOwnRecords)
    expect(pathsIn(bytes)).toContain('account.json')
    expect(pathsIn(bytes).join(' ')).not.toContain('files/')
    expect((await world.visitor().call(exportOwnRecords)).status).toBe(401)
  })
})
