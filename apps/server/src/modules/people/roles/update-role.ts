import type { Role, RoleInput } from '@lading/contract/people/roles'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { requireRoleKeeper, holdAsAdministrator } from '../second-administrator/hold-administration.ts'
import { roleDetail } from './roles.queries.ts'
import { needsSecondAdministrator } from '../second-administrator/needs-second-administrator.ts'
import { keepWaiting } from './role-changes.queries.ts'
import { requireGoodRole } from './require-good-role.ts'
import { applyToRole } from './apply-to-role.ts'

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
  if (before.version !== version) throw refused('The role was changed by another user.', before)
  await requireGoodRole(tx, input, before)
  if (!(await needsSecondAdministrator(tx))) return applyToRole(tx, before, input, actor, now)
  await keepWaiting(tx, before, input, actor, now)
  return roleDetail(tx, id)
}
