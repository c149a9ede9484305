import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Kept } from '#platform/paging'

/** How many notices a person was ever sent, from the sums that the database keeps (ADR 27). */
export const notificationTotal = (db: Db, user_id: number): Kept =>
  sql<number>`(${db
    .selectFrom('notification_totals')
    .select(sql<number>`coalesce(sum(told), 0)::int`.as('told'))
    .where('user_id', '=', user_id)})`

/**
 * Folds the lines of each person who was told something into one. What another process folds at this moment is gone when
 * this one comes to it, and is folded once.
 */
export async function foldNotificationTotals(db: Db): Promise<void> {
  await sql`
    with folded as (
      delete from notification_totals
      where user_id in (select user_id from notification_totals where is_added) returning *)
    insert into notification_totals select user_id, sum(told), false from folded group by user_id`.execute(db)
}
