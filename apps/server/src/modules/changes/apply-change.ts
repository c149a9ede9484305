import type { BusinessProfile } from '@lading/contract/forms/business-profile'
import { isSameAnswer, type Form } from '@lading/domain/filing/form-path'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import type { Effect } from '#modules/workflow/handlers'
import { answersNamed, registeredAnswers } from './changed-profile.ts'

/** Writes answers of a profile that the agency approved into the register; gives the whole profile as it then stands. */
export type UpdateProfile = (
  tx: Tx,
  input: { business_id: number; profile: BusinessProfile; corrected?: readonly string[] },
  actor: Caller,
  now: Date,
) => Promise<BusinessProfile>

/**
 * The change enters the register, with what stood there as its own row of history. Applied again after a correction it
 * writes only what was corrected since, and never undoes what another change wrote meanwhile.
 */
export const applyChange =
  (updateProfile: UpdateProfile): Effect =>
  async (tx, { context }, actor, now) => {
    const { transaction, profile } = context
    const { id, business_id } = transaction
    const asked = registeredAnswers(transaction, profile)
    const written = await writtenBy(tx, id)
    const after = Object.fromEntries(
      Object.entries(asked).filter(([name, value]) => !(name in written) || !isSameAnswer(written[name], value)),
    )
    const names = Object.keys(after)
    if (names.length === 0) return undefined
    const whole = { ...profile, ...after } as BusinessProfile
    const kept = await updateProfile(tx, { business_id, profile: whole, corrected: names }, actor, now)
    await tx
      .insertInto('register_changes')
      .values({
        transaction_id: id,
        business_id,
        before: asJson(answersNamed(profile, names)),
        after: asJson(after),
        effective_on: String(transaction.form['effective_on'] ?? '') || null,
        by_user_id: actor.user_id || null,
        at: now,
      })
      .execute()
    return { profile: { ...profile, ...answersNamed(kept, names) } }
  }

/** What a change wrote into the register before, its last word on each answer. */
async function writtenBy(tx: Tx, transaction_id: number): Promise<Form> {
  const rows = await tx
    .selectFrom('register_changes')
    .select('after')
    .where('transaction_id', '=', transaction_id)
    .orderBy('id')
    .execute()
  return Object.assign({}, ...rows.map(({ after }) => after)) as Form
}
