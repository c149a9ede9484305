import type { Act } from '#platform/calls/bind'
import type { Config } from '#platform/config'
import { hashOf, randomToken } from '#platform/random'
import { record } from '#modules/audit/record'

/** Makes the caller's address for other calendars, in place of an earlier one. It is told once: its hash alone is kept. */
export const createCalendarFeed =
  ({ public_url }: Pick<Config, 'public_url'>): Act<object, { address: string; created_at: string }> =>
  async (tx, _input, actor, now) => {
    const token = randomToken()
    const values = { token_hash: hashOf(token), created_at: now }
    await tx
      .insertInto('calendar_feeds')
      .values({ user_id: actor.user_id, ...values })
      .onConflict((row) => row.column('user_id').doUpdateSet(values))
      .execute()
    await record(tx, { action: 'create-calendar-feed', object: 'user', object_id: actor.user_id }, actor, now)
    return { address: `${public_url}/api/calendar/${token}/deadlines.ics`, created_at: now.toISOString() }
  }
