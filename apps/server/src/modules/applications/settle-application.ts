import { applicationForm, type ApplicationForm } from '@lading/contract/forms/business/application'
import type { Settle } from '#modules/filing/submission/prepare-filing'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import type { UpdateProfile } from '#modules/workflow/transactions/update-profile'
import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'

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
