import { applicationForm } from '@lading/contract/forms/business/application'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { registerOf } from '#modules/workflow/transactions/register-of'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import type { UpdateProfile } from '#modules/workflow/transactions/update-profile'

/**
 * What a new application says entered the register as it was filed; where an accreditation of the other agency rested on the
 * register, nothing did. The branches that approval certified enter it now, so that no later change closes them as
 * branches that left it. One that closed meanwhile stays closed.
 */
export const registerBranches =
  (updateProfile: UpdateProfile): Effect =>
  async (tx, { context }, actor, now) => {
    const { transaction, profile } = context
    const { business_id } = transaction
    const known = new Set(profile.branches.map(({ key }) => key))
    const named = answersTo(applicationForm, transaction).branches.filter(({ key }) => !known.has(key))
    if (named.length === 0) return undefined
    const rows = await tx
      .selectFrom('business_branches')
      .select('key')
      .where('business_id', '=', business_id)
      .where('closed_on', 'is', null)
      .execute()
    const added = named.filter(({ key }) => rows.some((row) => row.key === key))
    if (added.length === 0) return undefined
    const whole = { ...profile, branches: [...profile.branches, ...added] }
    const corrected = added.map(({ key }) => `branches.${key}`)
    await updateProfile(tx, { business_id, profile: whole, corrected }, actor, now)
    return { profile: await registerOf(tx, business_id) }
  }
