import { membershipsOf } from '#modules/accounts/records/who-is'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { hashOf } from '#platform/random'

/** Since when a person has an address for other calendars; null without one. */
export async function calendarFeedOf(db: Db, user_id: number): Promise<{ created_at: string | null }> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return { created_at: feed?.created_at.toISOString() ?? null }
}

/**
 * The businesses for which the person who made an address acts now: none that they have left since. Throws 404 where
 * the address is unknown or was revoked, or its person is disabled.
 */
export async function businessesOfFeed(db: Db, token: string): Promise<number[]> {
  const feed = await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select('u.id')
    .where('f.token_hash', '=', hashOf(token))
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!feed) throw notFound('Calendar')
  return (await membershipsOf(db, feed.id)).map(({ business_id }) => business_id)
}
