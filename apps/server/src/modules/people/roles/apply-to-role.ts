import type { Role, RoleInput } from '@lading/contract/people/roles'
import { permissionChanges } from '@lading/domain/people/staff/role-rules'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { requireAdministrator } from '../second-administrator/hold-administration.ts'
import { requireDeskKept } from './require-desk-kept.ts'
import { roleDetail } from './roles.queries.ts'
import { writePermissions, writeRole } from './write-role.ts'

/** Makes a role what was wanted, for everybody who holds it. */
export async function applyToRole(tx: Tx, before: Role, input: RoleInput, actor: Caller, now: Date): Promise<Role> {
  const { id } = before
  await requireDeskKept(tx, before, input.permissions)
  await writeRole(tx, id, input)
  await writePermissions(tx, id, input.permissions)
  await requireAdministrator(tx)
  const role = await roleDetail(tx, id)
  const facts = whatChanged(before, role)
  await record(tx, { action: 'update-role', object: 'role', object_id: id, facts }, actor, now)
  return role
}

function whatChanged(before: Role, after: Role) {
  const { given, taken } = permissionChanges(before.permissions, after.permissions)
  const fields = (['name', 'short', 'agency_rule', 'position'] as const).filter((name) => before[name] !== after[name])
  return { given, taken, ...Object.fromEntries(fields.map((name) => [name, { from: before[name], to: after[name] }])) }
}
