import type { Tx } from '#platform/database'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { lockDrafts } from '../ordering/ordered-documents.ts'

/** Sent back before it was issued: nobody outside has seen it, and it never counts. */
export const voidCertificateDraft: Effect = (tx, { context }, _actor, now) => voidDraftsOf(tx, context.transaction, now)

/** The documents that were drawn and not issued are void. */
export async function voidDraftsOf(tx: Tx, { id }: { readonly id: number }, now: Date): Promise<void> {
  const drafts = await lockDrafts(tx, id)
  if (drafts.length === 0) return
  const draft_ids = drafts.map(({ id: draft_id }) => draft_id)
  await tx
    .updateTable('issued_documents')
    .set({ state: 'void', standing: 'void', voided_at: now })
    .where('id', 'in', draft_ids)
    .execute()
}
