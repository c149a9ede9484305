import { editChange, saveChange } from '@lading/contract/changes'
import { uploadFile } from '@lading/contract/documents/documents'
import { attachUploaded } from '@lading/contract/filing/filed-documents'
import { editDraft, replaceForm, replaceSection, saveSome } from '@lading/contract/filing/form-saves'
import { ensure } from '@lading/domain/ensure'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOnFace } from '#testing/samples/day-on-face'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { filedMove, openedChange, type Changing } from '#testing/filings/changes'
import type { Client } from '#testing/client'
import { filesOf, read } from '#testing/filings/filing'
import { samplePng, sampleScan } from '#testing/samples/sample-files'
import { createWorld, type World } from '#testing/world'

const ADDRESS = 4
const OFFICERS = 5

let world: World
let mine: Changing
let client: Client
let stranger: Client
/** Drafts of a change of address and of officers. */
let address: number
let officers: number
beforeAll(async () => {
  world = await createWorld()
  mine = await accreditedBusiness(world, 'dti', '25-SFF-000951')
  ;({ client } = mine)
  stranger = await world.customer()
  address = await openedChange(mine, ADDRESS)
  officers = await openedChange(mine, OFFICERS)
})
afterAll(() => world.close())

const versionOf = async (id: number) => (await read(client, id)).form_version
const unasked = ['This is not asked here.']

describe('POST /accreditations/transaction_detail/specific', () => {
  test('saves answers on the version that was read, and gives the next one', async () => {
    const version = await versionOf(address)
    const body = { transaction_id: address, version, answers: [{ path: 'street', value: 'Pier 1' }] }
    expect(await client.call(saveSome, { body })).toMatchObject({
      status: 200,
      body: { saved: ['street'], version: version + 1, filing: { form: { street: 'Pier 1' } } },
    })
    expect(await client.call(saveSome, { body })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Reload it') },
    })
  })

  test('keeps nothing where one answer is not on the form, and names it', async () => {
    const before = await read(client, address)
    const answers = [
      { path: 'street', value: 'Pier 2' },
      { path: 'colour', value: 'red' },
    ]
    const body = { transaction_id: address, version: before.form_version, answers }
    const reply = await client.call(saveSome, { body })
    expect(reply).toMatchObject({ status: 400, body: { errors: { colour: ['This question is not on the form.'] } } })
    expect(await read(client, address)).toEqual(before)
  })

  test('names a field that nobody asked, and is not for strangers', async () => {
    const answers = [{ path: 'street', value: 'Pier 2' }]
    const body = { transaction_id: address, version: await versionOf(address), answers }
    const told = await client.call(saveSome, { body: { ...body, note: 'x' } as typeof body })
    expect(told).toMatchObject({ status: 400, body: { errors: { note: unasked } } })
    expect((await stranger.call(saveSome, { body })).status).toBe(404)
  })
})

test('POST /transactions/update-information/edit/:id is the same act, and PUT /information-update/:id merges', async () => {
  const body = { version: await versionOf(address), answers: [{ path: 'zip_code', value: '1000' }] }
  const saved = await client.call(editChange, { params: { id: address }, body })
  expect(saved.body).toMatchObject({ version: body.version + 1, filing: { form: { zip_code: '1000' } } })
  const patch = [{ path: 'zip_code', value: '1004', base: '1000' }]
  expect((await client.call(saveChange, { params: { id: address }, body: { patch } })).status).toBe(200)
})

describe('PUT /accreditations/transaction_detail/specific/:id', () => {
  test('replaces a section: rows that are not given are removed, what is left out is emptied', async () => {
    const { form, form_version: version } = await read(client, officers)
    const [first] = form['officers'] as { key: string }[]
    const added = { ...ensure(first), key: 'new', name: 'Corazon Dizon' }
    const replacing = (section: string, values: Record<string, unknown>, at: number) =>
      client.call(replaceSection, { params: { id: officers }, body: { section, values, version: at } })
    const replaced = await replacing('officers', { officers: [added] }, version)
    expect(replaced.body.filing.form['officers']).toMatchObject([{ key: 'new', name: 'Corazon Dizon' }])
    const dated = await replacing('effect', { effective_on: '2026-03-01' }, replaced.body.version)
    expect(dated.body.filing.form).toMatchObject({ effective_on: '2026-03-01' })
    const emptied = await replacing('effect', {}, dated.body.version)
    expect(emptied.body.filing.form).toMatchObject({ effective_on: '' })

    const at = emptied.body.version
    const before = await read(client, officers)
    const refusals = [
      await replacing('owners', {}, at),
      await replacing('effect', { street: 'Pier 1' }, at),
      await replacing('officers', { officers: [{ name: 'Nobody' }] }, at),
      await replacing('officers', { officers: Array.from({ length: 20_000 }, (_, n) => ({ key: `k${n}` })) }, at),
    ]
    expect(refusals.map(({ status, body }) => [status, (body as never)['errors']])).toEqual([
      [400, { section: ['There is no section “owners”.'] }],
      [400, { street: unasked }],
      [400, { officers: ['Give rows with a key of their own each.'] }],
      [400, { officers: ['Enter at most 100 rows.'] }],
    ])
    expect(await read(client, officers)).toEqual(before)
  })
})

