import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { adminUserDetail } from './admin-users.queries.ts'
import { requireAdministrator, holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { closeAccount } from '../accounts-kept/write-status.ts'
import { holdAccount } from './lock-admin-user.ts'
import { requireAnother } from './require-another.ts'
import { requireNoOpenTransactions } from './require-no-open-transactions.ts'

/** Deletes an account of staff softly: what the person did keeps their name. */
export async function deleteAdminUser(tx: Tx, { id }: { id: number }, actor: Caller, now: Date) {
  await holdAsAdministrator(tx, actor)
  requireAnother(id, actor)
  await holdAccount(tx, id)
  const account = await adminUserDetail(tx, id, actor)
  requireNoOpenTransactions(account)
  await closeAccount(tx, id, now)
  await requireAdministrator(tx)
  const facts = { email: account.email, role_ids: account.roles.map((role) => role.id) }
  await record(tx, { action: 'delete-account', object: 'user', object_id: id, facts }, actor, now)
  return { id }
}
