import type { Act } from '#platform/calls/bind'
import { notFound, refused } from '#platform/problem'
import { staleDetails } from '#modules/workflow/transactions/stale-details'
import { lockPartForHolder } from '#modules/workflow/transactions/lock-for-holder'
import { decideDocument } from './decide-document.ts'

type Finding = 'accepted' | 'returned' | null

interface RecordFindingInput {
  readonly id: number
  readonly finding: Finding
  readonly remark: string
  readonly version: number
}

/** The finding on one document, of a transaction as the evaluator saw it. Throws 409 where it moved since. */
export const recordFinding: Act<RecordFindingInput, { id: number; finding: Finding; remark: string }> = async (
  tx,
  { id, finding, remark, version },
  actor,
  now,
) => {
  const document = tx.selectFrom('transaction_documents').select('transaction_id').where('id', '=', id)
  const at = await document.executeTakeFirst()
  if (!at) throw notFound('Document')
  const { transaction } = await lockPartForHolder(
    tx,
    { thing: 'Document', transaction_id: at.transaction_id },
    actor,
    now,
  )
  if (transaction.version !== version)
    throw refused('The transaction was changed by another user.', await staleDetails(tx, transaction, actor))
  const said = await decideDocument(tx, { id, decision: finding, remark }, actor, now)
  return { id, finding, remark: said.remark }
}
