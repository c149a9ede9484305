import {
  approveChange,
  changeOpenings,
  deleteChange,
  editChange,
  openChanges,
  saveChange,
} from '@lading/contract/changes'
import { verifyDocument } from '@lading/contract/directory'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { accreditedBusiness } from '#testing/accredited-business'
import type { Client } from '#testing/client'
import { deskStaff, workUntil } from '#testing/desk-work'
import { attachMissing, patchOf, read, saving, submit } from '#testing/filing'
import { move, moved, seaApplication, type SeaStaff } from '#testing/scenario'
import { createWorld, type World } from '#testing/world'

let world: World
let sea: SeaStaff
beforeAll(async () => {
  world = await createWorld()
  sea = await deskStaff(world, 'dti')
})
afterAll(() => world.close())

const NAME = 3
const ADDRESS = 4

async function opened(client: Client, business_id: number, accreditation_ids: number[], types = [ADDRESS]) {
  const body = { transaction_type_ids: types, accreditation_ids }
  const reply = await client.call(openChanges, { params: { id: business_id }, body })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body.transactions
}

/** Another street, from a day on, with every document: filed. */
async function filed(client: Client, transaction_id: number, street = 'Unit 12, Harbour Center') {
  const draft = await read(client, transaction_id)
  const patch = [patchOf('street', street, draft.form['street']), patchOf('effective_on', '2026-03-01', '')]
  await saving(client, draft, patch)
  await attachMissing(client, transaction_id)
  const reply = await submit(client, await read(client, transaction_id))
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body
}

/** A place of Metro Manila in a city whose name holds these letters. */
async function placeIn(city: string) {
  const place = await world.db
    .selectFrom('cities as c')
    .innerJoin('provinces as p', 'p.code', 'c.province_code')
    .innerJoin('barangays as b', 'b.city_code', 'c.code')
    .select(['p.region_code', 'c.province_code', 'c.code as city_code', 'b.code as barangay_code', 'c.name'])
    .where('c.name', 'like', `%${city}%`)
    .orderBy('b.code')
    .executeTakeFirstOrThrow()
  const { name: city_name, ...codes } = place
  return { codes, names: { city_name } }
}

const certificatesOf = (accreditation_id: number) =>
  world.db
    .selectFrom('issued_documents')
    .select(['number', 'standing', 'slug', 'payload'])
    .where('accreditation_id', '=', accreditation_id)
    .where('kind', '=', 'certificate')
    .orderBy('id')
    .execute()

const verdictOn = async (slug: string) => (await world.visitor().call(verifyDocument, { params: { slug } })).body

const registerOf = async (id: number) =>
  (await world.db.selectFrom('businesses').select('profile').where('id', '=', id).executeTakeFirstOrThrow())
    .profile as Record<string, unknown>

