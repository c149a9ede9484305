import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { record } from '#modules/audit/record'
import { dropSecondFactor } from '#modules/accounts/records/drop-second-factor'
import { mailSecondFactor } from '#modules/accounts/records/second-factor-mails'
import { askPassword } from '#modules/accounts/passwords/ask-password'
import { askingIn } from './passkeys/challenges.ts'
import { secondFactorOf } from './passkeys/second-factor.queries.ts'
import { type Proof, withProof } from './with-proof.ts'

/**
 * Removes the caller's authenticator app; a stranger at an open session has neither the password nor a proof. Where it
 * was the last second factor the recovery codes go too.
 */
export async function turnOffSecondFactor(
  deps: Deps,
  { password, ...proof }: Proof & { password: string },
  actor: Caller,
) {
  const { user_id } = actor
  await askPassword(deps, password, actor)
  return withProof(deps, { ...proof, asking: askingIn(actor, 'prove') }, actor, async (tx, _way, now) => {
    await tx.deleteFrom('second_factors').where('user_id', '=', user_id).execute()
    const standing = await secondFactorOf({ db: tx, config: deps.config }, actor)
    if (!standing.is_on) await dropSecondFactor(tx, user_id, now)
    await mailSecondFactor(tx, user_id, standing.is_on ? 'app-removed' : 'turned-off', now)
    await record(tx, { action: 'turn-off-second-factor', object: 'user', object_id: user_id }, actor, now)
    return secondFactorOf({ db: tx, config: deps.config }, actor)
  })
}
