import type { AdminUser } from '@lading/contract/people/admin-users'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { adminUserDetail } from './admin-users.queries.ts'

/** Holds an account until the act is done. Others may tell it something meanwhile, and nothing is given to it. */
export async function holdAccount(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** The account as it stands, locked: its person may be correcting their own name. An old version is refused with how it stands now. */
export async function lockAdminUser(
  tx: Tx,
  { id, version }: { readonly id: number; readonly version: number },
  actor: Caller,
): Promise<AdminUser> {
  await holdAccount(tx, id)
  const account = await adminUserDetail(tx, id, actor)
  if (account.version !== version) throw refused('The account was changed by another user.', account)
  return account
}
