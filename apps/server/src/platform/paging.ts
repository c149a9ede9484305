import type { PageRequest } from '@lading/contract/paged-table'
import type { Agency } from '@lading/domain/transactions/agency'
import { sql, type Expression, type OrderByExpression, type SelectQueryBuilder, type SqlBool } from 'kysely'

/** What each column of the contract's list is ordered by. */
export type Orderings<Column extends string, DB, T extends keyof DB, Row> = Readonly<
  Record<Column, OrderByExpression<DB, T, Row>>
>

/**
 * Runs a list query twice, for the page and for the total, so that each table query is written once.
 * `tie` is a unique column that keeps the order of equal rows the same from page to page.
 */
export async function pageOf<DB, T extends keyof DB, Row, Column extends string>(
  query: SelectQueryBuilder<DB, T, Row>,
  { page, per_page, order_by, sort_by }: Omit<PageRequest<Column>, 'search'>,
  order: Orderings<Column, DB, T, Row>,
  tie: OrderByExpression<DB, T, Row>,
): Promise<{ data: Row[]; total: number }> {
  const rows = query
    .orderBy(order[order_by], sort_by)
    .orderBy(tie, sort_by)
    .limit(per_page)
    .offset((page - 1) * per_page)
  const count = query.clearSelect().select(sql<number>`count(*)::int`.as('total'))
  const data = await rows.execute()
  const [counted] = (await count.execute()) as unknown as { total: number }[]
  return { data: data as Row[], total: counted?.total ?? 0 }
}

/** A search text as a LIKE pattern that means only itself. */
export const containing = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/** Whether one of these texts contains what is searched for, whatever its case and accents. */
export function isFoundIn(search: string, ...texts: readonly Expression<string | null>[]) {
  const pattern = containing(search)
  const each = texts.map((text) => sql`fold(${text}) like fold(${pattern})`)
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

/** Whether a row is of one of these agencies; of none where there is none. */
export function isOfAgencies(agency: Expression<Agency>, agencies: readonly Agency[]) {
  return sql<SqlBool>`${agency} = any(${[...agencies]})`
}
