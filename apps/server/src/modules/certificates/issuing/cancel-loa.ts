import { voided } from '#modules/documents/issued/voided'
import type { Effect } from '#modules/workflow/handlers/handlers'

/** A letter of authority that no longer holds. */
export const cancelLoa: Effect = async (tx, { context }, _actor, now) => {
  await tx
    .updateTable('issued_documents')
    .set(voided(now))
    .where('transaction_id', '=', context.transaction.id)
    .where('kind', '=', 'loa')
    .execute()
}
