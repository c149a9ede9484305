import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Kept } from '#platform/paging'

/** How many acts a person ever did, from the sums that the database keeps (ADR 27). */
export const actsTotal = (db: Db, actor_id: number): Kept =>
  sql<number>`(${db
    .selectFrom('audit_totals')
    .select(sql<number>`coalesce(sum(entries), 0)::int`.as('entries'))
    .where('actor_id', '=', actor_id)})`

/**
 * Folds the lines of each person who did something into one. What another process folds at this moment is gone when this
 * one comes to it, and is folded once.
 */
export async function foldAuditTotals(db: Db): Promise<void> {
  await sql`
    with folded as (
      delete from audit_totals
      where actor_id in (select actor_id from audit_totals where is_added) returning *)
    insert into audit_totals select actor_id, sum(entries), false from folded group by actor_id`.execute(db)
}
