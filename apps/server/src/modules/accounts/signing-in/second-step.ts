import type { SecondStep } from '@lading/contract/accounts/accounts'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database'
import { relyingParty } from '#platform/sign-on/relying-party'
import type { Account } from '../records/accounts.queries.ts'
import { issueToken } from '../records/one-time-tokens.ts'

type AccountFactors = Pick<Account, 'id' | 'has_app' | 'has_passkey'>

/** What the second step of signing in asks, and the token that goes with it. */
export async function askSecondStep(
  tx: Tx,
  config: Config,
  { id, ...has }: AccountFactors,
  now: Date,
): Promise<SecondStep> {
  const token = await issueToken(tx, id, 'second-factor', now)
  return { token, has_app: has.has_app, passkeys_at: has.has_passkey ? relyingParty(config).origin : null }
}
