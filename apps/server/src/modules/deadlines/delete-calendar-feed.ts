import type { Act } from '#platform/calls/bind'
import { record } from '#modules/audit/record'

/** The caller's address for other calendars stops working; without one nothing happens. */
export const deleteCalendarFeed: Act<object, { created_at: null }> = async (tx, _input, actor, now) => {
  const { user_id } = actor
  const gone = await tx.deleteFrom('calendar_feeds').where('user_id', '=', user_id).returning('user_id').execute()
  if (gone.length > 0) {
    const facts = { action: 'delete-calendar-feed', object: 'user', object_id: user_id }
    await record(tx, facts, actor, now)
  }
  return { created_at: null }
}
