import { takeUpFile } from '#modules/uploads/take-up-file'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Answers, Effect } from '#modules/workflow/handlers/handlers'
import { updateTransaction } from '#modules/workflow/transactions/update-transaction'

/** The client asks to be excused, with reason and letter; it stands in the list of the approving officer. */
export const noteCondonationAsked: Effect = async (tx, { context: { transaction }, answers }, actor, now) => {
  const { id: transaction_id, business_id } = transaction
  await tx
    .insertInto('condonations')
    .values({
      transaction_id,
      reason: String(answers.reason ?? ''),
      letter_file_id: await fileOf(tx, answers.condonation_letter, business_id, actor, now),
      asked_by: actor.user_id,
      asked_at: now,
    })
    .execute()
  return updateTransaction(tx, transaction, { request_asked_at: now })
}

/** Declined: the cashier goes on. */
export const declineCondonation: Effect = async (tx, { context: { transaction }, answers }, actor, now) => {
  await answer(tx, transaction.id, { outcome: 'declined', answer: String(answers.reason ?? '') }, actor, now)
  return updateTransaction(tx, transaction, { request_asked_at: null })
}

/** Condoned in full, by an order with a number; the penalty stays on record. */
export const condonePenalty: Effect = async (tx, { context: { transaction }, answers }, actor, now) => {
  const order_file_id = await fileOf(tx, answers.condonation_order, transaction.business_id, actor, now)
  const columns = {
    outcome: 'condoned',
    answer: String(answers.grounds ?? ''),
    order_number: String(answers.condonation_number ?? ''),
    order_file_id,
  }
  await answer(tx, transaction.id, columns, actor, now)
  return updateTransaction(tx, transaction, { request_asked_at: null })
}

interface Answered {
  readonly outcome: string
  readonly answer: string
  readonly order_number?: string
  readonly order_file_id?: string | null
}

async function answer(tx: Tx, transaction_id: number, columns: Answered, actor: Caller, now: Date): Promise<void> {
  await tx
    .updateTable('condonations')
    .set({ ...columns, decided_by: actor.user_id, decided_at: now })
    .where('transaction_id', '=', transaction_id)
    .execute()
}

async function fileOf(tx: Tx, sent: Answers[string], business_id: number, actor: Caller, now: Date) {
  if (typeof sent !== 'string' || sent === '') return null
  return (await takeUpFile(tx, { file_id: sent, business_id }, actor, now)).id
}
