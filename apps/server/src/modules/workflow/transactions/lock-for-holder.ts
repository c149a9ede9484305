import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notAllowed, refused } from '#platform/problem'
import { lockTransaction, type LockedTransaction } from './lock-transaction.ts'
import { maySee } from './may-see.ts'

/**
 * The transaction, locked, for the evaluator who holds it: what is found and written during evaluation is theirs alone.
 * Throws 404 for another agency's staff, 409 where the person does not hold the lock. Counts as activity.
 */
export const lockForHolder = (tx: Tx, transaction_id: number, actor: Caller, now: Date): Promise<LockedTransaction> =>
  lockPartForHolder(tx, { thing: 'Transaction', transaction_id }, actor, now)

interface Part {
  readonly thing: string
  readonly transaction_id: number
}

/** The same for a thing that hangs on it. Who may not see the transaction reads that the thing is not there. */
export async function lockPartForHolder(
  tx: Tx,
  { thing, transaction_id }: Part,
  actor: Caller,
  now: Date,
): Promise<LockedTransaction> {
  const found = await lockTransaction(tx, transaction_id)
  maySee(found.transaction, actor, thing)
  if (actor.audience !== 'staff') throw notAllowed()
  if (found.transaction.lock_holder_id !== actor.user_id) {
    throw refused('Lock the transaction first. Only the holder of the lock can write in it.')
  }
  await tx.updateTable('transactions').set({ last_activity_at: now }).where('id', '=', transaction_id).execute()
  return found
}
