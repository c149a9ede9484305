import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { addIdentity } from '#modules/accounts/identities/identities'
import { insertCustomer } from '#modules/accounts/registration/insert-customer'
import { record } from '#modules/audit/record'
import type { ProviderSignIn } from './provider-sign-in.ts'

/** A customer without a password, opened by this identity alone until they set one. */
export async function makeAccount(
  tx: Tx,
  { provider, claims }: ProviderSignIn,
  caller: Caller,
  now: Date,
): Promise<number> {
  const { email, first_name, last_name, subject, is_email_verified } = claims
  const email_verified_at = is_email_verified ? now : null
  const given = { email, first_name, last_name, password_hash: null, email_verified_at }
  const user_id = await insertCustomer(tx, given, now)
  if (user_id === undefined) throw refused('This address has just been registered. Please start again.')
  await addIdentity(tx, { user_id, provider: provider.name, subject, email }, now)
  const facts = { is_new: true, provider: provider.name }
  await record(tx, { action: 'register', object: 'user', object_id: user_id, facts }, { ...caller, user_id }, now)
  return user_id
}
