import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { record } from '#modules/audit/record'
import { askPassword } from '#modules/accounts/passwords/ask-password'
import { askingIn } from './passkeys/challenges.ts'
import { writeRecoveryCodes } from './recovery-codes.ts'
import { type Proof, withProof } from './with-proof.ts'

/** Ten new recovery codes; the earlier ones stop working. */
export async function renewRecoveryCodes(
  deps: Deps,
  { password, ...proof }: Proof & { password: string },
  actor: Caller,
) {
  const { user_id } = actor
  await askPassword(deps, password, actor)
  return withProof(deps, { ...proof, asking: askingIn(actor, 'prove') }, actor, async (tx, _way, now) => {
    const recovery_codes = await writeRecoveryCodes(tx, user_id)
    await record(tx, { action: 'renew-recovery-codes', object: 'user', object_id: user_id }, actor, now)
    return { recovery_codes }
  })
}
