import type { Db } from '#platform/database'
import { homes as wanted } from './words.ts'

/** A city with its way up to the region, some of its barangays and its ZIP codes. */
export interface Home {
  readonly region_code: string
  readonly region_name: string
  readonly province_code: string
  readonly province_name: string
  readonly city_code: string
  readonly city_name: string
  readonly barangays: readonly { readonly code: string; readonly name: string }[]
  readonly zips: readonly string[]
}

const SOME = 12

/** Where the demo's businesses sit, from the register of places: one entry a business, in one order. */
export async function demoHomes(db: Db): Promise<Home[]> {
  const rows = await db
    .selectFrom('cities as c')
    .innerJoin('provinces as p', 'p.code', 'c.province_code')
    .innerJoin('regions as r', 'r.code', 'p.region_code')
    .select(['r.code as region_code', 'r.name as region_name', 'p.code as province_code', 'p.name as province_name'])
    .select(['c.code as city_code', 'c.name as city_name'])
    .where(
      'c.name',
      'in',
      wanted.map(([city]) => city),
    )
    .orderBy('c.code')
    .execute()
  const codes = rows.map((row) => row.city_code)
  const barangays = await db
    .selectFrom('barangays')
    .select(['code', 'name', 'city_code'])
    .where('city_code', 'in', codes)
    .orderBy('code')
    .execute()
  const zips = await db
    .selectFrom('zipcodes')
    .select(['zip', 'city_code'])
    .where('city_code', 'in', codes)
    .orderBy('zip')
    .execute()
  const homes = rows.map((row) => ({
    ...row,
    barangays: barangays
      .filter(({ city_code }) => city_code === row.city_code)
      .slice(0, SOME)
      .map(({ code, name }) => ({ code, name })),
    zips: zips.filter(({ city_code }) => city_code === row.city_code).map(({ zip }) => zip),
  }))
  return wanted.flatMap(([city, businesses]) => {
    const home = homes.find(({ city_name }) => city_name === city)
    return home ? Array.from({ length: businesses }, () => home) : []
  })
}
