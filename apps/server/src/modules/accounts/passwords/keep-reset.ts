import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { networkOf } from '#platform/network-of'

/** Keeps from where a password was set by mail: for an hour a stranger's failures do not slow this network down (`budgetOf`). */
export async function keepReset(tx: Tx, user_id: number, caller: Pick<Caller, 'ip'>, now: Date): Promise<void> {
  const ip = networkOf(caller.ip)
  await tx
    .insertInto('fresh_resets')
    .values({ user_id, ip, at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ip, at: now }))
    .execute()
}
