import { applicationForm, type ApplicationForm } from '@lading/contract/forms/application'
import type { BusinessProfile } from '@lading/contract/forms/business-profile'
import { asksTraining, opensTraining, trainingShortfall } from '@lading/domain/accreditation/training'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid } from '#platform/problem'
import { isFiledOtherwise } from '#modules/filing/filed-answers'
import { openReturns } from '#modules/filing/filing.queries'
import type { Settle } from '#modules/filing/prepare-filing'
import type { TransactionContext } from '#modules/workflow/transaction-context'
import { answersTo } from '#modules/workflow/transaction-row'
import { updateAccreditation } from '#modules/workflow/update-transaction'

/** Keeps what was filed as the profile of the business, and gives it back with its places as the register writes them. */
export type UpdateProfile = (
  tx: Tx,
  input: { business_id: number; profile: BusinessProfile; corrected?: readonly string[] },
  actor: Caller,
  now: Date,
) => Promise<BusinessProfile>

/** An application as it is filed: the register keeps the profile, the accreditation learns its scope. */
export const settleApplication =
  (updateProfile: UpdateProfile): Settle =>
  async (tx, context, actor, now) => {
    const { business_id } = context.transaction
    const { domestic, international, nvocc, ...filed } = answersTo(applicationForm, context.transaction)
    const scopes = { domestic, international, nvocc }
    const profile = await updateProfile(tx, { business_id, profile: filed }, actor, now)
    if (await mustBeTrained(tx, context)) requireTraining(context, profile)
    const form: ApplicationForm = { ...profile, ...scopes }
    if (!context.accreditation) return { form, profile }
    return { form, profile, ...(await updateAccreditation(tx, context.accreditation, scopes)) }
  }

/**
 * Whether hours of training are tested: in answer to a return only where they came back and stand otherwise than filed;
 * nothing else is tested anew by the rules of today.
 */
async function mustBeTrained(tx: Tx, { transaction }: TransactionContext): Promise<boolean> {
  if (!asksTraining(transaction.agency)) return false
  if (transaction.status === Status.draft) return true
  const returns = await openReturns(tx, transaction.id)
  return returns.some(({ code }) => opensTraining(code)) && isFiledOtherwise(tx, transaction, 'officers')
}

/** Hours of training of the key officers, together or each by setting. Throws 400. */
function requireTraining({ settings }: TransactionContext, { officers }: BusinessProfile): void {
  const shortfall = trainingShortfall(settings.values, officers)
  if (shortfall) throw invalid({ officers: [shortfall] })
}
