import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { notFound, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { dropSecondFactor } from '#modules/accounts/records/drop-second-factor'
import { mailSecondFactor } from '#modules/accounts/records/second-factor-mails'
import { askPassword } from '#modules/accounts/passwords/ask-password'
import { lockAccount } from '../lock-account.ts'
import { secondFactorOf } from './second-factor.queries.ts'

/** Removes one of the caller's passkeys. With the last second factor the recovery codes go too. */
export async function removePasskey(deps: Deps, input: { id: number; password: string }, actor: Caller) {
  const { user_id } = actor
  await askPassword(deps, input.password, actor)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, user_id)
    const removed = await tx
      .deleteFrom('passkeys')
      .where('id', '=', input.id)
      .where('user_id', '=', user_id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw notFound('Passkey')
    const { is_on } = await secondFactorOf({ db: tx, config: deps.config }, actor)
    if (!is_on && deps.config.staff_second_factor) throw refused(LAST_ONE)
    if (!is_on) await dropSecondFactor(tx, user_id, now)
    await mailSecondFactor(tx, user_id, is_on ? 'passkey-removed' : 'turned-off', now)
    const facts = { passkey: removed.name }
    await record(tx, { action: 'remove-passkey', object: 'user', object_id: user_id, facts }, actor, now)
    return secondFactorOf({ db: tx, config: deps.config }, actor)
  })
}

const LAST_ONE = 'All staff need a second factor. Add another passkey or an app before you remove this one.'
