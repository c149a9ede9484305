import { cityOnMap, mapOffices, mapTiles, searchMap } from '@lading/contract/maps'
import { health } from '@lading/contract/health'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveWeb } from '#platform/calls/serve-web'
import { applicant } from '#testing/filings/filing'
import { sampleBusiness } from '#testing/samples/sample-business'
import { createWorld, type World } from '#testing/world'
import Fastify from 'fastify'
import type { Client } from '#testing/client'
import { askMapsService } from './ask-maps-service.ts'
import { findCity } from './find-city.ts'

const TILES = 'https://{s}.tiles.example/{z}/{x}/{y}.png'

let world: World
let own: { client: Client; business_id: number }
let accredited: { client: Client; business_id: number }
beforeAll(async () => {
  world = await createWorld({ settings: { MAPS_TILES_URL: TILES, MAPS_TILES_ATTRIBUTION: '© Somebody' } })
  own = await applicant(world, { business_name: 'Still A Draft Lines Inc.' })
  accredited = await applicant(world, {
    business_name: 'Ñandú Ocean Cargo Inc.',
    latitude: '14.5995',
    longitude: '120.9842',
  })
  // How it came to be accredited is another test's story.
  await sql`alter table accreditations disable trigger accreditations_moves`.execute(world.db)
  await world.db
    .insertInto('accreditations')
    .values({
      business_id: accredited.business_id,
      agency: 'dti',
      status: Status.accredited,
      first_day: '2020-01-01',
      expiry_date: '2099-12-31',
      created_at: world.clock.now(),
    } as never)
    .execute()
})
afterAll(() => world.close())

const offices = async (by: Client) => (await by.call(mapOffices)).body.data
const search = (by: Client, q: string) => by.call(searchMap, { query: { q } })

describe('GET /maps/offices', () => {
  test('shows everybody who is signed in the forwarders accredited today, where their people pinned them', async () => {
    const seen = await offices(await world.customer())
    expect(seen.map(({ business_id }) => business_id)).toEqual([accredited.business_id])
    expect(seen[0]).toMatchObject({ kind: 'office', latitude: 14.5995, longitude: 120.9842 })
  })

  test('shows one’s own business before it is accredited, without a place that nobody pinned', async () => {
    const mine = (await offices(own.client)).find(({ business_id }) => business_id === own.business_id)
    expect(mine).toMatchObject({ business_name: 'Still A Draft Lines Inc.', latitude: null, longitude: null })
  })

  test('is closed to visitors', async () => {
    expect((await world.visitor().call(mapOffices)).status).toBe(401)
  })
})

describe('GET /maps/search without a maps service', () => {
  test('finds offices without accents, and places by name, and says that the portal itself answered', async () => {
    const { body } = await search(world.visitor(), 'nandu')
    expect(body).toMatchObject({ asked: 'portal', data: [{ kind: 'office', latitude: 14.5995 }] })
    expect((await search(world.visitor(), 'still a draft')).body.data).toEqual([])
    expect((await search(own.client, 'still a draft')).body.data).toHaveLength(1)
  })

  test('finds a city first, whichever way its name is written', async () => {
    for (const q of ['Cebu City', 'City of Cebu']) {
      const { data } = (await search(world.visitor(), q)).body
      expect(data.find(({ kind }) => kind === 'city')).toMatchObject({ name: 'City of Cebu' })
    }
  })

  test('refuses what is too short to be looked for', async () => {
    expect(await search(world.visitor(), ' a ')).toMatchObject({ status: 400, body: { errors: { q: [/two/] } } })
  })

  test('is told by the health page', async () => {
    const { body } = await world.visitor().call(health)
    expect(body.parts).toContainEqual(expect.objectContaining({ name: 'maps', state: 'stand-in' }))
  })
})

