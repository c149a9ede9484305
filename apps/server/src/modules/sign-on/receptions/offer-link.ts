import type { Tx } from '#platform/database'
import { labelOfProvider } from '#platform/sign-on/sign-on-providers'
import type { Account } from '#modules/accounts/records/accounts.queries'
import { makeOffer } from '#modules/accounts/identities/link-offers'
import type { ProviderSignIn } from './provider-sign-in.ts'

/** The address has an account: its owner may link it, by one of the methods that the account has. */
export async function offerLink(
  tx: Tx,
  account: Account,
  { provider, claims, browser, config }: ProviderSignIn,
  now: Date,
) {
  const { subject, email } = claims
  const offer = { user_id: account.id, provider: provider.name, subject, email, browser }
  const identities = await tx.selectFrom('identities').select('provider').where('user_id', '=', account.id).execute()
  return {
    token: await makeOffer(tx, offer, now),
    label: provider.label,
    email: account.email,
    has_password: account.password_hash !== null,
    other_methods: identities.map((method) => labelOfProvider(config, method.provider)),
  }
}
