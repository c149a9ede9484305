import {
  approveChange,
  changeOpenings,
  deleteChange,
  editChange,
  openChanges,
  saveChange,
} from '@lading/contract/changes'
import { transactionProcess } from '@lading/contract/workflow'
import { isBuilt } from '@lading/contract/transaction-types'
import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { accreditedBusiness } from '#testing/filings/accredited-business'
import { filedMove, openedChanges, placeIn } from '#testing/filings/changes'
import { deskStaff, workUntil } from '#testing/filings/desk-work'
import { applicant, attachMissing, patchOf, read, saving, submit } from '#testing/filings/filing'
import { move, moved } from '#testing/filings/moves'
import { seaApplication, type SeaStaff } from '#testing/filings/scenario'
import { worldAt } from '#testing/filings/world-at'
import type { World } from '#testing/world'
import { registerOf as registerIn } from '#modules/workflow/transactions/register-of'

let world: World
let sea: SeaStaff
let unbuilt: Awaited<ReturnType<typeof accreditedBusiness>>
beforeAll(async () => {
  world = await worldAt(Status.forRecommendingApproval)
  sea = await deskStaff(world, 'dti')
  unbuilt = await accreditedBusiness(world, 'dti', '25-SFF-000930')
})
afterAll(() => world.close())

const ADDRESS = 4

const registerOf = (id: number) => registerIn(world.db, id)

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

  test('to another city asks for the amended articles, which are named and may follow', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000912')
    const [change] = await openedChanges(client, business_id, [accreditation_id])
    const { transaction_id } = ensure(change)
    await attachMissing(client, transaction_id)
    const draft = await read(client, transaction_id)
    const articles = ({ requirements }: typeof draft) => requirements.find(({ name }) => name === 'Amended articles')
    expect(articles(draft)).toMatchObject({ mandatory: false })

    const { codes, names } = await placeIn(world, 'Pasay')
    const wanted = { ...codes, street: 'Pier 4', effective_on: '2026-03-01' }
    const relocated = await saving(
      client,
      draft,
      Object.entries(wanted).map(([path, value]) => patchOf(path, value, draft.form[path])),
    )
    expect(articles(relocated.body.filing)).toMatchObject({ mandatory: true })
    const reviewed = await read(client, transaction_id)
    expect(await submit(client, reviewed)).toMatchObject({
      status: 409,
      body: { message: '1 required document is missing: Amended articles.' },
    })
    // The SEC may still be amending them.
    const following = await submit(client, reviewed, { action: 'submit-with-documents-to-follow' })
    expect(following).toMatchObject({ status: 200, body: { status: Status.forRequirementCompletion } })
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
      message:
        'A request of this type is already open. Continue or delete its draft; once submitted, wait for the decision or withdraw it.',
      details: { transaction_id: ensure(change).transaction_id },
    })
    const { body } = await client.call(changeOpenings)
    expect(ensure(body.accreditations[0]).changes).toContainEqual({
      type: ADDRESS,
      why_not:
        'A request of this type is already open. Continue or delete its draft; once submitted, wait for the decision or withdraw it.',
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
    await filedMove(world, client, filed.id)
    const odd = await sea.approver.call(approveChange, { params: filed, body: { version: 1, colour: 'red' } })
    expect(odd).toMatchObject({ status: 400, body: { errors: { colour: ['This is not asked here.'] } } })
    expect((await sea.approver.call(approveChange, { params: filed, body: { version: 1 } })).status).toBe(409)
  })

  test('approve it as its approver saw it, and not once it has gone on', async () => {
    const { client, business_id, accreditation_id } = await accreditedBusiness(world, 'dti', '25-SFF-000915')
    const [change] = await openedChanges(client, business_id, [accreditation_id])
    const { transaction_id } = ensure(change)
    const params = { id: transaction_id }
    await filedMove(world, client, transaction_id)
    await workUntil({ world, staff: sea, client, transaction_id }, Status.forRecommendingApproval)
    const process = async () => (await sea.approver.call(transactionProcess, { params })).body
    const { version: seen } = await process()
    await moved(sea.recommender, transaction_id, 'recommend-approval', { memorandum_read: true })

    const late = await sea.approver.call(approveChange, { params, body: { version: seen } })
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('changed by another user') } })
    expect((await read(client, transaction_id)).status).toBe(Status.forRecommendingApproval)
    const { version } = await process()
    expect((await sea.approver.call(approveChange, { params, body: { version } })).status).toBe(200)
    expect((await read(client, transaction_id)).status).toBe(Status.approved)
  })

  test('tell somebody without an accreditation that there is none to change, and nothing asked before', async () => {
    const { client } = await applicant(world)
    const reply = await client.call(changeOpenings)
    expect(reply).toMatchObject({ status: 200, body: { accreditations: [], data: [] } })
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
