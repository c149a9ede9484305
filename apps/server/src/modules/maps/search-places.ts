import type { FoundPlace } from '@lading/contract/maps'
import { bareCityName, namesOfCity } from '@lading/domain/text/city-name'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { isFoundByIndex } from '#platform/paging'
import { officesSeen, type Viewer } from './offices.queries.ts'

const OF_EACH = 6

/** What the portal itself knows by this name: offices the caller may see, and places of the national geographic code. */
export async function searchPlaces(db: Db, q: string, viewer: Viewer): Promise<FoundPlace[]> {
  const { data: offices } = await officesSeen(db, viewer, {
    which: isFoundByIndex(q, sql.ref('o.searched')),
    most: OF_EACH,
  })
  const bare = bareCityName(q)
  const called = sql.join([q, ...namesOfCity(`City of ${bare}`)].map((name) => sql`fold(${name})`))
  const { rows } = await sql<Pick<FoundPlace, 'kind' | 'name' | 'within'>>`
    select kind, name, within from (
      select *, row_number() over (partition by kind order by fold(name) not in (${called}), length(name), code) as place
      from (
        select 1 as rank, 'region' as kind, code, name, '' as within from regions
        union all
        select 2, 'province', p.code, p.name, r.name from provinces p join regions r on r.code = p.region_code
        union all
        select 3, 'city', c.code, c.name, p.name from cities c join provinces p on p.code = c.province_code
        union all
        select 4, 'barangay', b.code, b.name, c.name || ', ' || p.name from barangays b
        join cities c on c.code = b.city_code join provinces p on p.code = c.province_code
      ) known where ${isFoundByIndex(bare, sql`fold(name)`)}
    ) found where place <= ${OF_EACH} order by rank, place`.execute(db)
  return [
    ...offices.map(({ kind, business_name, name, address, latitude, longitude }) => ({
      kind,
      name: name ? `${business_name}, ${name}` : business_name,
      within: address,
      latitude,
      longitude,
    })),
    // The code of places holds names and no degrees.
    ...rows.map((row) => ({ ...row, latitude: null, longitude: null })),
  ]
}
