import { changeOpenings, copyAnswers, deleteChange, openChanges } from '@lading/contract/changes'
import { downloadFile } from '@lading/contract/documents/documents'
import { removeDocument } from '@lading/contract/filing/filed-documents'
import { ensure } from '@lading/domain/ensure'
import { scopeFlags, type Scope } from '@lading/domain/transactions/scope'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accredited, accreditedBusiness } from '#testing/filings/accredited-business'
import { filedMove, openedChanges, placeIn } from '#testing/filings/changes'
import type { Client } from '#testing/client'
import { attach, filesOf, fillWithDocuments, patchOf, read, saving, submit } from '#testing/filings/filing'
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

describe('scopes by sea and by air', () => {
  const CATEGORY = 12
  const chosen = (accreditation_id: number, ...added: Scope[]) => ({ accreditation_id, ...scopeFlags(added) })

  async function accreditedAtBoth(serial: string) {
    const business = await accreditedBusiness(world, 'dti', `25-SFF-${serial}`)
    return { ...business, by_air: await accredited(world, business.business_id, 'cab', `25-AFF-${serial}`) }
  }
  const opening = (
    { client, business_id, accreditation_id, by_air }: Awaited<ReturnType<typeof accreditedAtBoth>>,
    scopes_added: ReturnType<typeof chosen>[],
    types: (typeof CATEGORY | typeof ADDRESS)[] = [CATEGORY],
  ) =>
    client.call(openChanges, {
      params: { id: business_id },
      body: { transaction_type_ids: types, accreditation_ids: [accreditation_id, by_air], scopes_added },
    })
  const requests = async (client: Client) => {
    const { body } = await client.call(changeOpenings, { query: { transaction_type_ids: CATEGORY } })
    return body
  }

  test('are asked of both agencies at once: each charges its own, the capital is copied, documents are each agency’s own, both are filed', async () => {
    const business = await accreditedAtBoth('000931')
    const { client, accreditation_id, by_air } = business
    const capital = { paid_up_capital: '6000000.00', minimum_capital: { domestic: expect.any(String) } }
    expect((await requests(client)).accreditations).toMatchObject([
      { ...capital, agency: 'dti' },
      { ...capital, agency: 'cab' },
    ])
    const { body } = await opening(business, [
      chosen(accreditation_id, 'domestic', 'nvocc'),
      chosen(by_air, 'domestic'),
    ])
    const [by_sea, of_air] = body.transactions.map(({ transaction_id }) => transaction_id)
    const [sea, air] = [ensure(by_sea), ensure(of_air)]
    const draft = await read(client, sea)
    expect(draft).toMatchObject({
      form: { domestic: 1, international: 0, nvocc: 1 },
      minimum_capital: '5000000.00',
      assessment: { total: '3230.00' }, // two categories, the certification and the stamp
      counterpart: { transaction_id: air, agency: 'cab' },
    })
    const other = await read(client, air)
    expect(other).toMatchObject({
      form: { domestic: 1, international: 0, nvocc: 0 },
      assessment: { total: '10410.80' }, // the filing fee of the scope, the certification and the stamp
      counterpart: { transaction_id: sea, agency: 'dti', copies: [] },
    })

    await saving(client, draft, [patchOf('paid_up_capital', '6500000.00', draft.form['paid_up_capital'])])
    expect(await submit(client, await fillWithDocuments(world, client, sea))).toMatchObject({ status: 200 })
    const offered = await read(client, air)
    expect(offered.counterpart).toMatchObject({
      status: Status.forEvaluation,
      copies: ['Paid-up capital'],
      documents: [],
    })
    const copied = await client.call(copyAnswers, { params: { id: air }, body: { version: offered.form_version } })
    expect(copied.body.filing.form).toMatchObject({ domestic: 1, nvocc: 0, paid_up_capital: '6500000.00' })
    expect(await submit(client, await fillWithDocuments(world, client, air))).toMatchObject({ status: 200 })
    const filed = (await requests(client)).data.map(({ agency, status }) => [agency, status])
    expect(filed.toSorted()).toEqual([
      ['cab', Status.forEvaluation],
      ['dti', Status.forEvaluation],
    ])
  })

  test('are refused where an agency does not accredit them, they are held, or nothing is opened for them', async () => {
    const business = await accreditedAtBoth('000932')
    const { client, accreditation_id, by_air } = business
    const domestic = chosen(accreditation_id, 'domestic')
    const refusals = [
      await opening(business, [domestic, chosen(by_air, 'nvocc')]),
      await opening(business, [chosen(accreditation_id, 'international'), chosen(by_air, 'domestic')]),
      await opening(business, [domestic, chosen(by_air + 1, 'domestic')]),
      await opening(business, [domestic], [ADDRESS]),
      await opening(business, [domestic, chosen(accreditation_id, 'nvocc')]),
    ]
    for (const reply of refusals)
      expect(reply).toMatchObject({ status: 400, body: { errors: { scopes_added: [expect.any(String)] } } })
    expect((await requests(client)).data).toEqual([])
  })
})
