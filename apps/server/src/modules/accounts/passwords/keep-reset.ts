import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'

/** Keeps from where a password was set by mail: for an hour a stranger's failures do not hold this address up (`budgetOf`). */
export async function keepReset(tx: Tx, user_id: number, { ip }: Pick<Caller, 'ip'>, now: Date): Promise<void> {
  await tx
    .insertInto('fresh_resets')
    .values({ user_id, ip, at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ip, at: now }))
    .execute()
}
