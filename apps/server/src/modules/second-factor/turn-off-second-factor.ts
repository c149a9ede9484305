import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { record } from '#modules/audit/record'
import { dropSecondFactor } from '#modules/accounts/drop-second-factor'
import { mailSecondFactor } from '#modules/accounts/second-factor-mails'
import { askPassword } from './ask-password.ts'
import { secondFactorOf } from './second-factor.queries.ts'
import { withCode } from './with-code.ts'

/** Turns the caller's second factor off; a stranger at an open session has neither the password nor a code. */
export async function turnOffSecondFactor(deps: Deps, order: { password: string; code: string }, actor: Caller) {
  const { user_id } = actor
  await askPassword(deps, order.password, actor)
  return withCode(deps, { user_id, code: order.code }, actor, async (tx, _way, now) => {
    await dropSecondFactor(tx, user_id, now)
    await mailSecondFactor(tx, user_id, 'turned-off', now)
    await record(tx, { action: 'turn-off-second-factor', object: 'user', object_id: user_id }, actor, now)
    return secondFactorOf({ db: tx, config: deps.config }, actor)
  })
}
