import type { PermissionInput, PermissionRow } from '@lading/contract/people/permissions'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireRoleKeeper, holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { permissionRow } from './permissions.queries.ts'

type CreatePermissionInput = z.output<typeof PermissionInput>

/** A permission of the agencies' own: it opens nothing by itself, but people and roles can carry it. */
export async function createPermission(
  tx: Tx,
  input: CreatePermissionInput,
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
  if (!added) throw invalid({ name: ['A permission with this name already exists.'] })
  await record(tx, { action: 'create-permission', object: 'permission', object_id: added.id, facts: input }, actor, now)
  return permissionRow(tx, added.id)
}
