import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { mailAlreadyRegistered, mailVerification, mayBeMailed } from '#modules/accounts/records/account-mails'
import { accountOf, type Account } from '#modules/accounts/records/accounts.queries'
import { addressOf } from './address-of.ts'
import { makeAccount } from './make-account.ts'
import type { ProviderSignIn } from './provider-sign-in.ts'

interface Found {
  readonly linked: { readonly id: number } | undefined
  readonly same_address: Account | undefined
}

/** Nobody proved the address: its owner learns by mail what there is; the caller reads the same in every case. */
export async function mailOwnerOfAddress(
  tx: Tx,
  input: ProviderSignIn,
  { linked, same_address }: Found,
  caller: Caller,
  now: Date,
) {
  if (!linked && !same_address) await makeAccount(tx, input, caller, now)
  const account = linked ? await accountOf(tx, await addressOf(tx, linked.id)) : await accountOf(tx, input.claims.email)
  if (!account || account.status !== 'active' || !(await mayBeMailed(tx, account.id, now))) return
  const isWaiting = account.audience === 'customer' && !account.email_verified_at
  await (isWaiting ? mailVerification(tx, account, now) : mailAlreadyRegistered(tx, account, now))
}
