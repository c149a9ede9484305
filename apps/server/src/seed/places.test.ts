import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import type { Connection } from '#platform/database'
import { freshDatabase } from '#testing/databases/databases'
import { seedPlaces } from './places.ts'

let connection: Connection
beforeAll(async () => {
  connection = await freshDatabase()
  await seedPlaces(connection.db)
})
afterAll(() => connection.close())

const rowsOf = async <Row>(query: string) => (await connection.rows<Row>(query)).rows
const tables = ['regions', 'provinces', 'cities', 'barangays', 'zipcodes', 'countries'] as const
const counts = async () =>
  Promise.all(
    tables.map(async (table) => ensure((await rowsOf<{ n: number }>(`select count(*)::int as n from ${table}`))[0]).n),
  )

test('the whole country is there', async () => {
  const [regions, provinces, cities, barangays, zips, countries] = await counts()
  expect({ regions, provinces, cities, barangays }).toEqual({
    regions: 18,
    provinces: 118,
    cities: 1655,
    barangays: 42011,
  })
  expect(zips).toBeGreaterThan(1800)
  expect(countries).toBeGreaterThan(240)
})

test('nobody comes to a dead end on the way from the region to the barangay', async () => {
  const empty = await rowsOf(`
    select name from regions r where not exists (select 1 from provinces where region_code = r.code)
    union all select name from provinces p where not exists (select 1 from cities where province_code = p.code)
    union all select name from cities c where not exists (select 1 from barangays where city_code = c.code)`)
  expect(empty).toEqual([])
})

test('names carry no blanks around them', async () => {
  const untidy = await rowsOf(`
    select name from provinces where name <> trim(name) union all select name from cities where name <> trim(name)
    union all select name from barangays where name <> trim(name)`)
  expect(untidy).toEqual([])
})

test('Sulu belongs to Region IX, and towns without a province have a row that stands for one', async () => {
  const found = await rowsOf<{ province: string; region: string }>(`
    select p.name as province, r.code as region from provinces p join regions r on r.code = p.region_code
    where p.name in ('Sulu', 'Pateros', 'City of Isabela', 'Special Geographic Area') order by p.name`)
  expect(found).toEqual([
    { province: 'City of Isabela', region: '0900000000' },
    { province: 'Pateros', region: '1300000000' },
    { province: 'Special Geographic Area', region: '1900000000' },
    { province: 'Sulu', region: '0900000000' },
  ])
})

test('reading them in once more changes nothing', async () => {
  const before = await counts()
  await seedPlaces(connection.db)
  expect(await counts()).toEqual(before)
})
