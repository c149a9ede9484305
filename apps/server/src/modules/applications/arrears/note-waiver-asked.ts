import type { Effect } from '#modules/workflow/handlers/handlers'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'

/** The client asks to be excused from its arrears, with a reason; it stands in the list of the approving officer. */
export const noteWaiverAsked: Effect = async (tx, { context: { transaction }, answers }, actor, now) => {
  const asked = { transaction_id: transaction.id, reason: String(answers.reason ?? '') }
  await tx
    .insertInto('arrears_waivers')
    .values({ ...asked, asked_by: actor.user_id, asked_at: now })
    .execute()
  return updateTransaction(tx, transaction, { request_asked_at: now })
}
