import { kindsWhere, type DocumentKind } from '@lading/domain/documents/document-kinds'
import type { Tx } from '#platform/database'

const released = kindsWhere(({ release_waits }) => release_waits)

/** What the approvals of a transaction had made and is not void, in the order it was made, locked. */
export async function lockOrdered(tx: Tx, transaction_id: number) {
  const rows = await tx
    .selectFrom('issued_documents')
    .selectAll()
    .where('transaction_id', '=', transaction_id)
    .where('kind', 'in', released)
    .where('state', '<>', 'void')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as DocumentKind })) // of `released`
}

export type OrderedDocument = Awaited<ReturnType<typeof lockOrdered>>[number]

/** Made and not issued yet; a second edition waits while the first one is suspended. */
export const lockDrafts = async (tx: Tx, transaction_id: number): Promise<OrderedDocument[]> =>
  (await lockOrdered(tx, transaction_id)).filter(({ standing }) => standing === 'draft')
