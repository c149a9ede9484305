import { mapOffices, searchMap } from '@lading/contract/maps'
import { ensure } from '@lading/domain/ensure'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant } from '#testing/filings/filing'
import type { Client } from '#testing/client'
import { createWorld, type World } from '#testing/world'

const FORWARDERS = 1200 // in two rows from Manila: a thousand of them close together, the others every tenth of a degree

let world: World
let client: Client
let business_id: number
beforeAll(async () => {
  world = await createWorld()
  ;({ client, business_id } = await applicant(world, { business_name: 'Zamboanga Last Of Names Inc.' }))
  await sql`alter table accreditations disable trigger accreditations_moves`.execute(world.db)
  await sql`
    with firms as (
      insert into businesses (profile, slug, created_at, updated_at)
      select jsonb_build_object('business_name', 'Crowd ' || lpad(i::text, 4, '0'), 'form', 'corporation',
        'tin', '8' || lpad(i::text, 8, '0'), 'latitude', case when i <= 1100 then '14.5' else (5 + (i - 1100) / 10.0)::text end,
        'longitude', (121 + i / 100000.0)::numeric(8, 5)::text), 'crowd-' || i, now(), now()
      from generate_series(1, ${sql.lit(FORWARDERS)}) i returning id
    )
    insert into accreditations (business_id, agency, status, first_day, expiry_date, created_at)
    select id, 'dti', 22, '2020-01-01', '2099-12-31', now() from firms`.execute(world.db)
})
afterAll(() => world.close())

const asked = async (query = {}) => (await client.call(mapOffices, { query })).body

test('of more than a thousand forwarders the map shows the first by name, says so, and leaves out none of one’s own', async () => {
  const { data, total, is_more } = await asked()
  expect({ total, is_more, shown: data.length }).toEqual({ total: 1000, is_more: true, shown: 1000 })
  expect(data[0]?.business_id).toBe(business_id)
  expect(data[1]?.business_name).toBe('Crowd 0001')
})

test('who looks at a part of the map gets every forwarder pinned there, and of a crowded country one of each part', async () => {
  const near = await asked({ south: 5, west: 120.5, north: 6.05, east: 121.5 })
  expect(near).toMatchObject({ total: 10, is_more: false })
  expect(near.data.map(({ business_name }) => business_name)).toContain('Crowd 1101')

  const country = await asked({ south: 4.6, west: 116.9, north: 21.1, east: 126.6 })
  expect(country).toMatchObject({ total: 1000, is_more: true })
  const degrees = new Set(country.data.map(({ latitude }) => Math.floor(ensure(latitude))))
  expect([...degrees].toSorted((one, other) => one - other)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
})

test('a part of the map has four edges: who gives two is told', async () => {
  expect(await client.call(mapOffices, { query: { south: 5, north: 6 } })).toMatchObject({ status: 400 })
})

test('a forwarder that takes another name and another place is found by these alone', async () => {
  const found = async (q: string) =>
    (await client.call(searchMap, { query: { q } })).body.data.filter(({ kind }) => kind === 'office')
  expect(await found('crowd 1200')).toHaveLength(1)
  await sql`update businesses set profile = profile || '{"business_name": "Quiet Cove", "latitude": "18.25"}'
    where slug = 'crowd-1200'`.execute(world.db)
  expect(await found('crowd 1200')).toEqual([])
  expect(await found('quiet')).toMatchObject([{ name: 'Quiet Cove', latitude: 18.25 }])
})
