import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'

/** Everything a person was told so far counts as read. */
export async function markNotificationsRead(tx: Tx, _order: unknown, { user_id }: Caller, now: Date) {
  await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', user_id)
    .where('read_at', 'is', null)
    .execute()
  return { read_at: now.toISOString() }
}
