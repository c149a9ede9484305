import { actionKeys, isActionKey, labelOfAction } from '@lading/domain/workflow/actions'
import { screenPermissions } from '@lading/domain/people/permission'
import { roles } from '@lading/domain/workflow/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database'

/**
 * The roles that the workflow and the specification name, with their permissions. Runs at every start: adds what a
 * later version of the portal brings, and never gives back what an administrator took away.
 */
export async function seedRoles(db: Db): Promise<void> {
  const addedPermissions = await addPermissions(db)
  const addedRoles = await addRoles(db)
  if (addedPermissions.size > 0 || addedRoles.size > 0) await grant(db, addedPermissions, addedRoles)
}

async function addPermissions(db: Db): Promise<Set<string>> {
  const screens = screenPermissions.map((name) => ({ name, kind: 'screen', description: '' }))
  const acts = [...new Set([...actionKeys, ...roles.flatMap((role) => role.permissions)])]
    .filter((name) => !screens.some((screen) => screen.name === name))
    .map((name) => ({ name, kind: 'act', description: isActionKey(name) ? labelOfAction(name, 'staff') : '' }))
  const kept = new Set((await db.selectFrom('permissions').select('name').execute()).map(({ name }) => name))
  const missing = [...screens, ...acts].filter(({ name }) => !kept.has(name))
  if (missing.length === 0) return new Set()
  const added = await db
    .insertInto('permissions')
    .values(missing)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .execute()
  return new Set(added.map(({ name }) => name))
}

async function addRoles(db: Db): Promise<Set<number>> {
  const added = await db
    .insertInto('roles')
    .values(roles.map(({ id, name, short, agency_rule }) => ({ id, name, short, agency_rule, position: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  if (added.length > 0)
    await sql`select setval(pg_get_serial_sequence('roles', 'id'), (select max(id) from roles))`.execute(db)
  return new Set(added.map(({ id }) => id))
}

/** A role or a permission that was there before keeps what administrators made of it. */
async function grant(db: Db, addedPermissions: Set<string>, addedRoles: Set<number>): Promise<void> {
  const ids = new Map(
    (await db.selectFrom('permissions').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  )
  const kept = new Set((await db.selectFrom('roles').select('id').execute()).map(({ id }) => id))
  const grants = roles
    .filter(({ id }) => kept.has(id))
    .flatMap(({ id, permissions }) =>
      [...new Set(permissions)]
        .filter((name) => addedRoles.has(id) || addedPermissions.has(name))
        .map((name) => ({ role_id: id, permission_id: ids.get(name)! })),
    )
  if (grants.length === 0) return
  await db
    .insertInto('role_permissions')
    .values(grants)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
