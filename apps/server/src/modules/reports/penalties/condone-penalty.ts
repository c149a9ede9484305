import type { Effect } from '#modules/workflow/handlers/handlers'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { answerCondonation } from './answer-condonation.ts'
import { takeUpAnswer } from './take-up-answer.ts'

/** Condoned in full, by an order with a number; the penalty stays on record. */
export const condonePenalty: Effect = async (tx, { context: { transaction }, answers }, actor, now) => {
  const order_file_id = await takeUpAnswer(tx, answers.condonation_order, transaction.business_id, actor, now)
  const columns = {
    outcome: 'condoned',
    answer: String(answers.grounds ?? ''),
    order_number: String(answers.condonation_number ?? ''),
    order_file_id,
  }
  await answerCondonation(tx, transaction.id, columns, actor, now)
  return updateTransaction(tx, transaction, { request_asked_at: null })
}
