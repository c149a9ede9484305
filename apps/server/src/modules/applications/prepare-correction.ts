import { Status } from '@lading/domain/workflow/status'
import { asJson } from '#platform/jsonb'
import type { Preparation } from '#modules/workflow/registry'
import { completeProfile } from './demand-complete.ts'
import type { KeepProfile } from './prepare-filing.ts'

/**
 * A case whose answers were corrected goes back for decision complete, with its places as the register writes them; the
 * profile of the business says the same, as it did when the application was filed.
 */
export const prepareCorrection =
  (keepProfile: KeepProfile): Preparation =>
  async (tx, { transaction }, _answers, actor, now) => {
    const { id, business_id, status, lock_holder_id } = transaction
    if (status !== Status.evaluationForRevision || lock_holder_id !== actor.user_id) return
    const corrected = tx.selectFrom('transaction_corrections').select('id').where('transaction_id', '=', id).limit(1)
    if ((await corrected.execute()).length === 0) return
    const profile = await keepProfile(tx, { business_id, profile: completeProfile(transaction.form) }, actor, now)
    await tx
      .updateTable('transactions')
      .set({ form: asJson(profile) })
      .where('id', '=', id)
      .execute()
  }
