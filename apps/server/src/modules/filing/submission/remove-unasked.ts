import type { Tx } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { currentDocuments, type CurrentDocument } from '../reading/filing.queries.ts'
import { giveUp } from '../documents/give-up.ts'

/** Removes what is attached under no line of the list: files of a scope that was tried and left again. Returns the rest. */
export async function removeUnasked(
  tx: Tx,
  { id, requirements }: Pick<TransactionRow, 'id' | 'requirements'>,
  now: Date,
): Promise<CurrentDocument[]> {
  const asked = new Set(requirements.map((line) => line.code))
  const documents = await currentDocuments(tx, id)
  for (const file of documents) {
    if (asked.has(file.requirement_code)) continue
    await tx.deleteFrom('transaction_documents').where('id', '=', file.id).execute()
    await giveUp(tx, file, now)
  }
  return documents.filter((file) => asked.has(file.requirement_code))
}