describe('a change of address', () => {
  test('begins with what the register says, beside it, and touches neither register nor accreditation', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000901')
    const [change] = await opened(client, business_id, [accreditation_id])
    const draft = await read(client, ensure(change).transaction_id)
    const register = await registerOf(business_id)
    expect(draft).toMatchObject({ type: ADDRESS, status: Status.draft, form: { street: register['street'] } })
    expect(draft.register).toMatchObject({ street: register['street'], city_code: register['city_code'] })
    expect(draft.register).not.toHaveProperty('effective_on')
    expect(draft.assessment.total).toBe('230.00')

    await saving(client, draft, [patchOf('street', 'Elsewhere 1', draft.form['street'])])
    expect((await registerOf(business_id))['street']).toBe(register['street'])
  })

  test('is not filed while it changes nothing, nor without the day it holds from', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000902')
    const [change] = await opened(client, business_id, [accreditation_id])
    await attachMissing(client, ensure(change).transaction_id)
    const reply = await submit(client, await read(client, ensure(change).transaction_id))
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({
      errors: {
        region_code: ['This is the address in the register already.'],
        effective_on: ['Choose the day from which the change holds.'],
      },
    })
  })

  test('to another city is not filed without the amended articles, which the refusal names', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000912')
    const [change] = await opened(client, business_id, [accreditation_id])
    const { transaction_id } = ensure(change)
    await attachMissing(client, transaction_id)
    const draft = await read(client, transaction_id)
    const articles = ({ requirements }: typeof draft) => requirements.find(({ name }) => name === 'Amended articles')
    expect(articles(draft)).toMatchObject({ mandatory: false })

    const { codes, names } = await placeIn('Pasay')
    const wanted = { ...codes, street: 'Pier 4', effective_on: '2026-03-01' }
    const moved = await saving(
      client,
      draft,
      Object.entries(wanted).map(([path, value]) => patchOf(path, value, draft.form[path])),
    )
    expect(articles(moved.body.filing)).toMatchObject({ mandatory: true })
    const reply = await submit(client, await read(client, transaction_id))
    expect(reply).toMatchObject({
      status: 409,
      body: { message: '1 required document is missing: Amended articles.' },
    })
    await attachMissing(client, transaction_id)
    expect((await submit(client, await read(client, transaction_id))).status).toBe(200)
    expect((await read(client, transaction_id)).form).toMatchObject({ city_name: names.city_name })
  })

  test('is not filed with a place that lies nowhere on the globe', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000914')
    const [change] = await opened(client, business_id, [accreditation_id])
    const draft = await read(client, ensure(change).transaction_id)
    const nowhere = { latitude: '90.1', longitude: '-999', effective_on: '2026-03-01' }
    const patch = Object.entries(nowhere).map(([path, value]) => patchOf(path, value, draft.form[path]))
    await saving(client, draft, patch)
    const reply = await submit(client, await read(client, draft.transaction_id))
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({
      errors: {
        latitude: ['Enter degrees from -90 to 90 with a decimal point, such as 14.5995.'],
        longitude: ['Enter degrees from -180 to 180 with a decimal point, such as 120.9842.'],
      },
    })
  })

  test('a second one of the same accreditation is refused and leads to the first', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000903')
    const [change] = await opened(client, business_id, [accreditation_id])
    const again = await client.call(openChanges, {
      params: { id: business_id },
      body: { transaction_type_ids: [ADDRESS], accreditation_ids: [accreditation_id] },
    })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({
      message: 'A request of this type is still open.',
      details: { transaction_id: ensure(change).transaction_id },
    })
    const { body } = await client.call(changeOpenings)
    expect(ensure(body.accreditations[0]).changes).toContainEqual({
      type: ADDRESS,
      why_not: 'A request of this type is still open.',
    })
    expect(body.data).toMatchObject([{ transaction_id: ensure(change).transaction_id }])
  })

  test('pressed twice at once opens one', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000904')
    const body = { transaction_type_ids: [ADDRESS], accreditation_ids: [accreditation_id] }
    const both = await Promise.all([1, 2].map(() => client.call(openChanges, { params: { id: business_id }, body })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('by sea: the certificate is issued again with the next letter, and the former page leads to it', async () => {
    const application = await seaApplication(world, { until: Status.accredited, staff: sea })
    const { client, business_id, accreditation_id } = application
    const [change] = await opened(client, business_id, [accreditation_id])
    const { transaction_id } = ensure(change)
    await filed(client, transaction_id)
    await workUntil({ world, staff: sea, client, transaction_id }, Status.approved)
    expect((await registerOf(business_id))['street']).not.toBe('Unit 12, Harbour Center')
    const memorandum = await world.db
      .selectFrom('issued_documents')
      .select('payload')
      .where('transaction_id', '=', transaction_id)
      .where('kind', '=', 'memorandum')
      .executeTakeFirstOrThrow()
    expect(memorandum.payload).toMatchObject({
      changes: [{ label: 'Street, building and unit', after: 'Unit 12, Harbour Center' }],
    })

    await world.runJobs()
    expect(await read(client, transaction_id)).toMatchObject({ status: Status.forPrinting })
    expect(await registerOf(business_id)).toMatchObject({ street: 'Unit 12, Harbour Center' })
    await moved(sea.releasing, transaction_id, 'print-seal')

    const [former, current] = await certificatesOf(accreditation_id)
    expect(ensure(current).number).toBe(`${ensure(former).number}-A`)
    expect(ensure(current).payload).toMatchObject({ address: expect.stringContaining('Unit 12, Harbour Center') })
    expect(await verdictOn(ensure(former).slug)).toMatchObject({
      standing: 'replaced',
      replaced_by_slug: ensure(current).slug,
    })
    expect(await verdictOn(ensure(current).slug)).toMatchObject({ standing: 'current', number: ensure(current).number })
    const accreditation = await world.db
      .selectFrom('accreditations')
      .select(['number', 'status'])
      .where('id', '=', accreditation_id)
      .executeTakeFirstOrThrow()
    expect(accreditation).toEqual({ number: ensure(former).number, status: Status.accredited })
    expect(await read(client, transaction_id)).toMatchObject({
      status: Status.accredited,
      next: 'The change stands in the register.',
    })
  })

  test('by air: another agency, the same work', async () => {
    const air = await deskStaff(world, 'cab')
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'cab', '25-AFF-000905')
    const [change] = await opened(client, business_id, [accreditation_id])
    const { transaction_id } = ensure(change)
    await filed(client, transaction_id)
    await workUntil({ world, staff: air, client, transaction_id }, Status.accredited)
    expect(await registerOf(business_id)).toMatchObject({ street: 'Unit 12, Harbour Center' })
    const [certificate] = await certificatesOf(accreditation_id)
    expect(certificate).toMatchObject({ standing: 'issued', payload: { title: 'Certificate of Accreditation' } })
  })

  test('never undoes what another change wrote meanwhile, and its certificate is drawn anew', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000906')
    const [change] = await opened(client, business_id, [accreditation_id])
    const { transaction_id } = ensure(change)
    await filed(client, transaction_id)
    await workUntil({ world, staff: sea, client, transaction_id }, Status.approved)
    const profile = await registerOf(business_id)
    await world.db
      .updateTable('businesses')
      .set({ profile: JSON.stringify({ ...profile, trade_name: 'Renamed meanwhile' }) })
      .where('id', '=', business_id)
      .execute()
    await world.runJobs()
    await world.runJobs()
    expect(await registerOf(business_id)).toMatchObject({
      street: 'Unit 12, Harbour Center',
      trade_name: 'Renamed meanwhile',
    })
    const made = await certificatesOf(accreditation_id)
    expect(made.map(({ standing }) => standing)).toEqual(['void', 'draft'])
    expect(ensure(made.at(-1)).payload).toMatchObject({ trade_name: 'Renamed meanwhile' })
  })

  test('rejected, it leaves the register as it was', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000907')
    const [change] = await opened(client, business_id, [accreditation_id])
    const { transaction_id } = ensure(change)
    const before = await registerOf(business_id)
    await filed(client, transaction_id)
    await workUntil({ world, staff: sea, client, transaction_id }, Status.forReview)
    const grounds = { grounds: 'The lease is not signed.' }
    await moved(sea.reviewer, transaction_id, 'reject-request-types-3-11', grounds)
    expect(await registerOf(business_id)).toEqual(before)
    expect(await read(client, transaction_id)).toMatchObject({ status: Status.requestRejected })
  })
})

