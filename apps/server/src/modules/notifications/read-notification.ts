import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { lockNotification } from './notifications.queries.ts'

/** A person opened what they were told; a second reading keeps the time of the first. */
export async function readNotification(tx: Tx, { id }: { id: number }, { user_id }: Caller, now: Date) {
  const notification = await lockNotification(tx, id, user_id)
  if (!notification) throw notFound('Notification')
  const read_at = notification.read_at ?? now
  await tx.updateTable('notifications').set({ read_at }).where('id', '=', id).execute()
  return { id, read_at: read_at.toISOString() }
}
