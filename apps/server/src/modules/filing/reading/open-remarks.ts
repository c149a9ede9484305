import type { ReturnedItem } from '@lading/contract/filing'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { openReturns } from './filing.queries.ts'
import { requireVisible } from './read-filing.ts'

/** What the agency asks to correct and the client has not answered yet. Throws 404. */
export async function openRemarks(db: Db, id: number, actor: Caller): Promise<{ data: ReturnedItem[]; total: number }> {
  const found = await findTransaction(db, id)
  requireVisible(found, actor)
  const returns = found.transaction.status === Status.forClientAction ? await openReturns(db, id) : []
  const data = returns.filter(({ answered_at }) => answered_at === null)
  return { data, total: data.length }
}