describe('a configured maps service', () => {
  let service: Server
  let answer: { status: number; body: unknown }
  let asked = ''
  beforeAll(async () => {
    service = createServer((request, reply) => {
      asked = request.url ?? ''
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  })
  afterAll(() => new Promise((done) => service.close(done)))
  const url = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/nominatim`

  test('is asked for addresses of the country, and its answer is taken apart', async () => {
    answer = { status: 200, body: [{ display_name: 'Rizal Park, Ermita, Manila', lat: '14.5826', lon: '120.9787' }] }
    expect(await askMapsService(url(), 'rizal park')).toEqual([
      { kind: 'address', name: 'Rizal Park', within: 'Ermita, Manila', latitude: 14.5826, longitude: 120.9787 },
    ])
    expect(asked).toBe('/nominatim/search?q=rizal+park&format=jsonv2&countrycodes=ph&limit=8')
  })

  test('says where a city lies; what it does not know is looked for among the offices', async () => {
    const asking = { maps_url: url(), actor: { memberships: [] }, now: world.clock.now() }
    const { city_code } = sampleBusiness()
    answer = { status: 200, body: [{ display_name: 'Manila', lat: '14.59', lon: '120.98' }] }
    expect(await findCity(world.db, city_code, asking)).toMatchObject({
      level: 'city',
      latitude: 14.59,
      longitude: 120.98,
    })
    expect(asked).toMatch(/^\/nominatim\/search\?q=City\+of\+Makati&format/)
    answer = { status: 200, body: [] }
    expect(await findCity(world.db, city_code, asking)).toMatchObject({ level: 'city', latitude: 14.5995 })
  })

  test.each([
    [500, []],
    [200, { error: 'no list' }],
  ])('that answers %i with %j is said not to answer', async (status, body) => {
    answer = { status, body }
    await expect(askMapsService(url(), 'rizal')).rejects.toMatchObject({ status: 503, message: /maps service/ })
  })

  test('that cannot be reached is said not to answer', async () => {
    await expect(askMapsService('http://127.0.0.1:1', 'rizal')).rejects.toMatchObject({ status: 503 })
  })
})

describe('GET /maps/city without a maps service', () => {
  const place = async (city_code: string) => (await own.client.call(cityOnMap, { query: { city_code } })).body.place
  /** A city of a region where nobody has pinned an office. */
  const cityIn = async (region: string) => {
    const within = world.db.selectFrom('cities as c').innerJoin('provinces as p', 'p.code', 'c.province_code')
    const found = within.where('p.region_code', '=', region).where('c.code', '<>', city_code).select('c.code')
    return (await found.executeTakeFirstOrThrow()).code
  }
  const { city_code, city_name, region_code } = sampleBusiness()

  test('finds a city amid the offices pinned there', async () => {
    expect(await place(city_code)).toEqual({
      level: 'city',
      name: city_name,
      latitude: 14.5995,
      longitude: 120.9842,
    })
  })

  test('finds the province or region of a city where nobody has pinned an office', async () => {
    expect(await place(await cityIn(region_code))).toMatchObject({ level: 'region', latitude: 14.5995 })
  })

  test('invents nothing where no office of the region is pinned, nor for a code that is none', async () => {
    expect(await place(await cityIn('0700000000'))).toBeNull()
    expect(await place('9999999999')).toBeNull()
  })

  test('is closed to visitors', async () => {
    expect((await world.visitor().call(cityOnMap, { query: { city_code } })).status).toBe(401)
  })
})

describe('GET /maps/tiles', () => {
  test('tells who is signed in where the pictures of a map come from', async () => {
    expect((await own.client.call(mapTiles)).body).toEqual({ tiles: { url: TILES, attribution: '© Somebody' } })
  })

  test('is closed to visitors', async () => {
    expect((await world.visitor().call(mapTiles)).status).toBe(401)
  })
})

test('the pages let pictures in from the configured tile service, and from nowhere else', async () => {
  const app = Fastify()
  await serveWeb(app, world.config)
  const policy = (await app.inject('/')).headers['content-security-policy']
  expect(policy).toContain("img-src 'self' data: blob: https://*.tiles.example;")
  await app.close()
})
