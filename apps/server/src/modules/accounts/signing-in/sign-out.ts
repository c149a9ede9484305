import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'

/** Ends this session: its token opens nothing from the next request on. */
export async function signOut(tx: Tx, _order: unknown, actor: Caller, now: Date) {
  await tx.updateTable('sessions').set({ ended_at: now }).where('id', '=', actor.session_id).execute()
  await record(tx, { action: 'sign-out', object: 'user', object_id: actor.user_id }, actor, now)
  return { message: 'You are signed out.' }
}
