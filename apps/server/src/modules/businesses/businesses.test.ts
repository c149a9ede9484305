import { businessById, changeBusiness, createBusiness, myBusinesses } from '@lading/contract/businesses'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filedApplication, read } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { sampleBusiness } from '#testing/samples/sample-business'
import { createWorld, type World } from '#testing/world'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

let tins = 0
const ownTin = () => `0${String(10_000_000 + ++tins)}000`

async function ownerOfOne(changes: Parameters<typeof sampleBusiness>[0] = {}) {
  const owner = await world.customer()
  const { body } = await owner.call(createBusiness, { body: sampleBusiness({ tin: ownTin(), ...changes }) })
  return { owner: await world.signedIn(owner.user_id), business: body }
}

/** The accreditation stands in this status, however it came there: its way is not what is tested here. */
async function accredited(business_id: number, status: Status) {
  await world.db.transaction().execute(async (tx) => {
    await sql`alter table accreditations disable trigger accreditations_moves`.execute(tx)
    await tx
      .insertInto('accreditations')
      .values({
        agency: 'dti',
        business_id,
        status,
        transaction_id: null,
        number: null,
        first_day: null,
        expiry_date: null,
        previous_accreditation_id: null,
        created_by: null,
        processor_id: null,
        created_at: world.clock.now(),
      })
      .execute()
    await sql`alter table accreditations enable trigger accreditations_moves`.execute(tx)
  })
}

describe('POST /business', () => {
  test('who registers a business owns it, and nothing is missing from a complete one', async () => {
    const ana = await world.customer()
    const reply = await ana.call(createBusiness, { body: sampleBusiness({ tin: ownTin() }) })

    expect(reply).toMatchObject({
      status: 200,
      body: { version: 1, missing: [], warnings: [], closed: null, mine: { is_owner: true } },
    })
    const seen = await ana.call(myBusinesses)
    expect(seen.body).toMatchObject({ total: 1, data: [{ id: reply.body.id, is_complete: true, accreditations: [] }] })
  })

  test('name, form and TIN are enough to begin with; the rest is listed as missing', async () => {
    const ana = await world.customer()
    const { status, body } = await ana.call(createBusiness, {
      body: { business_name: 'Habagat Cargo', form: 'sole-proprietorship', tin: ownTin() },
    })

    expect(status).toBe(200)
    expect(body.missing.map(({ path }) => path)).toContain('paid_up_capital')
    expect(body.missing.map(({ path }) => path)).not.toContain('directors')
  })

  test.each([
    ['012-345-679', '012345679000'],
    ['012345680-000', '012-345-680-00000'],
  ])('the TIN %s cannot be registered again as %s', async (first, again) => {
    const [ana, ben] = [await world.customer(), await world.customer()]
    await ana.call(createBusiness, { body: sampleBusiness({ tin: first }) })
    const { status, body } = await ben.call(createBusiness, { body: { ...sampleBusiness(), tin: again } })

    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'refused', message: expect.stringContaining('ask one of its owners') })
  })

  test('two who register one TIN at the same time make one business', async () => {
    const tin = ownTin()
    const both = await Promise.all([world.customer(), world.customer()])
    const replies = await Promise.all(both.map((who) => who.call(createBusiness, { body: sampleBusiness({ tin }) })))

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('a repeat with the same key answers the first answer', async () => {
    const ana = await world.customer()
    const body = sampleBusiness({ tin: ownTin() })
    const first = await ana.call(createBusiness, { body, key: 'the-same-key' })
    const again = await ana.call(createBusiness, { body, key: 'the-same-key' })

    expect(again).toMatchObject({ status: 200, body: { id: first.body.id } })
    expect((await ana.call(myBusinesses)).body.total).toBe(1)
  })

  test.each([
    ['email', { email: 'not an address' }],
    ['registered_on', { registered_on: '2026-02-30' }],
    ['officers.0.training_hours', { officers: [{ key: 'a', training_hours: -1 }] }],
    ['business_name', { business_name: '' }],
    ['business_name', { business_name: 'x'.repeat(256) }],
    ['officers.0.postion', { officers: [{ key: 'k1', name: 'Ana Reyes', postion: 'President' }] }],
  ])('a wrong %s is refused by name', async (field, wrong) => {
    const ana = await world.customer()
    const { status, body } = await ana.call(createBusiness, {
      body: { business_name: 'Habagat', form: 'corporation', tin: ownTin(), ...wrong },
    })

    expect(status).toBe(400)
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([field])
  })

  test('a city that does not lie in the province is refused', async () => {
    const ana = await world.customer()
    const { status, body } = await ana.call(createBusiness, {
      body: { ...sampleBusiness({ tin: ownTin() }), city_code: '1381100000' },
    })

    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { city_code: ['Choose a city or municipality of the province.'] } })
  })

  test('names of places are the register’s, whatever was sent', async () => {
    const { business } = await ownerOfOne({ city_name: 'Gotham' })
    expect(business.profile.city_name).toBe('City of Makati')
  })

  test('staff do not register businesses', async () => {
    const evaluator = await world.staff('dti', 5)
    expect((await evaluator.call(createBusiness, { body: sampleBusiness({ tin: ownTin() }) })).status).toBe(403)
  })
})

