import type { Tx } from '#platform/database'
import { voidTokens } from './one-time-tokens.ts'

/** Takes somebody's second factor away, app, passkeys and recovery codes; says whether there was one. */
export async function dropSecondFactor(tx: Tx, user_id: number, now: Date): Promise<boolean> {
  const apps = await tx.deleteFrom('second_factors').where('user_id', '=', user_id).returning('confirmed_at').execute()
  const passkeys = await tx.deleteFrom('passkeys').where('user_id', '=', user_id).returning('id').execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', user_id).execute()
  await voidTokens(tx, user_id, ['second-factor'], now)
  return passkeys.length > 0 || apps.some(({ confirmed_at }) => confirmed_at !== null)
}
