import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { Problem } from '#platform/problem'
import { record } from '#modules/audit/record'
import { useToken } from '../records/one-time-tokens.ts'

/** The mailed link proves that the address is theirs; it works once. */
export async function verifyEmail(tx: Tx, { token }: { token: string }, caller: Caller, now: Date) {
  const user_id = await useToken(tx, token, ['verify-email'], now)
  if (user_id === undefined) {
    throw new Problem('no-longer-available', 'This link was already used or has expired. Ask for a new one.')
  }
  const { email } = await tx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', user_id)
    .returning('email')
    .executeTakeFirstOrThrow()
  await record(tx, { action: 'verify-email', object: 'user', object_id: user_id }, { ...caller, user_id }, now)
  return { email, email_verified_at: now.toISOString() }
}
