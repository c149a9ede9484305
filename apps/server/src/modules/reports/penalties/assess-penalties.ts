import type { Effect } from '#modules/workflow/handlers/handlers'
import { refused } from '#platform/problem'
import { penaltyLinesDue } from './penalties-due.ts'

/**
 * The penalty lines as they are assessed now, with the violation that the desk picked; they stand whatever the catalogue
 * says later. Throws 409 for a gap in it, and for a violation that costs nothing.
 */
export const assessPenalties: Effect = async (tx, { context, answers }, actor, now) => {
  const late_as = typeof answers.late_violation === 'string' ? answers.late_violation : undefined
  const lines = await penaltyLinesDue(tx, { ...context, late_as }, now)
  if (lines.length === 0) throw refused('This violation costs nothing on that day. Choose the other one.')
  const transaction_id = context.transaction.id
  await tx.deleteFrom('transaction_penalties').where('transaction_id', '=', transaction_id).execute()
  await tx
    .insertInto('transaction_penalties')
    .values(
      lines.map((line, index) => ({
        ...line,
        transaction_id,
        position: index + 1,
        assessed_by: actor.user_id || null,
        assessed_at: now,
      })),
    )
    .execute()
}
