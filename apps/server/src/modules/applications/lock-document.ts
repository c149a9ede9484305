import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notFound } from '#platform/problem'
import { maySee } from '#modules/workflow/may-see'
import {
  currentDocuments,
  lockApplication,
  openReturns,
  type LockedApplication,
  type CurrentDocument,
} from './applications.queries.ts'
import { openedDocuments } from './opened-documents.ts'
import { requireDocumentOpen, requireOpen, whatIsOpen } from './what-is-open.ts'

export async function lockDocument(
  tx: Tx,
  id: number,
  actor: Caller,
): Promise<{ found: LockedApplication; file: CurrentDocument }> {
  const at = await tx
    .selectFrom('transaction_documents as d')
    .innerJoin('transactions as t', 't.id', 'd.transaction_id')
    .select('t.accreditation_id')
    .where('d.id', '=', id)
    .executeTakeFirst()
  if (!at?.accreditation_id) throw notFound('Document')
  const found = await lockApplication(tx, at.accreditation_id)
  maySee(found.transaction, actor)
  const open = whatIsOpen(found.transaction, actor)
  requireOpen(open)
  const file = (await currentDocuments(tx, found.transaction.id)).find((one) => one.id === id)
  if (!file) throw notFound('Document')
  const returns = open === 'returned' ? await openReturns(tx, found.transaction.id) : []
  requireDocumentOpen(open, file.requirement_code, await openedDocuments(tx, found.transaction, returns))
  return { found, file }
}
