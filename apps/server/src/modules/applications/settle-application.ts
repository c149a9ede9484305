import { applicationForm, type ApplicationForm } from '@lading/contract/forms/business/application'
import { faultAt } from '#modules/filing/submission/require-complete'
import type { Settle } from '#modules/filing/submission/prepare-filing'
import type { AreaFaults } from '#modules/workflow/handlers/handlers'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import type { TinFault, UpdateProfile } from '#modules/workflow/transactions/update-profile'
import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'

/** The TIN of another business, where the register would take it over. */
export const tinFaults =
  (tinFault: TinFault): AreaFaults =>
  async (db, declared) =>
    faultAt('tin', await tinFault(db, answersTo(applicationForm, declared).tin, declared.business_id))

/** An application as it is filed: the register keeps the profile, the accreditation learns its scope. */
export const settleApplication =
  (updateProfile: UpdateProfile): Settle =>
  async (tx, context, actor, now) => {
    const { business_id } = context.transaction
    const { domestic, international, nvocc, ...filed } = answersTo(applicationForm, context.transaction)
    const scopes = { domestic, international, nvocc }
    const profile = await updateProfile(tx, { business_id, profile: filed }, actor, now)
    const form: ApplicationForm = { ...profile, ...scopes }
    if (!context.accreditation) return { form, profile }
    return { form, profile, ...(await updateAccreditation(tx, context.accreditation, scopes)) }
  }
