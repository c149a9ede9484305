import { ensure } from '@lading/domain/ensure'
import { holds } from '@lading/domain/people/acting/actor'
import { deskMark, evaluatingDesk } from '@lading/domain/workflow/who'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { notAllowed, refused } from '#platform/problem'
import { transactionSettings } from '../transactions/transaction-settings.ts'
import { findTransaction, lockTransaction } from '../transactions/lock-transaction.ts'
import { maySee } from '../transactions/may-see.ts'
import { holderOf } from './process.ts'

/**
 * The holder is still at work: the lease begins anew. Refused where the lock is free or somebody else's, and to who no
 * longer evaluates (in a case: hears).
 */
export async function renewLease(tx: Tx, { transaction_id }: { transaction_id: number }, actor: Caller, now: Date) {
  const { transaction } = await lockTransaction(tx, transaction_id)
  maySee(transaction, actor)
  if (!holds(actor, deskMark[evaluatingDesk(transaction)])) throw notAllowed()
  if (transaction.lock_holder_id !== actor.user_id) throw refused('You do not hold the lock on this transaction.')
  const { lease_minutes } = await transactionSettings(tx)
  const lease_ends_at = new Date(now.getTime() + lease_minutes * 60_000)
  await tx
    .updateTable('transactions')
    .set({ lease_ends_at, last_activity_at: now })
    .where('id', '=', transaction_id)
    .execute()
  return ensure(
    await holderOf(tx, { lock_holder_id: actor.user_id, lease_ends_at }, actor),
    'the holder of the lock just taken',
  )
}

/** Who holds the lock on a transaction now, if anybody. */
export async function lockHolder(db: Db, transaction_id: number, actor: Caller) {
  const { transaction } = await findTransaction(db, transaction_id)
  maySee(transaction, actor)
  return { holder: await holderOf(db, transaction, actor) }
}
