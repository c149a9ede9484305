import * as contract from '@lading/contract/reference'
import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { createWorld, type World } from '#testing/world'
import { findManyPlaces, findPlaces } from './find-places.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const codes = (places: readonly { code: string }[]) => places.map(({ code }) => code)

describe('places', () => {
  test('a visitor walks from the region to the barangay, and is offered ZIP codes', async () => {
    const visitor = world.visitor()
    const { body: found } = await visitor.call(contract.regions)
    expect(codes(found.data)).toEqual(['0700000000', '1300000000'])

    const capital = { query: { region_code: '1300000000' } }
    const provinces = (await visitor.call(contract.provinces, capital)).body.data
    expect(provinces.map(({ name }) => name)).toEqual(['City of Makati', 'City of Manila', 'Pasay City', 'Pateros'])

    const cities = (await visitor.call(contract.cities, { query: { province_code: '1380600000' } })).body.data
    expect(cities.map(({ name }) => name)).toEqual(['Binondo', 'Ermita'])

    const [binondo] = cities
    const barangays = (await visitor.call(contract.barangays, { query: { city_code: ensure(binondo).code } })).body
    expect(barangays.total).toBe(10)
    const zips = (await visitor.call(contract.zipcodes, { query: { city_code: ensure(binondo).code } })).body.data
    expect(zips).toEqual([{ zip: '1006', place: 'Binondo' }])
  })

  test('a town without a province has a row that stands for one', async () => {
    const { body } = await world.visitor().call(contract.cities, { query: { province_code: '1381700000' } })
    expect(body.data.map(({ name }) => name)).toEqual(['Pateros'])
  })

  test('an address is found by some letters of its barangay and city, with all it lies in', async () => {
    const found = async (q: string) =>
      (await world.visitor().call(contract.findPlaces, { query: { q } })).body.data.map(({ barangay, city }) =>
        barangay ? `${barangay.name}, ${city.name}` : city.name,
      )
    expect((await found('bangkal, makati'))[0]).toBe('Bangkal, City of Makati')
    for (const q of ['Cebú', 'Cebu City', 'city of ceb']) expect((await found(q))[0]).toBe('City of Cebu')
    for (const q of ['City of Pasay', 'Pasay City']) expect((await found(q))[0]).toBe('Pasay City')
    expect(await found('100% made up')).toEqual([])

    const [place] = (await world.visitor().call(contract.findPlaces, { query: { q: 'bangkal' } })).body.data
    expect(place).toMatchObject({
      region: { name: 'National Capital Region (NCR)' },
      province: { name: 'City of Makati' },
      barangay: { name: 'Bangkal' },
    })
  })

  test('the places of many rows are found by one call, each search for itself', async () => {
    const person = await world.customer()
    const searches = ['Bangkal Makati', 'Nowhere at all']
    const { body } = await person.call(contract.findManyPlaces, { body: { searches } })
    expect(body.data.map(({ q, places }) => [q, places[0]?.barangay?.name])).toEqual([
      ['Bangkal Makati', 'Bangkal'],
      ['Nowhere at all', undefined],
    ])
    const tooMany = { searches: Array.from({ length: contract.MOST_SEARCHES + 1 }, (_, at) => `Barangay ${at}`) }
    expect(await person.call(contract.findManyPlaces, { body: tooMany })).toMatchObject({ status: 400 })
  })

  test('while the places of many rows are searched, other calls are answered', async () => {
    const searches = Array.from({ length: contract.MOST_SEARCHES }, () => 'ba')
    await findPlaces(world.db, 'ba') // the places are read
    let turns = 0
    let isOver = false
    const takeTurn = () => {
      turns += 1
      if (!isOver) setImmediate(takeTurn)
    }
    takeTurn()
    const found = await findManyPlaces(world.db, searches)
    isOver = true
    expect(found.every(({ places }) => places.length > 0)).toBe(true)
    expect(turns).toBeGreaterThan(contract.MOST_SEARCHES / 2)
  })

  test('may be kept by browsers; a code that is none is refused', async () => {
    const kept = await world.visitor().call(contract.regions)
    expect(kept.headers['cache-control']).toBe('public, max-age=86400')
    const refused = await world.visitor().call(contract.provinces, { query: { region_code: '13; drop table' } })
    expect(refused.status).toBe(400)
  })

  test('the Philippines stand first among the countries', async () => {
    const { body } = await world.visitor().call(contract.countries)
    expect(body.data.slice(0, 2).map(({ code }) => code)).toEqual(['PH', 'AF'])
  })
})

