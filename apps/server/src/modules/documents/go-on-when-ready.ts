import { Status } from '@lading/domain/transactions/status'
import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import type {} from '#modules/workflow/workflow'

/** In the transaction that makes its document exist, an approved transaction goes on by the portal's own act. */
export async function goOnWhenReady(
  { workflow }: Pick<Deps, 'workflow'>,
  tx: Tx,
  transaction_id: number,
  now: Date,
): Promise<Status> {
  const found = tx.selectFrom('transactions').select('status').where('id', '=', transaction_id)
  const { status } = await found.executeTakeFirstOrThrow()
  if (status === Status.approved) {
    await workflow.advanceOpen(tx, transaction_id, ({ by }) => by.includes('SYS'), theSystem, now)
  }
  return status
}
