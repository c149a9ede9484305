import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { record } from '#modules/audit/record'

/** Ends one of a person's own sessions, wherever it is open; that of somebody else is not there for them. */
export async function endOneSession(tx: Tx, { id }: { id: string }, actor: Caller, now: Date) {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('user_id', '=', actor.user_id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw notFound('Session')
  await record(tx, { action: 'end-session', object: 'session', object_id: id }, actor, now)
  return { message: 'The session was ended.' }
}
