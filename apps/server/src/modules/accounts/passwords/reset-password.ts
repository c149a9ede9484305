import type { ResetPassword } from '@lading/contract/accounts/accounts'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { Problem } from '#platform/problem'
import { record } from '#modules/audit/record'
import { accountOf } from '../records/accounts.queries.ts'
import { askGoodPassword } from './ask-good-password.ts'
import { dropIdentities } from '../identities/identities.ts'
import { keepReset } from './keep-reset.ts'
import { isTokenGood, useToken, type Purpose } from '../records/one-time-tokens.ts'
import { hashPassword, inPasswordTurn } from './passwords.ts'
import { setPassword } from './set-password.ts'

type ResetPasswordInput = z.output<typeof ResetPassword>
const purposes: readonly Purpose[] = ['reset-password', 'first-password']

const overLink = () => new Problem('no-longer-available', 'This link was already used or has expired.')

/** Sets a password by a mailed link: the first one of an account, or one in place of a forgotten one. */
export async function resetPassword({ db, clock, wake }: Deps, input: ResetPasswordInput, caller: Caller) {
  if (!(await isTokenGood(db, input.token, purposes, clock.now()))) throw overLink()
  await askGoodPassword(input)
  const password_hash = await inPasswordTurn(() => hashPassword(input.password))
  const audience = await db.transaction().execute((tx) => useLink(tx, { ...input, password_hash }, caller, clock.now()))
  wake()
  return { message: 'Your password is set. You can sign in with it now.', audience }
}

async function useLink(
  tx: Tx,
  input: ResetPasswordInput & { password_hash: string },
  caller: Caller,
  now: Date,
): Promise<'customer' | 'staff'> {
  const user_id = await useToken(tx, input.token, purposes, now)
  const account = await accountOf(tx, input.email)
  if (user_id === undefined || account?.id !== user_id) throw overLink()

  await setPassword(tx, { user_id, password_hash: input.password_hash, but_session: null }, now)
  await keepReset(tx, user_id, caller, now)
  // A person with the link reads the mails of the address.
  if (!account.email_verified_at) {
    await tx.updateTable('users').set({ email_verified_at: now }).where('id', '=', user_id).execute()
    await dropIdentities(tx, user_id)
  }
  await record(tx, { action: 'reset-password', object: 'user', object_id: user_id }, { ...caller, user_id }, now)
  return account.audience === 'staff' ? 'staff' : 'customer'
}
