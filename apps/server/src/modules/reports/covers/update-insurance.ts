import { insuranceCoverageForm } from '@lading/contract/forms/reports/insurance-coverage'
import { ensure } from '@lading/domain/ensure'
import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { profileWith, registerOf } from '#modules/workflow/transactions/register-of'
import type { UpdateProfile } from '#modules/workflow/transactions/update-profile'
import { currentCover } from '#modules/workflow/transactions/own-cover'
import { answersTo, type TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { coverFollowed } from './covers.queries.ts'
import { PolicyAnswers, recordCover } from './record-cover.ts'

/** Type 15: the policy is the cover of the accreditation, and stands in the register; the next obligation follows it. */
export const updateInsurance =
  (updateProfile: UpdateProfile): Effect =>
  async (tx, { context }, actor, now) => {
    const { transaction, accreditation, profile: before } = context
    if (definitionOf(transaction.type).report_on !== 'policy') return undefined
    const { id: transaction_id, business_id, agency } = transaction
    const policy = PolicyAnswers.parse(answersTo(insuranceCoverageForm, transaction))
    const accreditation_id = ensure(accreditation, 'the accreditation of the report').id
    const insured = { business_id, agency, accreditation_id, transaction_id }
    if (await isOvertaken(tx, transaction, policy)) return undefined
    await recordCover(tx, insured, policy, context.settings, now)
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

/** A report that was owed for a lapse may be accepted after a later policy entered: that one and what follows it stay. */
async function isOvertaken(tx: Tx, transaction: TransactionRow, policy: PolicyAnswers): Promise<boolean> {
  const current = await currentCover(tx, transaction)
  if (!current || current.ends_on <= policy.insurance_ends_on) return false
  return current.id !== (await coverFollowed(tx, transaction))?.id
}
