import type { OpenSession } from '@lading/contract/accounts/sessions'
import { deviceName } from '@lading/domain/people/signing-in/device-name'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'

/** Where a person is signed in now: this session first, then the one used last. */
export async function sessionsOf(db: Db, { user_id, session_id }: Caller, now: Date) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_seen_at'])
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .where('token_expires_at', '>', now)
    .orderBy((eb) => eb('id', '=', session_id ?? ''), 'desc')
    .orderBy('last_seen_at', 'desc')
    .execute()
  const data = rows.map(({ id, user_agent, ip, created_at, last_seen_at }): OpenSession => ({
    id,
    device: deviceName(user_agent),
    ip,
    begun_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    is_this_one: id === session_id,
  }))
  return { data, total: data.length }
}
