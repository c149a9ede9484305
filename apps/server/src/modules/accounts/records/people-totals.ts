import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { foldTotals } from '#platform/fold-totals'
import type { Kept } from '#platform/paging'
import { whenGiven } from '#platform/when-given'

interface Narrowed {
  readonly status?: string | undefined
  /** Of a customer: verified. Of who acts for a business: active. */
  readonly is_so?: boolean | undefined
}

/** How many people stand in a list that nobody searches, from the sums that the database keeps (ADR 27). */
export function peopleTotal(db: Db, list: 'customers' | 'business-users', { status, is_so }: Narrowed): Kept {
  const total = db
    .selectFrom('people_totals')
    .select(sql<number>`coalesce(sum(total), 0)::int`.as('total'))
    .where('list', '=', list)
    .$call(whenGiven(status, (query, status) => query.where('status', '=', status)))
    .$call(whenGiven(is_so, (query, is_so) => query.where('is_so', '=', is_so)))
  return sql<number>`(${total})`
}

/** Folds the lines that acts have added. */
export const foldPeopleTotals = (db: Db): Promise<void> =>
  foldTotals(db, { table: 'people_totals', keys: ['list', 'status', 'is_so'], sum: 'total' })
