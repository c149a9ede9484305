import type { MapWindow } from '@lading/contract/maps'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database'
import { officesOfOthers, officesSeen, type Viewer } from './offices.queries.ts'

const PARTS = 30 // a window is divided into so many rows and columns

/**
 * The pinned offices in a part of the map. Where it holds more than a thousand, one of each small part of it, so that no corner
 * of the country is empty because another was looked through first.
 */
export async function officesWithin(db: Db, viewer: Viewer, window: MapWindow) {
  const which = isWithin(sql`${window.south}`, sql`${window.west}`, sql`${window.north}`, sql`${window.east}`)
  const all = await officesSeen(db, viewer, { which })
  if (!all.is_more) return all
  const { data } = await officesSeen(db, viewer, { which, others: oneOfEachPart(viewer, window) })
  return { ...all, data }
}

function oneOfEachPart(viewer: Viewer, { south, west, north, east }: MapWindow) {
  const line = (from: number, to: number, place: RawBuilder<unknown>) =>
    sql`${from}::float8 + ${(to - from) / PARTS}::float8 * ${place}`
  const [row, column] = [sql.ref('place.row'), sql.ref('place.column')]
  const inPart = isWithin(
    line(south, north, row),
    line(west, east, column),
    line(south, north, sql`(${row} + 1)`),
    line(west, east, sql`(${column} + 1)`),
  )
  return sql`
    select part.* from (
      select "row", "column" from generate_series(0, ${PARTS - 1}) "row", generate_series(0, ${PARTS - 1}) "column"
    ) place cross join lateral (${officesOfOthers(viewer, inPart)} limit 1) part`
}

/** By the index of both degrees. */
const isWithin = (
  south: RawBuilder<unknown>,
  west: RawBuilder<unknown>,
  north: RawBuilder<unknown>,
  east: RawBuilder<unknown>,
) => sql<boolean>`(o.latitude between ${south} and ${north} and o.longitude between ${west} and ${east})`
