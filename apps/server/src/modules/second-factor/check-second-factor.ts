import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { labelOfProvider } from '#platform/sign-on/sign-on-providers'
import { record } from '#modules/audit/record'
import { takeUpOffer } from '#modules/accounts/identities/link-offers'
import { ownerOfToken, useToken } from '#modules/accounts/records/one-time-tokens'
import { mailSecondFactor } from '#modules/accounts/records/second-factor-mails'
import { signIn } from '#modules/accounts/signing-in/sign-in'
import { withDebt } from '#modules/accounts/signing-in/with-debt'
import { askingAt } from './passkeys/challenges.ts'
import { tookTooLong } from './took-too-long.ts'
import { type Proof, withProof } from './with-proof.ts'

interface CheckSecondFactorInput extends Proof {
  /** What the first step answered. */
  readonly token: string
  readonly device: string
  readonly user_agent: string
}

/** The second step of signing in. The token is used up by the right proof alone: a slip may be corrected. */
export async function checkSecondFactor(
  deps: Deps,
  { token, device, user_agent, ...proof }: CheckSecondFactorInput,
  caller: Caller,
) {
  const user_id = await ownerOfToken(deps.db, token, ['second-factor'], deps.clock.now())
  if (user_id === undefined) throw tookTooLong()
  return withProof(deps, { ...proof, device, asking: askingAt(token, user_id) }, caller, async (tx, method, now) => {
    if ((await useToken(tx, token, ['second-factor'], now)) !== user_id) throw tookTooLong()
    const labelOf = (provider: string) => labelOfProvider(deps.config, provider)
    await takeUpOffer(tx, { second_step: token, user_id, labelOf }, caller, now)
    if (method === 'recovery-code') await tellOfRecoveryCode(tx, user_id, caller, now)
    const { user, authorisation } = await signIn(tx, { user_id, user_agent, device }, caller, now)
    return { user: withDebt(deps.config, user), authorisation }
  })
}

async function tellOfRecoveryCode(tx: Tx, user_id: number, caller: Caller, now: Date): Promise<void> {
  await mailSecondFactor(tx, user_id, 'recovery-code-used', now)
  const by = { ...caller, user_id }
  await record(tx, { action: 'use-recovery-code', object: 'user', object_id: user_id }, by, now)
}
