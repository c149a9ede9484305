import { assertsSecondFactor, sameAddress } from '@lading/domain/people/signing-in/sign-on'
import { ensure } from '@lading/domain/ensure'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { accountOf } from '#modules/accounts/records/accounts.queries'
import { noteUse } from '#modules/accounts/identities/identities'
import { askSecondStep } from '#modules/accounts/signing-in/second-step'
import { signIn } from '#modules/accounts/signing-in/sign-in'
import { withDebt } from '#modules/accounts/signing-in/with-debt'
import { addressOf } from './address-of.ts'
import type { ProviderSignIn } from './provider-sign-in.ts'

/** Opens a session, or asks for the second step where the provider asserts none. */
export async function openSession(tx: Tx, user_id: number, input: ProviderSignIn, caller: Caller, now: Date) {
  const { provider, claims, device, user_agent, config } = input
  const { email, is_email_verified, subject } = claims
  await noteUse(tx, { provider: provider.name, subject, email }, now)
  const account = ensure(await accountOf(tx, await addressOf(tx, user_id)), 'the account just made')
  if (is_email_verified && sameAddress(email, account.email) && !account.email_verified_at) {
    await tx.updateTable('users').set({ email_verified_at: now }).where('id', '=', user_id).execute()
  }
  if (account.has_second_factor && !assertsSecondFactor(claims.methods)) {
    return { second_factor: await askSecondStep(tx, config, account, now) }
  }
  const { user, authorisation } = await signIn(tx, { user_id, user_agent, device }, caller, now)
  return { user: withDebt(config, user), authorisation }
}
