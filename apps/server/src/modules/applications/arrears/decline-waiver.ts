import type { Effect } from '#modules/workflow/handlers/handlers'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { answerWaiver } from './answer-waiver.ts'

/** Declined: the arrears stand against the filing. */
export const declineWaiver: Effect = async (tx, { context: { transaction }, answers }, actor, now) => {
  const remark = String(answers.reason ?? '')
  await answerWaiver(tx, transaction.id, { is_waived: false, remark }, actor, now)
  return updateTransaction(tx, transaction, { request_asked_at: null })
}
