import type { PageRequest } from '@lading/contract/tables/paged-table'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Db } from './database.ts'
import type { Counted, Kept, Rows } from './paging.ts'

/** One query of each part, such as an agency, whose rows make one list. */
export type Parts<DB, T extends keyof DB, Row> = readonly SelectQueryBuilder<DB, T, Row>[]

interface Order {
  readonly by: RawBuilder<unknown>
  readonly tie: RawBuilder<unknown>
}

/** The rows of all parts in one order. A page takes from each part what it may need, by the part's own index. */
export function mergedRows<DB, T extends keyof DB, Row>(db: Db, parts: Parts<DB, T, Row>, order: Order): Rows<Row> {
  return {
    async page(way, { limit, offset }, kept) {
      const last = sql` limit ${offset + limit}`
      const total = kept ? sql`, ${kept} as kept_total` : sql``
      const { rows } = await sql<Row>`
        select *${total} from (${unionOf(parts, order, way, last)}) merged ${merged(way)}
        limit ${limit} offset ${offset}`.execute(db)
      return rows
    },
    async count(kept) {
      const { rows } = await sql<{ total: number }>`select ${kept ?? countOf(parts)} as total`.execute(db)
      return rows[0]?.total ?? 0
    },
  }
}

/**
 * A page of what a search finds in narrow rows, counted in passing: the index of letters is gone through once. All that
 * is found is put in order, so that the planner does not look for the first ten along an order and meets them late.
 */
export async function foundPageOf<DB, T extends keyof DB, Row>(
  db: Db,
  parts: Parts<DB, T, Row>,
  { page, per_page, sort_by }: Pick<PageRequest, 'page' | 'per_page' | 'sort_by'>,
  order: Order,
): Promise<{ data: Row[] } & Counted> {
  const { rows } = await sql<Row & { all_found: number }>`
    with found as materialized (select * from (${unionOf(parts, order)}) merged ${merged(sort_by)})
    select *, (select count(*)::int from found) as all_found
    from found limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  // A page beyond the end has no row to say how many there are.
  const total = rows[0]?.all_found ?? (page === 1 ? 0 : await mergedRows(db, parts, order).count())
  return { data: rows, total, is_more: false }
}

/** Ordered before they are cut; a part that is not cut is not put in order by itself. */
function unionOf<DB, T extends keyof DB, Row>(
  parts: Parts<DB, T, Row>,
  { by, tie }: Order,
  way: 'asc' | 'desc' = 'asc',
  cut?: RawBuilder<unknown>,
) {
  const arms = parts.map((part) => {
    const arm = part.select([by.as('merged_by'), tie.as('merged_tie')])
    return cut ? sql`(${arm.orderBy(by, way).orderBy(tie, way)} ${cut})` : sql`(${arm})`
  })
  return sql.join(arms, sql` union all `)
}

const merged = (way: 'asc' | 'desc') => sql`order by merged_by ${sql.raw(way)}, merged_tie ${sql.raw(way)}`

const countOf = <DB, T extends keyof DB, Row>(parts: Parts<DB, T, Row>): Kept =>
  sql.join(
    parts.map((part) => sql`(${part.clearSelect().select(sql<number>`count(*)::int`.as('total'))})`),
    sql` + `,
  ) as Kept
