import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { networkOf } from '#platform/network-of'
import { deviceHash } from './meet-device.ts'
import type { Budget } from './sign-in-failures.ts'

const FRESH_MINUTES = 60

interface Claimed {
  readonly email: string
  /** What the browser calls itself; empty where it says nothing. */
  readonly device?: string | undefined
}

/**
 * Whose failures the caller's are counted with: of a session of that account, of a browser it was used from, of the
 * network that has just set its new password by mail; else of all whom the account does not know. An address without an
 * account knows nobody, and behaves the same.
 */
export async function budgetOf(db: Db, { email, device = '' }: Claimed, caller: Caller, now: Date): Promise<Budget> {
  const { session_id } = caller
  const ip = networkOf(caller.ip)
  const budget = (known_as: string) => ({ email, ip, known_as })
  const account = await db
    .selectFrom('users as u')
    .leftJoin('fresh_resets as r', (join) =>
      join
        .onRef('r.user_id', '=', 'u.id')
        .on('r.ip', '=', ip)
        .on('r.at', '>', new Date(now.getTime() - FRESH_MINUTES * 60_000)),
    )
    .select(['u.id', 'r.at as reset_at'])
    .where((eb) => eb(eb.fn('lower', ['u.email']), '=', email))
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  // A session vouches for its own account alone: anybody can open one of theirs and guess at another's.
  if (session_id && account?.id === caller.user_id) return budget(`session ${session_id}`)
  const device_hash = deviceHash(account?.id ?? 0, device)
  const known = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', account?.id ?? 0)
    .where('device_hash', '=', device_hash)
    .executeTakeFirst()
  if (known && device !== '') return budget(`device ${device_hash}`)
  return budget(account?.reset_at ? 'reset' : '')
}
