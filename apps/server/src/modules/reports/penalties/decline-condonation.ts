import type { Effect } from '#modules/workflow/handlers/handlers'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { answerCondonation } from './answer-condonation.ts'

/** Declined: the cashier goes on. */
export const declineCondonation: Effect = async (tx, { context: { transaction }, answers }, actor, now) => {
  const answer = String(answers.reason ?? '')
  await answerCondonation(tx, transaction.id, { outcome: 'declined', answer }, actor, now)
  return updateTransaction(tx, transaction, { request_asked_at: null })
}