describe('a change of business name', () => {
  test('writes the new name into the register, on the certificate and into the directory', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000911')
    const [change] = await opened(client, business_id, [accreditation_id], [NAME])
    const { transaction_id } = ensure(change)
    const draft = await read(client, transaction_id)
    const name = 'Bagong Pangalan Lines Inc.'
    await saving(client, draft, [
      patchOf('business_name', name, draft.form['business_name']),
      patchOf('effective_on', '2026-03-01', ''),
    ])
    await attachMissing(client, transaction_id)
    await submit(client, await read(client, transaction_id))
    await workUntil({ world, staff: sea, client, transaction_id }, Status.accredited)
    expect(await read(client, transaction_id)).toMatchObject({ business_name: name, status: Status.accredited })
    const [certificate] = await certificatesOf(accreditation_id)
    expect(certificate).toMatchObject({ standing: 'issued', payload: { business_name: name } })
  })

  test('is asked for where the name given cannot be seen, and is kept without what turns its letters round', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000913')
    const [change] = await opened(client, business_id, [accreditation_id], [NAME])
    const draft = await read(client, ensure(change).transaction_id)
    await saving(client, draft, [
      patchOf('business_name', '\u200b\ufeff', draft.form['business_name']),
      patchOf('trade_name', 'Dagat\u202e lines\u202c', draft.form['trade_name']),
    ])
    const stands = await read(client, draft.transaction_id)
    expect(stands.form).toMatchObject({ trade_name: 'Dagat lines' })
    await attachMissing(client, draft.transaction_id)
    const reply = await submit(client, await read(client, draft.transaction_id))
    expect(reply.body).toMatchObject({ errors: { business_name: ['Enter the business name.'] } })
  })
})

describe('the calls of a change', () => {
  test('save answers on one version of the form, or by what stood there, and delete the draft', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000908')
    const [change] = await opened(client, business_id, [accreditation_id])
    const params = { id: ensure(change).transaction_id }
    const draft = await read(client, params.id)
    const edited = await client.call(editChange, {
      params,
      body: { version: draft.form_version, answers: [{ path: 'street', value: 'First street' }] },
    })
    expect(edited.body.filing.form).toMatchObject({ street: 'First street' })
    const late = await client.call(editChange, {
      params,
      body: { version: draft.form_version, answers: [{ path: 'street', value: 'Too late' }] },
    })
    expect(late.status).toBe(409)
    const patch = [patchOf('street', 'Second street', 'First street')]
    const saved = await client.call(saveChange, { params, body: { base_version: 2, patch } })
    expect(saved.body.filing.form).toMatchObject({ street: 'Second street' })

    expect((await client.call(deleteChange, { params })).body).toMatchObject({ status: Status.deleted })
    expect((await move(client, params.id, 'submit')).status).toBe(409)
  })

  test('approve it, and nothing that is no change', async () => {
    const application = await seaApplication(world, { until: Status.forRecommendingApproval, staff: sea })
    const params = { id: application.transaction_id }
    const reply = await sea.approver.call(approveChange, { params, body: { version: 1 } })
    expect(reply.status).toBe(404)
  })

  test('an accreditation of somebody else is refused by name', async () => {
    const mine = await accreditedBusiness(world, 'dti', '25-SFF-000909')
    const theirs = await accreditedBusiness(world, 'dti', '25-SFF-000910')
    const reply = await mine.client.call(openChanges, {
      params: { id: mine.business_id },
      body: { transaction_type_ids: [ADDRESS], accreditation_ids: [theirs.accreditation_id] },
    })
    expect(reply.body).toMatchObject({ errors: { accreditation_ids: ['Choose accreditations of this business.'] } })
  })
})
