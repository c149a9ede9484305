import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { Problem } from '#platform/problem'
import { record } from '#modules/audit/record'
import { giveToken, tokenEnd } from './open-session.ts'

const OVERLAP = 30_000 // milliseconds in which calls already on their way may still carry the token before

/** A new token for a session that goes on, beside those of refreshes at the same moment. */
export async function refreshSession(tx: Tx, _input: object, actor: Caller, now: Date) {
  const session = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', actor.session_id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!session) throw new Problem('not-signed-in', 'Please sign in.')

  const token_expires_at = await tokenEnd(tx, session.ends_at, now)
  await tx.updateTable('sessions').set({ token_expires_at, last_seen_at: now }).where('id', '=', session.id).execute()
  // The token before does not live longer because it is shown again.
  const overlap = new Date(now.getTime() + OVERLAP)
  await tx
    .updateTable('session_tokens')
    .set({ valid_until: overlap })
    .where('token_hash', '=', actor.token_hash)
    .where('valid_until', '>', overlap)
    .execute()
  await record(tx, { action: 'refresh-session', object: 'session', object_id: session.id }, actor, now)
  return { authorisation: await giveToken(tx, session.id, token_expires_at, now) }
}
