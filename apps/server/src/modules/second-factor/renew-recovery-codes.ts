import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { record } from '#modules/audit/record'
import { askPassword } from './ask-password.ts'
import { writeRecoveryCodes } from './recovery-codes.ts'
import { withCode } from './with-code.ts'

/** Ten new recovery codes; the earlier ones stop working. */
export async function renewRecoveryCodes(deps: Deps, order: { password: string; code: string }, actor: Caller) {
  const { user_id } = actor
  await askPassword(deps, order.password, actor)
  return withCode(deps, { user_id, code: order.code }, actor, async (tx, _way, now) => {
    const recovery_codes = await writeRecoveryCodes(tx, user_id)
    await record(tx, { action: 'renew-recovery-codes', object: 'user', object_id: user_id }, actor, now)
    return { recovery_codes }
  })
}
