import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { endSessions } from '../records/accounts.queries.ts'

/** Ends every session of a person but the one they ask from. */
export async function endOtherSessions(tx: Tx, _order: unknown, actor: Caller, now: Date) {
  const { user_id, session_id } = actor
  await endSessions(tx, user_id, now, session_id)
  await record(tx, { action: 'end-other-sessions', object: 'user', object_id: user_id }, actor, now)
  return { message: 'Your other sessions were ended.' }
}
