import { sql } from 'kysely'
import type { Db } from '#platform/database'

type Within = readonly [table: 'provinces' | 'cities' | 'barangays', column: string, code: string]

/** The regions in the order of the national geographic code. */
export const regionRows = (db: Db) => db.selectFrom('regions').select(['code', 'name']).orderBy('code').execute()

/** The places that lie in another, by name without accents and case. */
export async function placesWithin(db: Db, [table, column, code]: Within) {
  const { rows } = await sql<{ code: string; name: string }>`
    select code, name from ${sql.table(table)} where ${sql.ref(column)} = ${code} order by fold(name), code`.execute(db)
  return rows
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
