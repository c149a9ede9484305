import { actionKeys, isActionKey, labelOfAction } from '@lading/domain/workflow/actions/actions'
import { screenPermissions } from '@lading/domain/people/acting/permission'
import { roles } from '@lading/domain/workflow/roles/roles'
import { sql } from 'kysely'
import { ensure } from '@lading/domain/ensure'
import type { Db } from '#platform/database'

/** The agencies' own roles are numbered from here on, so that a later version of the portal finds its numbers free. */
const OWN_ROLES_FROM = 100

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

/** A role that an administrator deleted stays away; one that a later version brings stands behind all others. */
async function addRoles(db: Db): Promise<Set<number>> {
  const there = await db.selectFrom('roles').select(['id', 'position']).execute()
  const removed = await db.selectFrom('removed_roles').select('id').execute()
  const known = new Set([...there, ...removed].map(({ id }) => id))
  const missing = roles.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return new Set()
  const last = Math.max(0, ...there.map(({ position }) => position))
  const added = await db
    .insertInto('roles')
    .values(
      missing.map(({ id, name, short, agency_rule }, place) => ({
        id,
        name,
        short,
        agency_rule,
        position: last + place + 1,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  const own = sql`select greatest(${OWN_ROLES_FROM}, max(id)) from roles`
  await sql`select setval(pg_get_serial_sequence('roles', 'id'), (${own}))`.execute(db)
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
        .map((name) => ({ role_id: id, permission_id: ensure(ids.get(name), `permission ${name}`) })),
    )
  if (grants.length === 0) return
  await db
    .insertInto('role_permissions')
    .values(grants)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
