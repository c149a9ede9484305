import { Status } from '@lading/domain/transactions/status'
import { asJson } from '#platform/jsonb'
import type { Preparation } from '#modules/workflow/handlers'
import { updateTransaction } from '#modules/workflow/update-transaction'
import { completeProfile } from './require-complete.ts'
import type { UpdateProfile } from './prepare-filing.ts'

/**
 * A case whose answers were corrected goes back for decision complete, with its places as the register writes them; the
 * profile of the business says what was corrected, whatever else rests on it.
 */
export const prepareCorrection =
  (keepProfile: UpdateProfile): Preparation =>
  async (tx, { transaction }, _answers, actor, now) => {
    const { id, business_id, status, lock_holder_id } = transaction
    if (status !== Status.evaluationForRevision || lock_holder_id !== actor.user_id) return
    const rows = await tx
      .selectFrom('transaction_corrections')
      .select('path')
      .distinct()
      .where('transaction_id', '=', id)
      .execute()
    if (rows.length === 0) return
    const corrected = rows.map(({ path }) => path)
    const filed = completeProfile(transaction.form)
    const profile = await keepProfile(tx, { business_id, profile: filed, corrected }, actor, now)
    return updateTransaction(tx, transaction, { form: asJson(profile) })
  }
