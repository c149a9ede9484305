import type { Status } from '@lading/domain/transactions/status'
import { issuedStatuses } from '@lading/domain/transactions/status-groups'
import type { Tx } from '#platform/database'
import type { IssuedDocumentRow } from './issued-documents.queries.ts'

/**
 * Its transaction, which stands at `status`, was beyond issuing before this document was drawn, as those of a demonstration
 * are: it is what was issued then. True where that is so.
 */
export async function issueAsBefore(
  tx: Tx,
  { id, signed_at }: Pick<IssuedDocumentRow, 'id'> & { readonly signed_at: string },
  status: Status,
): Promise<boolean> {
  if (!issuedStatuses.includes(status)) return false // it waits to be issued, or its transaction ended without it
  const { numUpdatedRows } = await tx
    .updateTable('issued_documents')
    .set({ standing: 'issued', issued_at: new Date(signed_at) })
    .where('id', '=', id)
    .where('standing', '=', 'draft')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
