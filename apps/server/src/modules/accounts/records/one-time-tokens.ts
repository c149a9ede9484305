import type { Db, Tx } from '#platform/database'
import { hashOf, randomToken } from '#platform/random'

export type Purpose = 'verify-email' | 'reset-password' | 'first-password' | 'second-factor'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LIFE: Record<Purpose, number> = {
  'verify-email': 24 * HOUR,
  'reset-password': 30 * MINUTE,
  'first-password': 72 * HOUR,
  'second-factor': 5 * MINUTE,
}

/** A token for a mailed link that works once; earlier ones of the same purpose stop working. Only its hash is kept. */
export async function issueToken(tx: Tx, user_id: number, purpose: Purpose, now: Date): Promise<string> {
  await voidTokens(tx, user_id, [purpose], now)
  const token = randomToken()
  await tx
    .insertInto('one_time_tokens')
    .values({
      user_id,
      purpose,
      token_hash: hashOf(token),
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE[purpose]),
      used_at: null,
    })
    .execute()
  return token
}

/** Uses a token up and says whose it was; undefined where it is unknown, used or over. Of two at once, one gets it. */
export async function useToken(tx: Tx, token: string, purposes: readonly Purpose[], now: Date) {
  const used = await tx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return used?.user_id
}

/** Whether a token would still work, for what is costly to do before using it. */
export async function isTokenGood(db: Db, token: string, purposes: readonly Purpose[], now: Date): Promise<boolean> {
  return (await ownerOfToken(db, token, purposes, now)) !== undefined
}

/** Whose token it is, without using it up; undefined where it would not work. */
export async function ownerOfToken(db: Db, token: string, purposes: readonly Purpose[], now: Date) {
  const found = await db
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.user_id
}

export async function voidTokens(tx: Tx, user_id: number, purposes: readonly Purpose[], now: Date): Promise<void> {
  await tx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('user_id', '=', user_id)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .execute()
}

/** Whether a link of this person was sent and neither used nor over. */
export async function isTokenWaiting(db: Db, user_id: number, purpose: Purpose, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('one_time_tokens')
    .select('id')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}
