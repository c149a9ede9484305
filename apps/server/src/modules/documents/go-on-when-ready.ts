import { Status } from '@lading/domain/transactions/status'
import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { findTransaction } from '#modules/workflow/lock-transaction'
import type {} from '#modules/workflow/workflow'

/** In the transaction that makes its document exist, an approved transaction goes on by the portal's own act. */
export async function goOnWhenReady(
  { workflow }: Pick<Deps, 'workflow'>,
  tx: Tx,
  transaction_id: number,
  now: Date,
): Promise<Status> {
  const found = await findTransaction(tx, transaction_id)
  const { status } = found.transaction
  if (status !== Status.approved) return status
  const [row] = await workflow.openRows(tx, found, ({ by }) => by.includes('SYS'), theSystem, now)
  if (row) await workflow.advance(tx, { transaction_id, action: row.action }, theSystem, now)
  return status
}
