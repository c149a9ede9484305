import { Status } from '@lading/domain/transactions/status'
import type { Preparation } from '#modules/workflow/handlers/handlers'
import { requireComplete } from './require-complete.ts'

/** What was corrected after approval goes back for decision complete. */
export const requireCorrected: Preparation = async (tx, context, _answers, actor, now) => {
  const { status, lock_holder_id } = context.transaction
  if (status === Status.evaluationForRevision && lock_holder_id === actor.user_id)
    await requireComplete(tx, context, now)
  return undefined
}
