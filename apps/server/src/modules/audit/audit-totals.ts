import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { foldTotalsOfPeople } from '#platform/fold-totals'
import type { Kept } from '#platform/paging'

/** How many acts a person ever did, from the sums that the database keeps (ADR 27). */
export const actsTotal = (db: Db, actor_id: number): Kept =>
  sql<number>`(${db
    .selectFrom('audit_totals')
    .select(sql<number>`coalesce(sum(entries), 0)::int`.as('entries'))
    .where('actor_id', '=', actor_id)})`

/** Folds the lines of each person who did something. */
export const foldAuditTotals = (db: Db): Promise<void> =>
  foldTotalsOfPeople(db, { table: 'audit_totals', person: 'actor_id', sum: 'entries' })
