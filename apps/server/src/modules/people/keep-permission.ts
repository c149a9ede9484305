import type { PermissionInput, PermissionRow, PermissionWords } from '@lading/contract/permissions'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireRoleKeeper, holdAsAdministrator } from './hold-administration.ts'
import { permissionRow } from './permissions.queries.ts'

type KeepPermissionInput = z.output<typeof PermissionInput>
type Words = z.output<typeof PermissionWords> & { id: number }

/** A permission of the agencies' own: it opens nothing by itself, but people and roles can carry it. */
export async function createPermission(
  tx: Tx,
  input: KeepPermissionInput,
  actor: Caller,
  now: Date,
): Promise<PermissionRow> {
  requireRoleKeeper(actor)
  await holdAsAdministrator(tx, actor)
  const added = await tx
    .insertInto('permissions')
    .values(input)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw invalid({ name: ['A permission of this name exists already.'] })
  await record(tx, { action: 'create-permission', object: 'permission', object_id: added.id, facts: input }, actor, now)
  return permissionRow(tx, added.id)
}

/** Other words beside a permission; its name stays, since the portal asks it by name. */
export async function updatePermission(tx: Tx, input: Words, actor: Caller, now: Date): Promise<PermissionRow> {
  requireRoleKeeper(actor)
  await holdAsAdministrator(tx, actor)
  const { id, version, description } = input
  const before = await permissionRow(tx, id)
  if (before.version !== version) throw refused('The permission changed meanwhile.', before)
  await tx
    .updateTable('permissions')
    .set({ description, version: version + 1 })
    .where('id', '=', id)
    .execute()
  const facts = { name: before.name, description: { from: before.description, to: description } }
  await record(tx, { action: 'update-permission', object: 'permission', object_id: id, facts }, actor, now)
  return permissionRow(tx, id)
}

/** Whoever carried it loses it; what the portal asks stays, or its screens would open to nobody. */
export async function deletePermission(tx: Tx, { id }: { id: number }, actor: Caller, now: Date) {
  requireRoleKeeper(actor)
  await holdAsAdministrator(tx, actor)
  const { name, is_asked, roles, people } = await permissionRow(tx, id)
  if (is_asked) throw refused('The portal itself asks this permission; it cannot be deleted.')
  await tx.deleteFrom('permissions').where('id', '=', id).execute()
  const facts = { name, roles: roles.map((role) => role.id), people: people.map((person) => person.user_id) }
  await record(tx, { action: 'delete-permission', object: 'permission', object_id: id, facts }, actor, now)
  return { id }
}
