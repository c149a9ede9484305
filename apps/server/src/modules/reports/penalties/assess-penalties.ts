import type { Effect } from '#modules/workflow/handlers/handlers'
import { penaltyLinesDue } from './penalties-due.ts'

/** The penalty lines as they are assessed now; they stand whatever the catalogue says later. Throws 409 for a gap in it. */
export const assessPenalties: Effect = async (tx, { context }, actor, now) => {
  const lines = await penaltyLinesDue(tx, context, now)
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
