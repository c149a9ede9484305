import type { Role, RoleInput } from '@lading/contract/roles'
import { deletionRefusal, permissionChanges, roleFaults } from '@lading/domain/people/role-rules'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireAdministrator, requireRoleKeeper, holdAsAdministrator } from './hold-administration.ts'
import { roleDetail, rolesByPosition } from './roles.queries.ts'
import { needsSecondAdministrator } from './needs-second-administrator.ts'
import { keepWaiting } from './role-changes.queries.ts'
import { writePermissions, writeRole } from './write-role.ts'

/** A new role; nobody holds it yet. Where two administrators are asked it opens nothing before the second agrees. */
export async function createRole(tx: Tx, input: RoleInput, actor: Caller, now: Date): Promise<Role> {
  requireRoleKeeper(actor)
  await holdAsAdministrator(tx, actor)
  await requireGoodRole(tx, input)
  const { name, short, agency_rule } = input
  const last = (await rolesByPosition(tx)).length
  const { id } = await tx
    .insertInto('roles')
    .values({ name, short, agency_rule, position: last + 1000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const waits = input.permissions.length > 0 && (await needsSecondAdministrator(tx))
  await writeRole(tx, id, input)
  await writePermissions(tx, id, waits ? [] : input.permissions)
  await requireAdministrator(tx)
  if (waits) await keepWaiting(tx, await roleDetail(tx, id), input, actor, now)
  const role = await roleDetail(tx, id)
  await record(tx, { action: 'create-role', object: 'role', object_id: id, facts: { ...input } }, actor, now)
  return role
}

/** Changes a role for everybody who holds it, from their next request on. */
export async function updateRole(
  tx: Tx,
  input: RoleInput & { id: number; version: number },
  actor: Caller,
  now: Date,
): Promise<Role> {
  requireRoleKeeper(actor)
  await holdAsAdministrator(tx, actor)
  const { id, version } = input
  const before = await roleDetail(tx, id)
  if (before.version !== version) throw refused('The role changed meanwhile.', before)
  await requireGoodRole(tx, input, before)
  if (!(await needsSecondAdministrator(tx))) return applyToRole(tx, before, input, actor, now)
  await keepWaiting(tx, before, input, actor, now)
  return roleDetail(tx, id)
}

/** Makes a role what was wanted, for everybody who holds it. */
export async function applyToRole(tx: Tx, before: Role, input: RoleInput, actor: Caller, now: Date): Promise<Role> {
  const { id } = before
  await writeRole(tx, id, input)
  await writePermissions(tx, id, input.permissions)
  await requireAdministrator(tx)
  const role = await roleDetail(tx, id)
  const facts = whatChanged(before, role)
  await record(tx, { action: 'update-role', object: 'role', object_id: id, facts }, actor, now)
  return role
}

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

/** What is wrong with a role as it is wanted, told by field. */
export async function requireGoodRole(tx: Tx, input: RoleInput, before?: Role): Promise<void> {
  const faults = roleFaults(input, before)
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const all = await rolesByPosition(tx)
  const named = (role: Role) => role.name.toLowerCase() === input.name.toLowerCase() && role.id !== before?.id
  if (all.some(named)) throw invalid({ name: ['A role of this name exists already.'] })
  const places = all.length + (before ? 0 : 1)
  if (input.position > places) throw invalid({ position: [`There are ${places} places in the order.`] })
}

function whatChanged(before: Role, after: Role) {
  const { given, taken } = permissionChanges(before.permissions, after.permissions)
  const fields = (['name', 'short', 'agency_rule', 'position'] as const).filter((name) => before[name] !== after[name])
  return { given, taken, ...Object.fromEntries(fields.map((name) => [name, { from: before[name], to: after[name] }])) }
}
