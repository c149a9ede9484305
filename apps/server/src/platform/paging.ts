import type { PageRequest } from '@lading/contract/tables/paged-table'
import { isShort } from '@lading/domain/text/short-search'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Db } from './database.ts'
import {
  sql,
  type Expression,
  type OrderByExpression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely'

/** What each column of the contract's list is ordered by. */
export type Orderings<Column extends string, DB, T extends keyof DB, Row> = Readonly<
  Record<Column, OrderByExpression<DB, T, Row>>
>

/** What a page is cut from. */
export interface Rows<Row> {
  /** So many in order, each with a kept total beside it where one is given. */
  page(way: 'asc' | 'desc', cut: { limit: number; offset: number }, kept?: Kept): Promise<Row[]>
  /** How many there are; of a list with a kept total, that. */
  count(kept?: Kept): Promise<number>
}

/** A page of a list query and its total. `tie` is a unique column that keeps the order of equal rows from page to page. */
export const pageOf = <DB, T extends keyof DB, Row, Column extends string>(
  query: SelectQueryBuilder<DB, T, Row>,
  request: Omit<PageRequest<Column>, 'search'>,
  order: Orderings<Column, DB, T, Row>,
  tie: OrderByExpression<DB, T, Row>,
  known?: Counted | Kept,
) => pageOfRows(rowsOf(query, order[request.order_by], tie), request, known)

function rowsOf<DB, T extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, T, Row>,
  by: OrderByExpression<DB, T, Row>,
  tie: OrderByExpression<DB, T, Row>,
): Rows<Row> {
  return {
    async page(way, { limit, offset }, kept) {
      const ordered = query.orderBy(by, way).orderBy(tie, way).limit(limit).offset(offset)
      return (await (kept ? ordered.select(kept.as('kept_total')) : ordered).execute()) as Row[]
    },
    count: (kept) => countOf(query, kept),
  }
}

/**
 * A page of these rows and their total: counted by the same query, so that each is written once, or `known` already, or
 * kept; the first page reads a kept one with its rows. The second half of a list is read from its end: the last page costs
 * what the first does.
 */
export async function pageOfRows<Row>(
  rows: Rows<Row>,
  { page, per_page, sort_by }: Omit<PageRequest, 'search' | 'order_by'>,
  known?: Counted | Kept,
): Promise<{ data: Row[] } & Counted> {
  if (isKept(known) && page === 1) {
    const first = await rows.page(sort_by, { limit: per_page, offset: 0 }, known)
    return withKept(first as (Row & KeptTotal)[])
  }
  const counted = isKept(known) || !known ? { total: await rows.count(known), is_more: false } : known
  const { total, is_more } = counted
  const before = (page - 1) * per_page
  const limit = Math.min(per_page, total - before)
  if (limit <= 0) return { data: [], ...counted }
  const isFromEnd = !is_more && before > total / 2
  const way = isFromEnd ? opposite[sort_by] : sort_by
  const data = await rows.page(way, { limit, offset: isFromEnd ? total - before - limit : before })
  return { data: isFromEnd ? data.toReversed() : data, ...counted }
}

interface KeptTotal {
  readonly kept_total: number
}

/** The rows of a first page without the total that was read beside each. */
function withKept<Row>(rows: (Row & KeptTotal)[]): { data: Row[] } & Counted {
  const data = rows.map((one) => {
    const { kept_total: _, ...row } = one
    return row as unknown as Row
  })
  return { data, total: rows[0]?.kept_total ?? 0, is_more: false }
}

/** How many there are; `is_more`: at least one more, and nobody counted them. */
export interface Counted {
  readonly total: number
  readonly is_more: boolean
}

/** A total that the database keeps, as a subselect. */
export type Kept = RawBuilder<number>

/** A kept total, read before the rows: of a list that is narrowed to nothing the database would look at every row. */
export async function keptTotal(db: Db, kept: Counted | Kept): Promise<Counted> {
  if (!isKept(kept)) return kept
  const { rows } = await sql<{ total: number }>`select ${kept} as total`.execute(db)
  return { total: rows[0]?.total ?? 0, is_more: false }
}

const isKept = (known: Counted | Kept | undefined): known is Kept => known !== undefined && !('total' in known)

export const MOST_COUNTED = 1000 // decided for the two searches without a list behind them

/** Counts exactly to a thousand, and no further. */
export async function cappedCount<DB, T extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, T, Row>,
): Promise<Counted> {
  const some = query
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(MOST_COUNTED + 1)
  const { rows } = await sql<{ found: number }>`select count(*)::int as found from (${some}) as counted`.execute(db)
  const found = rows[0]?.found ?? 0
  return { total: Math.min(found, MOST_COUNTED), is_more: found > MOST_COUNTED }
}

const opposite = { asc: 'desc', desc: 'asc' } as const

/** Of a list with a kept total that is read from its first row: a list without rows has none to count. */
async function countOf<DB, T extends keyof DB, Row>(query: SelectQueryBuilder<DB, T, Row>, kept?: Kept) {
  const bare = query.clearSelect()
  const count = kept ? bare.select(kept.as('total')).limit(1) : bare.select(sql<number>`count(*)::int`.as('total'))
  const [counted] = (await count.execute()) as unknown as { total: number }[]
  return counted?.total ?? 0
}

/** A search text as a LIKE pattern that means only itself. */
export const containing = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/** Whether one of these texts contains what is searched for, whatever its case and accents. */
export function isFoundIn(search: string, ...texts: readonly Expression<string | null>[]) {
  const pattern = containing(search)
  const each = texts.map((text) => sql`fold(${text}) like fold(${pattern})`)
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

/**
 * Whether a text that is kept folded contains what is searched for, by an index: of one or two letters, whether a word begins so. What is
 * kept together, as a name and a trade name, stands in lines.
 */
export function isFoundByIndex(search: string, folded: Expression<string>) {
  if (!isShort(search)) return sql<SqlBool>`${folded} like fold(${containing(search)})`
  const start = containing(search).slice(1)
  const begins = ['', '% ', '%\n'].map((before) => sql`${folded} like fold(${before + start})`)
  return sql<SqlBool>`(${sql.join(begins, sql` or `)})`
}

/** Whether a row is of one of these agencies; of none where there is none. */
export function isOfAgencies(agency: Expression<Agency>, agencies: readonly Agency[]) {
  return sql<SqlBool>`${agency} = any(${[...agencies]})`
}
