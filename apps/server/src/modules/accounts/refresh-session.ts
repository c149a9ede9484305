import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { Problem } from '#platform/problem'
import { hashOf, randomToken } from '#platform/random'
import { record } from '#modules/audit/record'
import { authorisation, tokenEnd } from './open-session.ts'

const OVERLAP = 30_000 // milliseconds in which calls already on their way may still carry the token before

/** A new token for a session that goes on. `token` is the one the call came with. */
export async function refreshSession(tx: Tx, { token }: { token: string }, actor: Caller, now: Date) {
  const session = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', actor.session_id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!session) throw new Problem('not-signed-in', 'Please sign in.')

  const fresh = randomToken()
  const token_expires_at = await tokenEnd(tx, session.ends_at, now)
  const given = hashOf(token)
  await tx
    .updateTable('sessions')
    .set({
      token_hash: hashOf(fresh),
      token_expires_at,
      last_seen_at: now,
      previous_token_hash: given,
      // The token before does not live longer because it is shown again.
      ...(given === session.token_hash && { previous_valid_until: new Date(now.getTime() + OVERLAP) }),
    })
    .where('id', '=', session.id)
    .execute()
  await record(tx, { action: 'refresh-session', object: 'session', object_id: session.id }, actor, now)
  return { authorisation: authorisation(fresh, token_expires_at, now) }
}
