import { deletionRefusal } from '@lading/domain/people/staff/role-rules'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireRoleKeeper, holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { roleDetail } from './roles.queries.ts'

/** Refused while somebody holds it, and for the roles that the portal itself relies on. */
export async function deleteRole(tx: Tx, { id }: { id: number }, actor: Caller, now: Date) {
  requireRoleKeeper(actor)
  await holdAsAdministrator(tx, actor)
  const role = await roleDetail(tx, id)
  const refusal = deletionRefusal(role)
  if (refusal) throw refused(refusal)
  await tx.deleteFrom('roles').where('id', '=', id).execute()
  // So that the next start does not bring a role of the first hour back.
  await tx.insertInto('removed_roles').values({ id, name: role.name, removed_at: now }).execute()
  const { people: _, version: __, ...facts } = role
  await record(tx, { action: 'delete-role', object: 'role', object_id: id, facts }, actor, now)
  return { id }
}
