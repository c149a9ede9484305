import type { Office, PlaceOnMap } from '@lading/contract/maps'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { askMapsService } from './ask-maps-service.ts'
import { officesSeen, type Viewer } from './offices.queries.ts'

interface Asking extends Viewer {
  readonly maps_url: string | undefined
}

/**
 * Where a city lies, to begin a map there. The code of places holds no degrees: the maps service says it, where one is
 * configured, or else the offices that the caller may see and that are pinned in the city, its province or its region.
 */
export async function findCity(db: Db, city_code: string, { maps_url, ...viewer }: Asking): Promise<PlaceOnMap | null> {
  const levels = await levelsOf(db, city_code)
  const [city, province] = levels
  if (!city || !province) return null
  // A city that is a province of its own is named once.
  const called = [...new Set([city.name, province.name])].join(', ')
  const [found] = maps_url ? await askMapsService(maps_url, called) : []
  if (found && found.latitude !== null && found.longitude !== null)
    return { level: 'city', name: city.name, latitude: found.latitude, longitude: found.longitude }
  for (const { level, code, name } of levels) {
    const which = sql<boolean>`(${sql.ref(`o.${level}_code`)} = ${code} and o.latitude is not null)`
    const pins = (await officesSeen(db, viewer, { which })).data.filter(isPinned)
    if (pins.length > 0)
      return { level, name, latitude: middleOf(pins, 'latitude'), longitude: middleOf(pins, 'longitude') }
  }
  return null
}

interface Level extends Pick<PlaceOnMap, 'level' | 'name'> {
  readonly code: string
}

/** The city and what it lies in, the smallest first. */
async function levelsOf(db: Db, city_code: string): Promise<Level[]> {
  const found = await db
    .selectFrom('cities as c')
    .innerJoin('provinces as p', 'p.code', 'c.province_code')
    .innerJoin('regions as r', 'r.code', 'p.region_code')
    .where('c.code', '=', city_code)
    .select(['c.code as city_code', 'c.name as city', 'p.code as province_code', 'p.name as province'])
    .select(['r.code as region_code', 'r.name as region'])
    .executeTakeFirst()
  if (!found) return []
  return [
    { level: 'city', code: found.city_code, name: found.city },
    { level: 'province', code: found.province_code, name: found.province },
    { level: 'region', code: found.region_code, name: found.region },
  ]
}

type Pinned = Office & { readonly latitude: number; readonly longitude: number }
const isPinned = (office: Office): office is Pinned => office.latitude !== null && office.longitude !== null

/** The median: one office pinned far off does not move it. */
function middleOf(pins: readonly Pinned[], degrees: 'latitude' | 'longitude'): number {
  const sorted = pins.map((pin) => pin[degrees]).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
