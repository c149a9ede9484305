import type { Tx } from '#platform/database'
import type { Account } from '../records/accounts.queries.ts'

/**
 * Whether an account still opens with the password that was verified before this transaction. Locks the account, so that a
 * new password, which ends all sessions, comes before this check or after what follows it.
 */
export async function isPasswordUnchanged(
  tx: Tx,
  { id, password_hash }: Pick<Account, 'id' | 'password_hash'>,
): Promise<boolean> {
  const account = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account !== undefined
}
