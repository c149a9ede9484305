import type { PermissionRow, PermissionWords } from '@lading/contract/people/permissions'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireRoleKeeper, holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { permissionRow } from './permissions.queries.ts'

type Words = z.output<typeof PermissionWords> & { id: number }

/** Other words beside a permission; its name stays, since the portal asks it by name. */
export async function updatePermission(tx: Tx, input: Words, actor: Caller, now: Date): Promise<PermissionRow> {
  requireRoleKeeper(actor)
  await holdAsAdministrator(tx, actor)
  const { id, version, description } = input
  const before = await permissionRow(tx, id)
  if (before.version !== version) throw refused('The permission was changed by another user.', before)
  await tx
    .updateTable('permissions')
    .set({ description, version: version + 1 })
    .where('id', '=', id)
    .execute()
  const facts = { name: before.name, description: { from: before.description, to: description } }
  await record(tx, { action: 'update-permission', object: 'permission', object_id: id, facts }, actor, now)
  return permissionRow(tx, id)
}