describe('PUT /business/:id', () => {
  test('an owner corrects the profile; the audit says which fields', async () => {
    const { owner, business } = await ownerOfOne()
    const reply = await owner.call(changeBusiness, {
      params: { id: business.id },
      body: { version: 1, profile: { ...business.profile, trade_name: 'Bayani Lines' } },
    })

    expect(reply).toMatchObject({ status: 200, body: { version: 2, profile: { trade_name: 'Bayani Lines' } } })
    const entry = await world.db
      .selectFrom('audit_entries')
      .select('facts')
      .where('action', '=', 'change-business')
      .where('object_id', '=', String(business.id))
      .executeTakeFirstOrThrow()
    expect(entry.facts).toEqual({ changed: ['trade_name'] })
  })

  test('what somebody else saved meanwhile is not written over, but shown', async () => {
    const { owner, business } = await ownerOfOne()
    const save = (trade_name: string) =>
      owner.call(changeBusiness, {
        params: { id: business.id },
        body: { version: 1, profile: { ...business.profile, trade_name } },
      })
    await save('First')
    const second = await save('Second')

    expect(second).toMatchObject({ status: 409, body: { details: { version: 2, profile: { trade_name: 'First' } } } })
    expect((await owner.call(businessById, { params: { id: business.id } })).body.profile.trade_name).toBe('First')
  })

  test('a member who may not prepare looks, and changes nothing', async () => {
    const { business } = await ownerOfOne()
    const member = await world.customer()
    await world.joins(member, business.id, { owner: false, rights: ['pay'] })
    const reply = await member.call(changeBusiness, {
      params: { id: business.id },
      body: { version: 1, profile: business.profile },
    })

    expect(reply.status).toBe(403)
    expect((await member.call(businessById, { params: { id: business.id } })).status).toBe(200)
  })

  test.each([Status.certificateIssued, Status.forPickup, Status.accredited, Status.expired, Status.suspended])(
    'with an accreditation in %i the register changes by request only, and the refusal names the requests',
    async (status) => {
      const { owner, business } = await ownerOfOne()
      await accredited(business.id, status)
      const reply = await owner.call(changeBusiness, {
        params: { id: business.id },
        body: { version: 1, profile: { ...business.profile, trade_name: 'Other' } },
      })

      expect(reply.status).toBe(409)
      expect(reply.body).toMatchObject({
        details: {
          changed_by: expect.arrayContaining([
            { type: 3, label: 'Change of business name' },
            { type: 5, label: 'Change of officers' },
          ]),
        },
      })
      expect((await owner.call(businessById, { params: { id: business.id } })).body.closed).not.toBeNull()
    },
  )

  test('while an application is with the agency nothing is edited beside it; once withdrawn, it is', async () => {
    const { client, business_id, transaction_id } = await filedApplication(world)
    const { reference } = await read(client, transaction_id)
    const change = async () => {
      const { body } = await client.call(businessById, { params: { id: business_id } })
      const profile = { ...body.profile, trade_name: 'Other' }
      const reply = await client.call(changeBusiness, {
        params: { id: business_id },
        body: { version: body.version, profile },
      })
      return { ...reply, closed: body.closed }
    }
    const why = expect.stringContaining(`Application ${reference} is with the agency.`)
    expect(await change()).toMatchObject({ status: 409, body: { message: why }, closed: { why, changed_by: [] } })
    await moved(client, transaction_id, 'withdraw', { reason: 'We begin anew.' })
    expect(await change()).toMatchObject({ status: 200, closed: null })
  })

  test('the rows of the branches follow the profile', async () => {
    const { owner, business } = await ownerOfOne()
    const branch = (key: string, name: string) => ({ key, name })
    const names = async () => {
      const rows = await world.db
        .selectFrom('business_branches')
        .select('name')
        .where('business_id', '=', business.id)
        .orderBy('name')
        .execute()
      return rows.map(({ name }) => name)
    }
    const save = (version: number, branches: { key: string; name: string }[]) =>
      owner.call(changeBusiness, {
        params: { id: business.id },
        body: { version, profile: { ...business.profile, branches } },
      })

    await save(1, [branch('a', 'Cebu'), branch('b', 'Davao')])
    expect(await names()).toEqual(['Cebu', 'Davao'])
    await save(2, [branch('b', 'Davao City')])
    expect(await names()).toEqual(['Davao City'])
  })
})

describe('GET /business/specific/:id', () => {
  test('a stranger finds nothing, and a visitor is asked to sign in', async () => {
    const { business } = await ownerOfOne()
    const stranger = await world.customer()
    expect((await stranger.call(businessById, { params: { id: business.id } })).status).toBe(404)
    expect((await world.visitor().call(businessById, { params: { id: business.id } })).status).toBe(401)
  })

  test('staff of an agency read it, and the reading is written down', async () => {
    const { business } = await ownerOfOne()
    const evaluator = await world.staff('dti', 5)
    expect((await evaluator.call(businessById, { params: { id: business.id } })).body).toMatchObject({ mine: null })

    const read = await world.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'object_id'])
      .where('action', '=', 'read-business')
      .execute()
    expect(read).toEqual([{ actor_id: evaluator.user_id, object_id: String(business.id) }])
  })

  test('doubts are shown and stop nothing', async () => {
    const { business } = await ownerOfOne({ tin: '212345678000' })
    expect(business.warnings).toMatchObject([{ path: 'tin' }])
  })
})
