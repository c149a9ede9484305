import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notFound, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { lockPartForHolder } from '#modules/workflow/transactions/lock-for-holder'

interface DecideDocumentInput {
  readonly id: number
  readonly decision: 'accepted' | 'returned' | null
  readonly remark: string
}

/** The evaluator accepts one document, returns it with a remark, or takes the decision back. */
export async function decideDocument(tx: Tx, { id, decision, remark }: DecideDocumentInput, actor: Caller, now: Date) {
  const document = await tx
    .selectFrom('transaction_documents')
    .select(['transaction_id', 'requirement_code', 'is_current'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!document) throw notFound('Document')
  await lockPartForHolder(tx, { thing: 'Document', transaction_id: document.transaction_id }, actor, now)
  const current = await tx
    .selectFrom('transaction_documents')
    .select('is_current')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!current.is_current) throw refused('The client has replaced this document. Review the new one.')

  const said = decision === 'returned' ? remark : ''
  await tx
    .updateTable('transaction_documents')
    .set({
      decision,
      remark: said,
      decided_by: decision === null ? null : actor.user_id,
      decided_at: decision === null ? null : now,
    })
    .where('id', '=', id)
    .execute()
  await record(
    tx,
    {
      action: 'decide-document',
      object: 'document',
      object_id: id,
      transaction_id: document.transaction_id,
      facts: { requirement_code: document.requirement_code, decision, remark: said },
    },
    actor,
    now,
  )
  return { id, decision, remark: said }
}
