import type { PageRequest } from '@lading/contract/paged-table'
import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from './database.ts'

/**
 * Runs a list query twice, for the page and for the total, so that each table query is written once.
 * `tie` is a unique column that keeps the order of equal rows the same from page to page.
 */
export async function pageOf<DB extends Tables, T extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, T, Row>,
  { page, per_page, order_by, sort_by }: PageRequest,
  tie: string,
): Promise<{ data: Row[]; total: number }> {
  const rows = query
    .orderBy(order_by as never, sort_by)
    .orderBy(tie as never, sort_by)
    .limit(per_page)
    .offset((page - 1) * per_page)
  const count = query.clearSelect().select((eb) => eb.fn.countAll<number>().as('total')) as unknown as {
    executeTakeFirstOrThrow(): Promise<{ total: number }>
  }
  const data = await rows.execute()
  const { total } = await count.executeTakeFirstOrThrow()
  return { data, total }
}

/** A search text as a LIKE pattern that means only itself. */
export const containing = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`
