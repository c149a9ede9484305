import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { lockTransaction, type LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { currentDocuments, openReturns, type CurrentDocument } from '../reading/filing.queries.ts'
import { openedDocuments } from '../reading/opened-documents.ts'
import { requireDocumentOpen, requireOpen } from '../reading/what-is-open.ts'

/** A document of a filing, with its filing locked, that this person may change now. Throws 404 or 409, 400 where it is closed. */
export async function lockDocument(
  tx: Tx,
  id: number,
  actor: Caller,
): Promise<{ found: LockedTransaction; file: CurrentDocument }> {
  const at = await tx
    .selectFrom('transaction_documents')
    .select('transaction_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!at) throw notFound('Document')
  const found = await lockTransaction(tx, at.transaction_id)
  maySee(found.transaction, actor, 'Document')
  const open = requireOpen(found.transaction, actor)
  const file = (await currentDocuments(tx, found.transaction.id)).find((one) => one.id === id)
  if (!file) throw notFound('Document')
  const returns = open === 'returned' ? await openReturns(tx, found.transaction.id) : []
  requireDocumentOpen(open, file.requirement_code, await openedDocuments(tx, found.transaction, returns))
  return { found, file }
}
