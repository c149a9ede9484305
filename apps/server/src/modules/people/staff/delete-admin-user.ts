import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { adminUserDetail } from './admin-users.queries.ts'
import { requireAdministrator, holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { closeAccount } from '../accounts-kept/write-status.ts'
import { requireAnother } from './require-another.ts'

/** Deletes an account of staff softly: what the person did keeps their name. */
export async function deleteAdminUser(tx: Tx, { id }: { id: number }, actor: Caller, now: Date) {
  await holdAsAdministrator(tx, actor)
  requireAnother(id, actor)
  const { email, roles, open_transactions } = await adminUserDetail(tx, id, actor)
  if (open_transactions > 0)
    throw refused(
      `${open_transactions} open transactions are assigned to them. Route these to another evaluator first.`,
    )
  await closeAccount(tx, id, now)
  await requireAdministrator(tx)
  const facts = { email, role_ids: roles.map((role) => role.id) }
  await record(tx, { action: 'delete-account', object: 'user', object_id: id, facts }, actor, now)
  return { id }
}
