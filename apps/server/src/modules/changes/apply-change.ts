import { changesList, isRenewal } from '@lading/domain/transactions/family'
import { formOfType } from '@lading/contract/transaction-types'
import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Form } from '@lading/domain/filing/form-path'
import { scopeText } from '@lading/domain/transactions/scope'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { accreditationsWritten } from '#modules/workflow/transactions/accreditations-written'
import { firstDayOfNewTerm } from '#modules/workflow/transactions/first-day-of-new-term'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import {
  answersToApply,
  appliedBefore,
  askedBy,
  type AppliedAnswers,
} from '#modules/workflow/transactions/profile-after'
import { withOwnCover } from '#modules/workflow/transactions/own-cover'
import { profileWith, registerOf } from '#modules/workflow/transactions/register-of'
import { scopesLeft } from '#modules/workflow/transactions/scopes-left'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import type { UpdateProfile } from '#modules/workflow/transactions/update-profile'
import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'
import { answersNamed } from './answers-named.ts'
import { closeBranches } from './close-branches.ts'
import { rescopeRenewal } from './rescope-renewal.ts'

/** Records a policy that an approved change writes into the register as the cover of its accreditation. */
export type RecordPolicy = (
  tx: Tx,
  found: Pick<TransactionContext, 'transaction' | 'accreditation' | 'settings'>,
  approved: { readonly written: readonly string[]; readonly profile: Form },
  now: Date,
) => Promise<void>

/** What other areas do of an approved change. */
export interface AppliesChanges {
  readonly updateProfile: UpdateProfile
  readonly recordPolicy: RecordPolicy
}

/**
 * The change enters the register, with what stood there as its own row of history. Applied again after a correction it
 * writes only what was corrected since, and never undoes what another change wrote meanwhile.
 */
export const applyChange =
  ({ updateProfile, recordPolicy }: AppliesChanges): Effect =>
  async (tx, { context }, actor, now) => {
    const { transaction, accreditation } = context
    const { id, business_id } = transaction
    const register = await withOwnCover(tx, transaction, context.profile)
    const applied = await appliedBefore(tx, id)
    const after = answersToApply({ transaction, profile: register }, applied)
    const names = Object.keys(after)
    const scopes = scopesToApply(context, applied)
    if (names.length === 0 && !scopes) return undefined
    const profile = profileWith(context.profile, after)
    if (changesList(transaction.type, 'branches')) await closeBranches(tx, transaction)
    if (names.length > 0) await updateProfile(tx, { business_id, profile, corrected: names }, actor, now)
    await recordPolicy(tx, context, { written: names, profile: { ...profileWith(register, after) } }, now)
    const rescoped = accreditation && scopes && (await updateAccreditation(tx, accreditation, scopes.after))
    for (const beside of (await accreditationsWritten(tx, context)).filter((row) => row.id !== accreditation?.id)) {
      const other = scopesToApply({ ...context, accreditation: beside }, applied)
      if (other) await updateAccreditation(tx, beside, other.after)
    }
    if (accreditation && scopes)
      await rescopeRenewal(tx, accreditation.id, formOfType(transaction.type).scopeChange(transaction.form), now)
    await tx
      .insertInto('register_changes')
      .values({
        transaction_id: id,
        business_id,
        before: asJson({ ...answersNamed(register, names), ...scopes?.before }),
        after: asJson({ ...after, ...scopes?.after }),
        asked: asJson(askedBy(context)),
        effective_on: await effectiveDay(tx, context, now),
        by_user_id: actor.user_id || null,
        at: now,
      })
      .execute()
    return { profile: await registerOf(tx, business_id), ...rescoped }
  }

/** From when it holds: the day that was asked for, of a renewal the first day of the new term, else the day of approval. */
async function effectiveDay(
  tx: Tx,
  { transaction: { type, form }, accreditation }: Pick<LockedTransaction, 'transaction' | 'accreditation'>,
  now: Date,
): Promise<PlainDate> {
  const asked = formOfType(type).effectiveOn(form)
  if (asked) return plainDate(asked)
  const renewed_id = accreditation?.previous_accreditation_id
  const today = manilaDay(now)
  return isRenewal(type) && renewed_id ? firstDayOfNewTerm(tx, renewed_id, today) : today
}

/** The scope flags of the accreditation now and as the change leaves them; undefined where they stay. */
function scopesToApply(context: LockedTransaction, applied: AppliedAnswers) {
  const { accreditation } = context
  const after = scopesLeft(context, applied)
  if (!accreditation || scopeText(after) === scopeText(accreditation)) return undefined
  const { domestic, international, nvocc } = accreditation
  return { before: { domestic, international, nvocc }, after }
}
