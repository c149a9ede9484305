import { applicationForm } from '@lading/contract/forms/business/application'
import { Status } from '@lading/domain/transactions/status'
import { asJson } from '#platform/jsonb'
import { requireComplete } from '#modules/filing/submission/require-complete'
import type { Preparation } from '#modules/workflow/handlers/handlers'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import type { UpdateProfile } from '#modules/workflow/transactions/update-profile'

/**
 * An application whose answers were corrected goes back for decision complete, with its places as the register writes
 * them; the profile of the business says what was corrected, whatever else rests on it.
 */
export const prepareCorrection =
  (updateProfile: UpdateProfile): Preparation =>
  async (tx, context, _answers, actor, now) => {
    const { transaction } = context
    const { id, business_id, status, lock_holder_id } = transaction
    if (status !== Status.evaluationForRevision || lock_holder_id !== actor.user_id) return undefined
    const rows = await tx
      .selectFrom('transaction_corrections')
      .select('path')
      .distinct()
      .where('transaction_id', '=', id)
      .execute()
    if (rows.length === 0) return undefined
    await requireComplete(tx, context, now)
    const { domestic, international, nvocc, ...filed } = answersTo(applicationForm, transaction)
    const corrected = rows.map(({ path }) => path)
    const profile = await updateProfile(tx, { business_id, profile: filed, corrected }, actor, now)
    const form = { ...profile, domestic, international, nvocc }
    return { profile, ...(await updateTransaction(tx, transaction, { form: asJson(form) })) }
  }
