import type { Role, RoleInput } from '@lading/contract/people/roles'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import {
  requireAdministrator,
  requireRoleKeeper,
  holdAsAdministrator,
} from '../second-administrator/hold-administration.ts'
import { roleDetail, rolesByPosition } from './roles.queries.ts'
import { needsSecondAdministrator } from '../second-administrator/needs-second-administrator.ts'
import { keepWaiting } from './role-changes.queries.ts'
import { writePermissions, writeRole } from './write-role.ts'
import { requireGoodRole } from './require-good-role.ts'

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
