import type { AddressPlace } from '@lading/contract/reference'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { containing } from '#platform/paging'

type Within = readonly [table: 'provinces' | 'cities' | 'barangays', column: string, code: string]

/** The regions in the order of the national geographic code. */
export const regionRows = (db: Db) => db.selectFrom('regions').select(['code', 'name']).orderBy('code').execute()

/** The places that lie in another, by name without accents and case. */
export async function placesWithin(db: Db, [table, column, code]: Within) {
  const { rows } = await sql<{ code: string; name: string }>`
    select code, name from ${sql.table(table)} where ${sql.ref(column)} = ${code} order by fold(name), code`.execute(db)
  return rows
}

const MOST_FOUND = 12
const MOST_WORDS = 6

/** Cities and barangays of whose names, with those they lie in, each word is a part; named so first, cities before barangays. */
export async function placesCalled(db: Db, q: string): Promise<AddressPlace[]> {
  const words = q
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  const hasEach = words.map((word) => sql`fold(called) like fold(${containing(word)})`)
  const [own = ''] = words
  const { rows } = await sql<{
    [L in 'region' | 'province' | 'city' | 'barangay' as `${L}_code` | `${L}_name`]: string
  }>`
    with known as (
      select c.code as city_code, '' as barangay_code, c.name as own, c.name || ' ' || p.name as called
      from cities c join provinces p on p.code = c.province_code
      union all
      select c.code, b.code, b.name, b.name || ' ' || c.name || ' ' || p.name
      from barangays b join cities c on c.code = b.city_code join provinces p on p.code = c.province_code
    ), found as (
      select *, row_number() over (
        order by fold(own) not like fold(${containing(own).slice(1)}), barangay_code <> '', length(own), called, barangay_code
      ) as place from known where ${sql.join(hasEach, sql` and `)}
    )
    select r.code as region_code, r.name as region_name, p.code as province_code, p.name as province_name,
      c.code as city_code, c.name as city_name, found.barangay_code, found.own as barangay_name
    from found join cities c on c.code = found.city_code join provinces p on p.code = c.province_code
    join regions r on r.code = p.region_code where place <= ${MOST_FOUND} order by place`.execute(db)
  return rows.map((row) => ({
    region: { code: row.region_code, name: row.region_name },
    province: { code: row.province_code, name: row.province_name },
    city: { code: row.city_code, name: row.city_name },
    barangay: row.barangay_code === '' ? null : { code: row.barangay_code, name: row.barangay_name },
  }))
}

/** ZIP codes of a city, each once with the first of its places. */
export const zipRows = (db: Db, city_code: string) =>
  db
    .selectFrom('zipcodes')
    .select((eb) => ['zip', eb.fn.min<string>('place').as('place')])
    .where('city_code', '=', city_code)
    .groupBy('zip')
    .orderBy('zip')
    .execute()

/** The countries, the Philippines first: most answers are that. */
export async function countryRows(db: Db) {
  const { rows } = await sql<{ code: string; name: string }>`
    select code, name from countries order by code <> 'PH', fold(name)`.execute(db)
  return rows
}
