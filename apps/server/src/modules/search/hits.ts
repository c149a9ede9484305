import type { FoundTransaction } from '@lading/contract/search'
import { ensure } from '@lading/domain/ensure'
import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Db, Tables } from '#platform/database'
import { MOST_COUNTED, type Counted } from '#platform/paging'
import { placesOf, type Place, type Within } from './places.ts'

export type Row = ExpressionBuilder<{ t: Tables['transactions'] }, 't'>
type FoundBy = FoundTransaction['found_by']

/** What is looked for, by whom, and how many are wanted where more than a thousand fit. */
export interface Search {
  readonly keyword: string
  /** Which transactions the person may see. */
  readonly isSeen: (row: Row) => Expression<SqlBool>
  /** Of more than a thousand only so many are found: those that changed last, as far as `walkedTo` tells. */
  readonly newest: number
  /** Where the person's transactions lie. */
  readonly within: Within
}

/** The transactions that were found, each by the first place it fits. */
export interface Hits extends Counted {
  readonly found: ReadonlyMap<number, FoundBy>
}

/** Rows of a place that are read at most: one transaction may fit a place several times. */
const MOST_READ = 2 * MOST_COUNTED

const exactly = (found: ReadonlyMap<number, FoundBy>): Hits => ({ found, total: found.size, is_more: false })

/** All that fits a keyword, up to a thousand; of more than that those that changed last. */
export async function hitsOf(db: Db, search: Search): Promise<Hits> {
  const named = await ofReference(db, search)
  if (named !== undefined) return exactly(new Map([[named, 'reference']]))

  const places = placesOf(search.keyword, search.within)
  if (places.length === 0) return exactly(new Map())
  const read = await readIn(db, search, places)
  const cut = places.filter((_, place) => read.filter((hit) => hit.place === place).length === MOST_READ)
  const found = firstPlaces(read, places)
  if (found.size <= MOST_COUNTED && cut.length === 0) return exactly(found)
  const walked = cut.length === 0 ? [] : await walkedTo(db, search, places, cut)
  return {
    found: firstPlaces(newestOf([...walked, ...read], search.newest), places),
    total: Math.min(found.size, MOST_COUNTED),
    is_more: true,
  }
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
  /** Among all that are looked through. */
  readonly place: number
  readonly updated_at: Date
}

/** What fits each of the places, so much of each as is read at most. */
async function readIn(db: Db, { isSeen }: Search, places: readonly Place[]): Promise<Hit[]> {
  const parts = places.map(({ all }, place) => {
    const fitting = all(db).select(['t.updated_at', sql<number>`${sql.lit(place)}::int`.as('place')])
    return sql`(${fitting.where((eb) => isSeen(eb as unknown as Row)).limit(MOST_READ)})`
  })
  const { rows } = await sql<Hit>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

function firstPlaces(hits: readonly Hit[], places: readonly Place[]): Map<number, FoundBy> {
  const first = new Map<number, number>()
  for (const { id, place } of hits) first.set(id, Math.min(place, first.get(id) ?? place))
  return new Map(
    [...first].map(([id, place]) => [id, ensure(places[place], 'a place that was looked through').found_by]),
  )
}

/** The hits of so many transactions, those that changed last. */
function newestOf(hits: readonly Hit[], newest: number): Hit[] {
  const changed = new Map(hits.map(({ id, updated_at }) => [id, updated_at.getTime()]))
  const ids = [...changed].sort(([a, at], [b, bt]) => bt - at || b - a).slice(0, newest)
  const kept = new Set(ids.map(([id]) => id))
  return hits.filter(({ id }) => kept.has(id))
}

/** Of whichever page the same, so that each page goes on where the one before ended. */
const CHANGES_WALKED = 5000

/** Of the places that hold more than is read, what changed last: walked to from the newest change, of any agency or of one's own. */
async function walkedTo(db: Db, search: Search, places: readonly Place[], cut: readonly Place[]) {
  const { isSeen, newest, within } = search
  const last = db
    .selectFrom('transactions')
    .selectAll()
    .$if('own' in within, (query) => query.where('business_id', 'in', 'own' in within ? within.own : []))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CHANGES_WALKED)
  const first = cut.map((place) => sql`when ${place.isFitting(db)} then ${sql.lit(places.indexOf(place))}`)
  const { rows } = await sql<Hit>`
    select id, updated_at, place from (
      select t.id, t.updated_at, case ${sql.join(first, sql` `)} end as place
      from (${last}) as t where ${isSeen(expressionBuilder<{ t: Tables['transactions'] }, 't'>())}
    ) as walked where place is not null order by updated_at desc, id desc limit ${newest}`.execute(db)
  return rows
}
