import type { OpenRemark } from '@lading/contract/filing/filing'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { readsAsFiled, unanswered } from './as-filed.ts'
import { openReturns } from './filing.queries.ts'
import { requireVisible } from './read-filing.ts'

/** What the agency asks to correct or to add and the client has not answered yet; to staff an answer counts once it is submitted. Throws 404. */
export async function openRemarks(db: Db, id: number, actor: Caller): Promise<{ data: OpenRemark[]; total: number }> {
  const found = await findTransaction(db, id)
  requireVisible(found, actor)
  const remarks = await remarksAt(db, id, found.transaction.status)
  const told = readsAsFiled(found.transaction, actor) ? remarks.map(unanswered) : remarks
  const data = told.filter(({ answered_at }) => answered_at === null)
  return { data, total: data.length }
}

async function remarksAt(db: Db, id: number, status: Status): Promise<OpenRemark[]> {
  if (status === Status.forRequirementCompletion) return missingItems(db, id)
  if (status !== Status.forClientAction) return []
  return openReturns(db, id)
}

/** As the agency wrote them when it found the filing incomplete (A06, D05); none where the client itself lets documents follow. */
async function missingItems(db: Db, transaction_id: number): Promise<OpenRemark[]> {
  const step = await db
    .selectFrom('transaction_steps')
    .select(['id', 'remarks'])
    .where('transaction_id', '=', transaction_id)
    .where('to_status', '=', Status.forRequirementCompletion)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!step?.remarks) return []
  const { id, remarks: remark } = step
  return [{ id, kind: 'missing', code: 'missing_items', label: 'Missing items', remark, answer: '', answered_at: null }]
}
