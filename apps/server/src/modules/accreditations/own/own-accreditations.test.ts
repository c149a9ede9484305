import { ownAccreditations, ownAgents, ownBranches } from '@lading/contract/accreditations/accreditations'
import { Status } from '@lading/domain/transactions/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accredited, accreditedBusiness } from '#testing/filings/accredited-business'
import { createWorld, type World } from '#testing/world'

const makati = {
  region_code: '1300000000',
  region_name: 'National Capital Region (NCR)',
  province_code: '1380300000',
  province_name: 'City of Makati',
  city_code: '1380300000',
  city_name: 'City of Makati',
  barangay_code: '1380300001',
  barangay_name: 'Bangkal',
  street: '24 Evangelista Street',
  zip_code: '1233',
}
const branches = ['Poblacion', 'Bangkal'].map((name, place) => ({
  key: `branch-${place}`,
  name,
  ...makati,
  manager: 'Ana Reyes',
  permit_number: `BP-${place}`,
  permit_ends_on: '2026-12-31',
}))
const agents = [
  {
    key: 'agent-1',
    name: 'Straits Lines',
    country: 'SG',
    address: '1 Raffles Place',
    agreement_starts_on: '2025-01-01',
    agreement_ends_on: '2027-12-31',
  },
]

/** A business with two branches and an agent, accredited by both agencies. */
let world: World
let holder: Awaited<ReturnType<typeof accreditedBusiness>>
beforeAll(async () => {
  world = await createWorld()
  const name = { business_name: 'Marikit Cargo, Inc.' }
  holder = await accreditedBusiness(world, 'dti', '25-SFF-000901', { ...name, branches, agents })
  const air = await accredited(world, holder.business_id, 'cab', '25-AFF-000901', ['domestic', 'international'])
  const rows = await world.db.selectFrom('business_branches').select(['id']).orderBy('id').execute()
  const covers = (accreditation_id: number, number: string, branch_id: number, position: number) => ({
    branch_id,
    accreditation_id,
    position,
    number: `${number}-B0${position}`,
  })
  const [first, second] = rows.map(({ id }) => id) as [number, number]
  await world.db
    .insertInto('branch_accreditations')
    .values([
      covers(holder.accreditation_id, '25-SFF-000901', first, 1),
      covers(holder.accreditation_id, '25-SFF-000901', second, 2),
      covers(air, '25-AFF-000901', first, 1),
    ])
    .execute()
})
afterAll(() => world.close())

const held = async (client = holder.client) => (await client.call(ownAccreditations)).body.data

test('a customer sees each accreditation with its standing and what may be done; another customer sees none', async () => {
  expect(await held()).toMatchObject([
    {
      number: '25-AFF-000901',
      standing: 'current',
      acts: [
        { act: 'renew', why_not: 'Ask the agency how it is renewed.' },
        { act: 'change', why_not: null, path: '/information-update' },
        { act: 'add-category', why_not: 'It covers every category already.' },
        { act: 'report', why_not: null, path: `/reportorials/${holder.business_id}` },
        { act: 'request', why_not: null, path: '/other-category/form' },
        { act: 'surrender', why_not: null, path: `/business/${holder.business_id}` },
      ],
    },
    {
      number: '25-SFF-000901',
      business_name: 'Marikit Cargo, Inc.',
      standing: 'current',
      acts: [{ act: 'renew', why_not: expect.stringMatching(/^Renewal opens on/) }, {}, { why_not: null }, {}, {}, {}],
    },
  ])
  expect(await held(await world.customer())).toEqual([])
})

test('one that was revoked stands last, and nothing may be done with it', async () => {
  const business = await accreditedBusiness(world, 'dti', '25-SFF-000902')
  await accredited(world, business.business_id, 'cab', '25-AFF-000902')
  const revoked = { status: Status.revoked }
  await world.db.updateTable('accreditations').set(revoked).where('number', '=', '25-AFF-000902').execute()
  expect(await held(business.client)).toMatchObject([
    { number: '25-SFF-000902', standing: 'current' },
    { number: '25-AFF-000902', standing: 'revoked', acts: [] },
  ])
})

test('a branch stands once for each accreditation that covers it, an agent once', async () => {
  const list = async (body = {}) => (await holder.client.call(ownBranches, { body })).body
  const { data, total } = await list()
  expect(total).toBe(3)
  expect(data.map(({ name, certificate_number }) => [name, certificate_number])).toEqual([
    ['Bangkal', '25-SFF-000901-B02'],
    ['Poblacion', '25-SFF-000901-B01'],
    ['Poblacion', '25-AFF-000901-B01'],
  ])
  expect(data[0]).toMatchObject({ address: '24 Evangelista Street, City of Makati', permit_ends_on: '2026-12-31' })
  expect(await list({ agency: 'cab', search: 'pobla' })).toMatchObject({ total: 1 })
  expect((await holder.client.call(ownAgents, { body: { search: 'straits' } })).body).toMatchObject({
    total: 1,
    data: [{ name: 'Straits Lines', country: 'SG', agreement_ends_on: '2027-12-31' }],
  })
  const stranger = await world.customer()
  expect((await stranger.call(ownBranches, { body: { business_id: holder.business_id } })).body.total).toBe(0)
  expect((await stranger.call(ownAgents, { body: { business_id: holder.business_id } })).body.total).toBe(0)
})
