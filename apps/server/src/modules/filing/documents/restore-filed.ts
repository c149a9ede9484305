import { type ReturnedItem } from '@lading/contract/filing/filing'
import type { RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import type { Tx } from '#platform/database'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { currentDocuments, type CurrentDocument } from '../reading/filing.queries.ts'
import { isFiled, setAside } from './attach-document.ts'
import { openedDocuments } from '../reading/opened-documents.ts'

/** Puts the filed file back that another took the place of; what came back is then open to an answer again. */
export async function restoreFiled(tx: Tx, file: CurrentDocument, transaction_id: number): Promise<void> {
  if (file.replaces_id === null) return
  await tx.updateTable('transaction_documents').set({ is_current: true }).where('id', '=', file.replaces_id).execute()
  await tx
    .updateTable('transaction_returns')
    .set({ answered_at: null })
    .where('transaction_id', '=', transaction_id)
    .where('kind', '=', 'document')
    .where('code', '=', file.requirement_code)
    .where('answer', '=', '')
    .where('round', '=', file.round)
    .execute()
}

interface Closing {
  readonly requirements: readonly RequiredDocument[]
  readonly returns: readonly ReturnedItem[]
}

/** A document that changed answers had opened stands as it was filed once they close it again. */
export async function restoreClosed(tx: Tx, found: LockedTransaction, { requirements, returns }: Closing, now: Date) {
  const { id, type } = found.transaction
  const opened = await openedDocuments(tx, { id, type, requirements }, returns)
  const closed = new Set(requirements.map(({ code }) => code).filter((code) => !opened.has(code)))
  for (const file of await currentDocuments(tx, id)) {
    if (!closed.has(file.requirement_code) || isFiled(found, file)) continue
    await setAside(tx, found, file, now)
    await restoreFiled(tx, file, id)
  }
}