describe('requirements', () => {
  const asked = async (query: z.input<(typeof contract.requirements)['query']>) =>
    (await world.visitor().call(contract.requirements, { query })).body

  test('follow the legal form and the scope, and say why', async () => {
    const corporation = await asked({ transaction_type_id: 1, form: 'corporation', nvocc: 1 })
    const sole = await asked({ transaction_type_id: 1, form: 'sole-proprietorship', domestic: 1 })

    expect(corporation.data.map(({ code }) => code)).toContain('S-02')
    expect(corporation.data.map(({ code }) => code)).not.toContain('S-01')
    expect(sole.data.map(({ code }) => code)).toContain('S-01')
    expect(corporation.data.every(({ why }) => why.endsWith('.'))).toBe(true)
  })

  test('of others are told only when they are asked for', async () => {
    expect((await asked({ transaction_type_id: 1 })).all).toBeUndefined()
    const { all } = await asked({ transaction_type_id: 1, all_requirements: 1 })
    expect(ensure(all).map(({ code }) => code)).toEqual(expect.arrayContaining(['S-01', 'S-02', 'S-03']))
  })

  test('an entry that ended is not asked any more', async () => {
    await world.db
      .updateTable('requirements')
      .set({ effective_until: '2026-03-01' })
      .where('agency', '=', 'dti')
      .where('code', '=', 'S-09')
      .execute()
    expect((await asked({ transaction_type_id: 1 })).data.map(({ code }) => code)).not.toContain('S-09')
  })

  test('a signed-in person finds one by its code, and those of several types', async () => {
    const ana = await world.customer()
    const one = await ana.call(contract.requirementByCode, { query: { code: 'S-15' } })
    expect(one.body).toMatchObject({ code: 'S-15', agency: 'dti' })
    expect((await ana.call(contract.requirementByCode, { query: { id: one.body.id } })).body.code).toBe('S-15')
    expect((await ana.call(contract.requirementByCode, { query: { code: 'S-99' } })).status).toBe(404)
    expect((await ana.call(contract.requirementByCode, { query: {} })).status).toBe(400)

    const some = await ana.call(contract.requirementsOfTypes, { query: { transaction_type_ids: '16,17' } })
    const whole = await ana.call(contract.allRequirements)
    expect(some.body.total).toBeGreaterThan(0)
    expect(whole.body.total).toBeGreaterThan(some.body.total)
    expect((await world.visitor().call(contract.allRequirements)).status).toBe(401)
  })
})

describe('fees', () => {
  test('are those in force, and a new amount holds from its day', async () => {
    const amount = async () => {
      const { body } = await world.visitor().call(contract.fees, { query: { agency: 'dti' } })
      return body.data.filter(({ param_key }) => param_key === 'dst').map(({ param_value }) => param_value)
    }
    expect(await amount()).toEqual(['30.00'])
    await world.db
      .insertInto('fees')
      .values({
        agency: 'dti',
        param_key: 'dst',
        label: 'Documentary stamp',
        param_value: '35.00',
        unit: 'per certificate issued',
        effective_from: '2026-03-03',
        effective_until: null,
      })
      .execute()
    expect(await amount()).toEqual(['30.00'])
    world.clock.forward({ days: 1 })
    expect(await amount()).toEqual(['35.00'])
  })
})

describe('words and marks', () => {
  test('all nineteen types and all thirty-six codes have words', async () => {
    const types = await world.visitor().call(contract.transactionTypeList)
    const statuses = await world.visitor().call(contract.statusList)
    expect(types.body.total).toBe(19)
    expect(statuses.body.total).toBe(36)
    expect(statuses.body.data.every(({ name, customer_sees }) => name && customer_sees)).toBe(true)
  })

  test('a mark is looked up by name, never found by path', async () => {
    const mark = await world.visitor().call(contract.configImage, { query: { directory: 'agencies/dti' } })
    expect(Buffer.from(mark.body.base64, 'base64').toString()).toMatch(/^<svg/)
    const other = await world.visitor().call(contract.configImage, { query: { directory: '../../package.json' } })
    expect(other.status).toBe(404)
  })
})
