import { kindsWhere } from '@lading/domain/documents/document-kinds'
import { Status } from '@lading/domain/transactions/status'
import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import type {} from '#modules/workflow/workflow'

const released = kindsWhere(({ release_waits }) => release_waits)

/** In the transaction that makes the last of its documents exist, an approved transaction goes on by the portal's own act. */
export async function goOnWhenReady(
  { workflow }: Pick<Deps, 'workflow'>,
  tx: Tx,
  transaction_id: number,
  now: Date,
): Promise<Status> {
  const found = tx.selectFrom('transactions').select('status').where('id', '=', transaction_id)
  const { status } = await found.executeTakeFirstOrThrow()
  if (status === Status.approved && !(await isAnyWaiting(tx, transaction_id))) {
    await workflow.advanceOpen(tx, transaction_id, ({ by }) => by.includes('SYS'), theSystem, now)
  }
  return status
}

async function isAnyWaiting(tx: Tx, transaction_id: number): Promise<boolean> {
  const waiting = await tx
    .selectFrom('issued_documents')
    .select('id')
    .where('transaction_id', '=', transaction_id)
    .where('kind', 'in', released)
    .where('state', 'in', ['queued', 'failed'])
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}