test('POST /transactions/edit/:id saves answers of a draft and how it is delivered', async () => {
  const params = { id: officers }
  const version = await versionOf(officers)
  const answers = [{ path: 'effective_on', value: '2026-03-02' }]
  const edited = await client.call(editDraft, { params, body: { version, answers, delivery: 'pickup' } })
  expect(edited.body.filing).toMatchObject({ delivery: 'pickup', form: { effective_on: '2026-03-02' } })
  const nothing = await client.call(editDraft, { params, body: { version: version + 1 } })
  expect(nothing).toMatchObject({ status: 400, body: { errors: { answers: ['Give answers, or how to deliver.'] } } })
  expect((await stranger.call(editDraft, { params, body: { version, delivery: 'pickup' } })).status).toBe(404)
})

test('PUT /transaction_details/:id replaces the whole form', async () => {
  const { form, form_version: version } = await read(client, officers)
  const whole = { ...form, effective_on: '2026-03-03' }
  const params = { id: officers }
  const replaced = await client.call(replaceForm, { params, body: { version, form: whole } })
  expect(replaced.body).toMatchObject({ saved: ['effective_on'], filing: { form: whole } })
  const odd = { version: version + 1, form: { ...whole, colour: 'red' } }
  expect(await client.call(replaceForm, { params, body: odd })).toMatchObject({
    status: 400,
    body: { errors: { colour: unasked } },
  })
})

test('PUT /transactions/documents/:id attaches what was uploaded', async () => {
  const line = ensure((await read(client, address)).requirements.find(({ mandatory }) => mandatory))
  const attaching = async (more: object = {}, who = client, bytes = sampleScan(70)) => {
    const files = [{ field: 'file', name: 'scan.png', bytes }]
    const { body } = await who.call(uploadFile, { files })
    return client.call(attachUploaded, {
      params: { id: address },
      body: { requirement: line.code, file_id: body.id, ...more },
    })
  }
  const attached = await attaching({ valid_until: dayOnFace(line.code) })
  expect(filesOf(attached.body, line.code)).toMatchObject([{ name: 'scan.png', expires_on: dayOnFace(line.code) }])

  const before = await read(client, address)
  expect(await attaching({ requirement: 'X-99' })).toMatchObject({ status: 400 })
  expect(await attaching({ remark: 'It is new.' })).toMatchObject({
    status: 400,
    body: { errors: { remark: ['A remark answers a document that was returned.'] } },
  })
  expect((await attaching({}, stranger)).status).toBe(409)
  expect(await attaching({}, client, samplePng(299, 400))).toMatchObject({
    status: 400,
    body: { errors: { file_id: [expect.stringContaining('Scan the whole page')] } },
  })
  expect(await read(client, address)).toEqual(before)
})

test('once it is submitted each of them is refused, and says what may be done', async () => {
  await filedMove(world, client, address)
  const { form, form_version: version, requirements } = await read(client, address)
  const params = { id: address }
  const answers = [{ path: 'street', value: 'Pier 9' }]
  const file_id = '00000000-0000-4000-8000-000000000000'
  const replies = await Promise.all([
    client.call(saveSome, { body: { transaction_id: address, version, answers } }),
    client.call(editChange, { params, body: { version, answers } }),
    client.call(replaceSection, { params, body: { section: 'effect', values: {}, version } }),
    client.call(editDraft, { params, body: { version, answers } }),
    client.call(replaceForm, { params, body: { version, form } }),
    client.call(attachUploaded, { params, body: { requirement: ensure(requirements[0]).code, file_id } }),
  ])
  const why = expect.stringContaining('wait until it is returned to you')
  expect(replies).toMatchObject(replies.map(() => ({ status: 409, body: { message: why } })))
})
