import { copyAnswers, deleteChange } from '@lading/contract/changes'
import { downloadFile } from '@lading/contract/documents/documents'
import { removeDocument } from '@lading/contract/filing/filed-documents'
import { ensure } from '@lading/domain/ensure'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accredited, accreditedBusiness } from '#testing/filings/accredited-business'
import { filedMove, openedChanges, placeIn } from '#testing/filings/changes'
import type { Client } from '#testing/client'
import { attach, filesOf, patchOf, read, saving } from '#testing/filings/filing'
import { createWorld, type World } from '#testing/world'
import { purgeFiles } from '#modules/uploads/purge-files'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const NAME = 3
const ADDRESS = 4
const OFFICERS = 5

describe('a batch for both agencies', () => {
  /** The drafts of a type, the sea side first, of a business that both agencies accredited. */
  async function openedAtBoth(serial: string, types = [ADDRESS]) {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', `25-SFF-${serial}`)
    const air = await accredited(world, business_id, 'cab', `25-AFF-${serial}`)
    const drafts = await openedChanges(client, business_id, [accreditation_id, air], types)
    const read_all = await Promise.all(drafts.map(({ transaction_id }) => read(client, transaction_id)))
    const [sea_draft, air_draft] = read_all.toSorted((one, other) => other.agency.localeCompare(one.agency))
    return { client, business_id, sea_draft: ensure(sea_draft), air_draft: ensure(air_draft) }
  }
  const copied = (client: Client, { transaction_id: id, form_version: version }: Draft) =>
    client.call(copyAnswers, { params: { id }, body: { version } })
  type Draft = Awaited<ReturnType<typeof read>>

  test('asks a new address once: the other draft is offered it, copies it, and then has nothing left to copy', async () => {
    const { client, sea_draft, air_draft } = await openedAtBoth('000921')
    expect(air_draft.counterpart).toMatchObject({ reference: sea_draft.reference, agency: 'dti', copies: [] })
    const { codes } = await placeIn(world, 'Pasay')
    const answers = { ...codes, street: 'Pier 4', effective_on: '2026-03-01' }
    const patch = Object.entries(answers).map(([path, value]) => patchOf(path, value, sea_draft.form[path]))
    await saving(client, sea_draft, patch)

    const offered = await read(client, air_draft.transaction_id)
    expect(offered.counterpart?.copies).toEqual(['Principal office', 'In effect from'])
    const reply = await copied(client, offered)
    expect(reply.body.filing).toMatchObject({ form: answers, counterpart: { copies: [] } })
    const needed = reply.body.filing.requirements.find(({ name }) => name === 'Amended articles')
    expect(needed).toMatchObject({ mandatory: true })
    const again = await copied(client, reply.body.filing)
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'The request to the other agency has no answer and no document that is missing here.' },
    })
  })

  test('copies also from a request that was submitted, and leaves what was answered in the draft', async () => {
    const { client, sea_draft, air_draft } = await openedAtBoth('000922')
    await filedMove(world, client, sea_draft.transaction_id, 'Pier 4')
    await saving(client, air_draft, [patchOf('street', 'Hangar 2', air_draft.form['street'])])
    const offered = await read(client, air_draft.transaction_id)
    expect(offered.counterpart).toMatchObject({ copies: ['In effect from'] })
    const { body } = await copied(client, offered)
    expect(body.filing.form).toMatchObject({ street: 'Hangar 2', effective_on: '2026-03-01' })
  })

  test('brings a document that both ask alike to the other draft, as a file of its own that outlives the first', async () => {
    const { client, sea_draft, air_draft } = await openedAtBoth('000926')
    const [sea, air] = [sea_draft.transaction_id, air_draft.transaction_id]
    for (const code of ['C04-01', 'C04-02', 'C04-03']) await attach(client, sea, code, `sea ${code}.png`)
    await attach(client, air, 'C04-02', 'air C04-02.png')
    const offered = await read(client, air)
    expect(offered.counterpart).toMatchObject({
      copies: [],
      documents: ['New Mayor’s permit', 'Lease or title of the new office'],
    })
    const { body } = await copied(client, offered)
    const under = (code: string) => filesOf(body.filing, code)
    const [original] = filesOf(await read(client, sea), 'C04-01')
    const { id: document_id, name, size, expires_on } = ensure(original)
    expect(under('C04-01')).toMatchObject([{ name, size, expires_on }])
    expect(under('C04-02')).toMatchObject([{ name: 'air C04-02.png' }])
    expect(body.filing.counterpart).toMatchObject({ copies: [], documents: [] })
    expect((await copied(client, body.filing)).status).toBe(409)

    await client.call(removeDocument, { params: { id: document_id } })
    world.clock.forward({ hours: 2 })
    await purgeFiles(world).run()
    const path = ensure(under('C04-01')[0]).file_id
    expect(path).not.toBe(ensure(original).file_id)
    const again = await world.signedIn(client.user_id)
    expect((await again.call(downloadFile, { query: { path } })).status).toBe(200)
  })

  test('brings no certificate of the other agency, and nothing where a document is gone meanwhile', async () => {
    const { client, sea_draft, air_draft } = await openedAtBoth('000927', [NAME])
    const [sea, air] = [sea_draft.transaction_id, air_draft.transaction_id]
    await attach(client, sea, 'C03-06')
    expect((await read(client, air)).counterpart).toMatchObject({ documents: [] })
    await attach(client, sea, 'C03-01')
    const offered = await read(client, air)
    expect(offered.counterpart?.documents).toEqual(['Amended SEC, CDA or DTI certificate'])
    const { file_id } = ensure(filesOf(await read(client, sea), 'C03-01')[0])
    const gone = (deleted_at: Date | null) =>
      world.db.updateTable('files').set({ deleted_at }).where('id', '=', file_id).execute()
    await gone(world.clock.now())
    expect(await copied(client, offered)).toMatchObject({
      status: 409,
      body: { message: 'A document to be copied no longer exists. Reload the page.' },
    })
    expect(filesOf(await read(client, air), 'C03-01')).toEqual([])
  })

  test('adds an officer to the other list, and takes out who was taken out', async () => {
    const { client, sea_draft, air_draft } = await openedAtBoth('000923', [OFFICERS])
    const [former] = sea_draft.form['officers'] as { key: string; name: string }[]
    const { key, ...columns } = ensure(former)
    const added = { ...columns, key: 'added', name: 'Amihan Villaruel' }
    await saving(client, sea_draft, [
      patchOf('officers.added', added, null),
      patchOf(`officers.${key}`, null, ensure(former)),
    ])
    const offered = await read(client, air_draft.transaction_id)
    expect(offered.counterpart?.copies).toEqual([`Officers, Amihan Villaruel`, `Officers, ${columns.name}`])
    const { body } = await copied(client, offered)
    expect(body.filing.form['officers']).toContainEqual(added)
    expect(body.filing.form['officers']).not.toContainEqual(former)
  })

  test('is copied to by its business alone, and to a draft as it was seen; a refusal changes nothing', async () => {
    const { client, business_id, sea_draft, air_draft } = await openedAtBoth('000924')
    await saving(client, sea_draft, [patchOf('street', 'Pier 4', sea_draft.form['street'])])
    const stranger = await world.customer()
    expect((await copied(stranger, air_draft)).status).toBe(404)
    const reader = await world.customer()
    await world.joins(reader, business_id, { owner: false, rights: ['pay'] })
    expect((await copied(reader, air_draft)).status).toBe(409)
    expect((await copied(client, { ...air_draft, form_version: air_draft.form_version + 1 })).status).toBe(409)
    expect((await read(client, air_draft.transaction_id)).form).toEqual(air_draft.form)

    await filedMove(world, client, air_draft.transaction_id, 'Hangar 2')
    expect((await copied(client, await read(client, air_draft.transaction_id))).status).toBe(409)
  })

  test('is not copied from a request of another batch or type, nor from one that was deleted', async () => {
    const refusal = { message: 'The same request to the other agency was not opened with this one, or was deleted.' }
    const { client, business_id, sea_draft, air_draft } = await openedAtBoth('000925')
    await client.call(deleteChange, { params: { id: air_draft.transaction_id } })
    const left = await read(client, sea_draft.transaction_id)
    expect(left.counterpart).toBeNull()
    expect(await copied(client, left)).toMatchObject({ status: 409, body: refusal })

    const [apart] = await openedChanges(client, business_id, [ensure(air_draft.accreditation_id)])
    const alone = await read(client, ensure(apart).transaction_id)
    expect(alone.counterpart).toBeNull()
    expect(await copied(client, alone)).toMatchObject({ status: 409, body: refusal })
  })
})
