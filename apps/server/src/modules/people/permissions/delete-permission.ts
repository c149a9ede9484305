import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireRoleKeeper, holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { permissionRow } from './permissions.queries.ts'

/** Its holders lose it; a permission that the portal asks stays, or its screens would open to nobody. */
export async function deletePermission(tx: Tx, { id }: { id: number }, actor: Caller, now: Date) {
  requireRoleKeeper(actor)
  await holdAsAdministrator(tx, actor)
  const { name, is_asked, roles, people } = await permissionRow(tx, id)
  if (is_asked) throw refused('The portal uses this permission, so it cannot be deleted.')
  await tx.deleteFrom('permissions').where('id', '=', id).execute()
  const facts = { name, roles: roles.map((role) => role.id), people: people.map((person) => person.user_id) }
  await record(tx, { action: 'delete-permission', object: 'permission', object_id: id, facts }, actor, now)
  return { id }
}
