import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { foldTotalsOfPeople } from '#platform/fold-totals'
import type { Kept } from '#platform/paging'

/** How many notices a person was ever sent, from the sums that the database keeps (ADR 27). */
export const notificationTotal = (db: Db, user_id: number): Kept =>
  sql<number>`(${db
    .selectFrom('notification_totals')
    .select(sql<number>`coalesce(sum(told), 0)::int`.as('told'))
    .where('user_id', '=', user_id)})`

/** Folds the lines of each person who was told something. */
export const foldNotificationTotals = (db: Db): Promise<void> =>
  foldTotalsOfPeople(db, { table: 'notification_totals', person: 'user_id', sum: 'told' })
