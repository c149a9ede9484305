import type { Tx } from '#platform/database'
import { mailPasswordChanged } from '../records/account-mails.ts'
import { endSessions } from '../records/accounts.queries.ts'
import { voidTokens } from '../records/one-time-tokens.ts'

interface SetPasswordInput {
  readonly user_id: number
  readonly password_hash: string
  /** The session that stays open, if any. */
  readonly but_session: string | null
}

/** A new password: other sessions and open links end, and the person is told. */
export async function setPassword(
  tx: Tx,
  { user_id, password_hash, but_session }: SetPasswordInput,
  now: Date,
): Promise<void> {
  const person = await tx
    .updateTable('users')
    .set((eb) => ({ password_hash, change_passwd: 0, version: eb('version', '+', 1) }))
    .where('id', '=', user_id)
    .returning(['id', 'email', 'first_name'])
    .executeTakeFirstOrThrow()
  await endSessions(tx, user_id, now, but_session)
  await voidTokens(tx, user_id, ['reset-password', 'first-password', 'second-factor'], now)
  await mailPasswordChanged(tx, person, now)
}
