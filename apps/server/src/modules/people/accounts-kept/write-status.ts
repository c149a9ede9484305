import type { Tx } from '#platform/database'
import { endSessions } from '#modules/accounts/records/accounts.queries'
import { voidTokens } from '#modules/accounts/records/one-time-tokens'

/** Writes whether somebody may sign in; sessions and links of a disabled account end. */
export async function writeStatus(tx: Tx, id: number, status: 'active' | 'disabled', now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  if (status === 'active') return
  await endSessions(tx, id, now)
  await voidTokens(tx, id, ['verify-email', 'reset-password', 'first-password', 'second-factor'], now)
}

/** Ends an account for good: it holds and opens nothing, and its address is free again. */
export async function closeAccount(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ deleted_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await endSessions(tx, id, now)
  await voidTokens(tx, id, ['verify-email', 'reset-password', 'first-password', 'second-factor'], now)
  await tx.deleteFrom('user_roles').where('user_id', '=', id).execute()
  await tx.deleteFrom('user_permissions').where('user_id', '=', id).execute()
  await tx.deleteFrom('queue_group_members').where('user_id', '=', id).execute()
}
