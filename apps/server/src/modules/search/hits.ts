import type { FoundTransaction } from '@lading/contract/search'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Db, Tables } from '#platform/database'
import { MOST_COUNTED, type Counted } from '#platform/paging'
import { placesOf, type Fitting, type Place, type Within } from './places.ts'

export type Row = ExpressionBuilder<{ t: Tables['transactions'] }, 't'>
type FoundBy = FoundTransaction['found_by']

/** What is looked for, by whom, and how many are wanted where more than a thousand fit. */
export interface Search {
  readonly keyword: string
  /** Which transactions the person may see. */
  readonly isSeen: (row: Row) => Expression<SqlBool>
  /** Of more than a thousand only so many are found: those that changed last, as far as `NEWEST_WALKED` tells. */
  readonly newest: number
  /** Where the person's transactions lie. */
  readonly within: Within
}

/** The transactions that were found, each by the first place it fits. */
export interface Hits extends Counted {
  readonly found: ReadonlyMap<number, FoundBy>
}

/** Rows of a place that are read at most: a thousand may be few transactions, and the word of a year fits a tenth of all. */
const MOST_READ = 20 * MOST_COUNTED

const exactly = (found: ReadonlyMap<number, FoundBy>): Hits => ({ found, total: found.size, is_more: false })

/** All that fits a keyword, up to a thousand; of more than that those that changed last. */
export async function hitsOf(db: Db, search: Search): Promise<Hits> {
  const named = await ofReference(db, search)
  if (named !== undefined) return exactly(new Map([[named, 'reference']]))

  const places = placesOf(search.keyword, search.within)
  if (places.length === 0) return exactly(new Map())
  const some = await hitsIn(db, search, places, MOST_COUNTED + 1)
  const isCut = isCutAt(MOST_COUNTED + 1, some, places)
  // One that fits a place several times may have used up the limit alone: then more is read.
  const hits =
    isCut && firstPlaces(some, places).size <= MOST_COUNTED ? await hitsIn(db, search, places, MOST_READ) : some
  const isWhole = hits === some || !isCutAt(MOST_READ, hits, places)
  const found = firstPlaces(hits, places)
  if (found.size <= MOST_COUNTED && isWhole) return exactly(found)
  const fitted = places.filter((_, place) => hits.some((hit) => hit.place === place))
  const total = Math.min(found.size, MOST_COUNTED)
  return { found: await newestIn(db, search, fitted), total, is_more: true }
}

/** A whole reference names one transaction, and nothing else is meant. */
async function ofReference(db: Db, { keyword, isSeen }: Search): Promise<number | undefined> {
  const named = await db
    .selectFrom('transactions as t')
    .select('t.id')
    .where('t.reference', '=', keyword.toUpperCase())
    .where((eb) => isSeen(eb))
    .executeTakeFirst()
  return named?.id
}

interface Hit {
  readonly id: number
  /** Among those that were asked. */
  readonly place: number
}

/** Whether one of the places may hold more than was read of it. */
const isCutAt = (most: number, hits: readonly Hit[], places: readonly Place[]): boolean =>
  places.some((_, place) => hits.filter((hit) => hit.place === place).length >= most)

/** What fits one of these places, and may be seen. */
const seenIn = (db: Db, { isSeen }: Search, { all }: Place, place: number) =>
  all(db)
    .select(sql<number>`${sql.lit(place)}::int`.as('place'))
    .where((eb) => isSeen(eb as unknown as Row))

/** What fits each of these places, so many of each at most. */
async function hitsIn(db: Db, search: Search, places: readonly Place[], most: number): Promise<Hit[]> {
  const parts = places.map((one, place) => sql`(${seenIn(db, search, one, place).limit(most)})`)
  const { rows } = await sql<Hit>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

function firstPlaces(hits: readonly Hit[], places: readonly Place[]): Map<number, FoundBy> {
  const found = new Map<number, FoundBy>()
  for (const [place, { found_by }] of places.entries())
    for (const hit of hits) if (hit.place === place && !found.has(hit.id)) found.set(hit.id, found_by)
  return found
}

const NEWEST_WALKED = 20_000

/**
 * What changed last of many: walked to from the newest change. Where few are new, as of a year long ago, or where the
 * person's own are few, it is filled up with the newest of what is read of each place.
 */
async function newestIn(db: Db, search: Search, places: readonly Place[]): Promise<Map<number, FoundBy>> {
  const walked = 'own' in search.within ? [] : await walkedTo(db, search, places)
  const others = walked.length < search.newest ? await sortedOut(db, search, places, walked) : []
  return firstPlaces([...walked, ...others], places)
}

async function walkedTo(db: Db, { isSeen, newest }: Search, places: readonly Place[]): Promise<Hit[]> {
  const last = db
    .selectFrom('transactions as t')
    .select(['t.id', 't.updated_at'])
    .where((eb) => isSeen(eb))
    .orderBy('t.updated_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(NEWEST_WALKED)
  const each = places.map(({ one }, place) => isOne(one(db), place))
  const { rows } = await sql<Hit>`
    select last.id, at.place from (${last}) as last, lateral (select coalesce(${sql.join(each)}) as place) as at
    where at.place is not null order by last.updated_at desc, last.id desc limit ${newest}`.execute(db)
  return rows
}

/** Whether the row that is being walked over fits a place; the limit keeps the database from looking at all that do. */
const isOne = (fitting: Fitting, place: number) =>
  sql`(${fitting
    .clearSelect()
    .select(sql<number>`${sql.lit(place)}::int`.as('place'))
    .where('t.id', '=', sql.ref<number>('last.id'))
    .limit(1)})`

async function sortedOut(db: Db, search: Search, places: readonly Place[], walked: readonly Hit[]): Promise<Hit[]> {
  const ids = walked.map(({ id }) => id)
  const parts = places.map(
    (one, place) => sql`(${seenIn(db, search, one, place).select('t.updated_at').limit(MOST_READ)})`,
  )
  const { rows } = await sql<Hit>`
    select id, min(place) as place from (${sql.join(parts, sql` union all `)}) as every where id <> all(${ids})
    group by id, updated_at order by updated_at desc, id desc limit ${search.newest - ids.length}`.execute(db)
  return rows
}
