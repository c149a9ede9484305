import type { Effect } from '#modules/workflow/handlers/handlers'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'
import { takeUpAnswer } from './take-up-answer.ts'

/** The client asks to be excused, with reason and letter; it stands in the list of the approving officer. */
export const noteCondonationAsked: Effect = async (tx, { context: { transaction }, answers }, actor, now) => {
  const { id: transaction_id, business_id } = transaction
  await tx
    .insertInto('condonations')
    .values({
      transaction_id,
      reason: String(answers.reason ?? ''),
      letter_file_id: await takeUpAnswer(tx, answers.condonation_letter, business_id, actor, now),
      asked_by: actor.user_id,
      asked_at: now,
    })
    .execute()
  return updateTransaction(tx, transaction, { request_asked_at: now })
}
