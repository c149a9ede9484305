import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import type { BusinessProfile } from '@lading/contract/forms/business-profile'
import { insuranceCoverageForm } from '@lading/contract/forms/insurance-coverage'
import { ensure } from '@lading/domain/ensure'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { profileWith, registerOf } from '#modules/workflow/transactions/register-of'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import { keepStatistics } from './figures/keep-statistics.ts'
import { obligationOf } from './obligations/obligation-of.ts'
import { planNextPeriod } from './obligations/plan-period.ts'
import { PolicyAnswers, recordCover } from './covers/record-cover.ts'
import { updateObligation } from './report-effects.ts'

/** Writes answers of a profile that the agency accepted into the register. */
export type UpdateProfile = (
  tx: Tx,
  input: { business_id: number; profile: BusinessProfile; corrected?: readonly string[] },
  actor: Caller,
  now: Date,
) => Promise<unknown>

/** Accepted: the obligation is complied with, nothing is due for its period any more, and its figures are statistics. */
export const markPeriodComplied: Effect = async (tx, { context }, actor, now) => {
  const { transaction } = context
  const obligation = await obligationOf(tx, transaction)
  if (!obligation) return
  await updateObligation(tx, obligation.id, { complied_on: manilaDay(now), remind_on: null })
  await planNextPeriod(tx, obligation)
  await keepStatistics(tx, context, obligation, actor, now)
}

/** Type 15: the policy is the cover of the accreditation, and stands in the register; the next obligation follows it. */
export const updateInsurance =
  (updateProfile: UpdateProfile): Effect =>
  async (tx, { context }, actor, now) => {
    const { transaction, accreditation, profile: before } = context
    if (definitionOf(transaction.type).report_on !== 'policy') return undefined
    const { id: transaction_id, business_id, agency } = transaction
    const policy = PolicyAnswers.parse(answersTo(insuranceCoverageForm, transaction))
    const accreditation_id = ensure(accreditation, 'the accreditation of the report').id
    await recordCover(tx, { business_id, agency, accreditation_id, transaction_id }, policy, now)
    const names = Object.keys(policy).filter((name) => name in before)
    const after = Object.fromEntries(Object.entries(policy).filter(([name]) => names.includes(name)))
    const profile = profileWith(before, after)
    await updateProfile(tx, { business_id, profile, corrected: names }, actor, now)
    await tx
      .insertInto('register_changes')
      .values({
        transaction_id,
        business_id,
        before: asJson(Object.fromEntries(Object.entries(before).filter(([name]) => names.includes(name)))),
        after: asJson(after),
        effective_on: policy.insurance_starts_on,
        by_user_id: actor.user_id || null,
        at: now,
      })
      .execute()
    return { profile: await registerOf(tx, business_id) }
  }
