import type { Tx } from '#platform/database'
import { voided } from '#modules/documents/issued/voided'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { lockDrafts, type OrderedDocument } from '../ordering/ordered-documents.ts'

/** Sent back before it was issued: nobody outside has seen it, and it never counts. */
export const voidCertificateDraft: Effect = (tx, { context }, _actor, now) => voidDraftsOf(tx, context.transaction, now)

/** The documents that were drawn and not issued are void. */
export async function voidDraftsOf(tx: Tx, { id }: { readonly id: number }, now: Date): Promise<void> {
  await voidDocuments(tx, await lockDrafts(tx, id), now)
}

/** These documents never count. */
export async function voidDocuments(tx: Tx, documents: readonly OrderedDocument[], now: Date): Promise<void> {
  if (documents.length === 0) return
  const ids = documents.map(({ id }) => id)
  await tx.updateTable('issued_documents').set(voided(now)).where('id', 'in', ids).execute()
}
