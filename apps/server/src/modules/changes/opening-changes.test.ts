import {
  approveChange,
  changeOpenings,
  copyAnswers,
  deleteChange,
  editChange,
  openChanges,
  saveChange,
} from '@lading/contract/changes'
import { isBuilt } from '@lading/contract/transaction-types'
import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { accredited, accreditedBusiness } from '#testing/accredited-business'
import { filedMove, openedChanges, placeIn } from '#testing/changes'
import { deskStaff } from '#testing/desk-work'
import { attachMissing, patchOf, read, saving, submit } from '#testing/filing'
import { move } from '#testing/moves'
import { seaApplication, type SeaStaff } from '#testing/scenario'
import { createWorld, type World } from '#testing/world'

let world: World
let sea: SeaStaff
let unbuilt: Awaited<ReturnType<typeof accreditedBusiness>>
beforeAll(async () => {
  world = await createWorld()
  sea = await deskStaff(world, 'dti')
  unbuilt = await accreditedBusiness(world, 'dti', '25-SFF-000930')
})
afterAll(() => world.close())

const ADDRESS = 4
const OFFICERS = 5

const registerOf = async (id: number) =>
  (await world.db.selectFrom('businesses').select('profile').where('id', '=', id).executeTakeFirstOrThrow())
    .profile as Record<string, unknown>

describe('a change of address', () => {
  test('begins with what the register says, beside it, and touches neither register nor accreditation', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000901')
    const [change] = await openedChanges(client, business_id, [accreditation_id])
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
    const [change] = await openedChanges(client, business_id, [accreditation_id])
    await attachMissing(client, ensure(change).transaction_id)
    const reply = await submit(client, await read(client, ensure(change).transaction_id))
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({
      errors: {
        region_code: ['This is already the address in the register.'],
        effective_on: ['Choose the day the change takes effect.'],
      },
    })
  })

  test('to another city is not filed without the amended articles, which the refusal names', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000912')
    const [change] = await openedChanges(client, business_id, [accreditation_id])
    const { transaction_id } = ensure(change)
    await attachMissing(client, transaction_id)
    const draft = await read(client, transaction_id)
    const articles = ({ requirements }: typeof draft) => requirements.find(({ name }) => name === 'Amended articles')
    expect(articles(draft)).toMatchObject({ mandatory: false })

    const { codes, names } = await placeIn(world, 'Pasay')
    const wanted = { ...codes, street: 'Pier 4', effective_on: '2026-03-01' }
    const moved = await saving(
      client,
      draft,
      Object.entries(wanted).map(([path, value]) => patchOf(path, value, draft.form[path])),
    )
    expect(articles(moved.body.filing)).toMatchObject({ mandatory: true })
    const reply = await submit(client, await read(client, transaction_id))
    expect(reply).toMatchObject({
      status: 400,
      body: {
        errors: { [`documents.${articles(moved.body.filing)?.code}`]: ['Amended articles: attach the document.'] },
      },
    })
    await attachMissing(client, transaction_id)
    expect((await submit(client, await read(client, transaction_id))).status).toBe(200)
    expect((await read(client, transaction_id)).form).toMatchObject({ city_name: names.city_name })
  })

  test('is not filed with a place that lies nowhere on the globe or is half given, nor for a day centuries ahead', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000914')
    const [change] = await openedChanges(client, business_id, [accreditation_id])
    const draft = await read(client, ensure(change).transaction_id)
    const nowhere = { latitude: '90.1', longitude: '-999', effective_on: '9999-12-31' }
    const patch = Object.entries(nowhere).map(([path, value]) => patchOf(path, value, draft.form[path]))
    await saving(client, draft, patch)
    const reply = await submit(client, await read(client, draft.transaction_id))
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({
      errors: {
        latitude: ['Enter degrees from -90 to 90 with a decimal point, such as 14.5995.'],
        longitude: ['Enter degrees from -180 to 180 with a decimal point, such as 120.9842.'],
        effective_on: ['Choose a day at most one year from today: request a later change nearer its date.'],
      },
    })

    const half = await read(client, draft.transaction_id)
    const north = { latitude: '14.5995', longitude: '' }
    await saving(
      client,
      half,
      Object.entries(north).map(([path, value]) => patchOf(path, value, half.form[path])),
    )
    expect((await submit(client, await read(client, draft.transaction_id))).body).toMatchObject({
      errors: { longitude: ['Enter the longitude too, or clear the latitude.'] },
    })
  })

  test('a second one of the same accreditation is refused and leads to the first', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000903')
    const [change] = await openedChanges(client, business_id, [accreditation_id])
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

  test.each(typesOf('change').filter((type) => !isBuilt(type)))(
    'of type %i, which has no form yet, is not opened',
    async (type) => {
      const { client, business_id, accreditation_id } = unbuilt
      const body = { transaction_type_ids: [type], accreditation_ids: [accreditation_id] }
      const reply = await client.call(openChanges, { params: { id: business_id }, body })
      expect(reply.status).toBe(409)
      expect(reply.body).toMatchObject({ message: 'This cannot be opened in this portal yet.' })
    },
  )

  test('pressed twice at once opens one', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000904')
    const body = { transaction_type_ids: [ADDRESS], accreditation_ids: [accreditation_id] }
    const both = await Promise.all([1, 2].map(() => client.call(openChanges, { params: { id: business_id }, body })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('the calls of a change', () => {
  test('save answers on one version of the form, or by what stood there, and delete the draft', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000908')
    const [change] = await openedChanges(client, business_id, [accreditation_id])
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
    const saved = await client.call(saveChange, { params, body: { patch } })
    expect(saved.body.filing.form).toMatchObject({ street: 'Second street' })

    expect((await client.call(deleteChange, { params })).body).toMatchObject({ status: Status.deleted })
    expect((await move(client, params.id, 'submit')).status).toBe(409)
  })

  test('approve it, and nothing that is no change', async () => {
    const application = await seaApplication(world, { until: Status.forRecommendingApproval, staff: sea })
    const params = { id: application.transaction_id }
    const reply = await sea.approver.call(approveChange, { params, body: { version: 1 } })
    expect(reply.status).toBe(404)
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000911')
    const [change] = await openedChanges(client, business_id, [accreditation_id])
    const filed = { id: ensure(change).transaction_id }
    expect((await sea.approver.call(approveChange, { params: filed, body: { version: 1 } })).status).toBe(404)
    await filedMove(client, filed.id)
    const odd = await sea.approver.call(approveChange, { params: filed, body: { version: 1, colour: 'red' } })
    expect(odd).toMatchObject({ status: 400, body: { errors: { colour: ['This is not asked here.'] } } })
    expect((await sea.approver.call(approveChange, { params: filed, body: { version: 1 } })).status).toBe(409)
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
  const copied = (client: typeof unbuilt.client, { transaction_id: id, form_version: version }: Draft) =>
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
      body: { message: 'The request to the other agency has no answer that is missing here.' },
    })
  })

  test('copies also from a request that was submitted, and leaves what was answered in the draft', async () => {
    const { client, sea_draft, air_draft } = await openedAtBoth('000922')
    await filedMove(client, sea_draft.transaction_id, 'Pier 4')
    await saving(client, air_draft, [patchOf('street', 'Hangar 2', air_draft.form['street'])])
    const offered = await read(client, air_draft.transaction_id)
    expect(offered.counterpart).toMatchObject({ copies: ['In effect from'] })
    const { body } = await copied(client, offered)
    expect(body.filing.form).toMatchObject({ street: 'Hangar 2', effective_on: '2026-03-01' })
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

    await filedMove(client, air_draft.transaction_id, 'Hangar 2')
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
