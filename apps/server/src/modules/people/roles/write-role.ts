import type { RoleInput } from '@lading/contract/people/roles'
import { ensure } from '@lading/domain/ensure'
import type { Tx } from '#platform/database'
import { invalid } from '#platform/problem'

/** Writes what a role is called and where it stands; its permissions are written apart. */
export async function writeRole(tx: Tx, id: number, input: Omit<RoleInput, 'permissions'>): Promise<void> {
  const { name, short, agency_rule, position } = input
  await tx
    .updateTable('roles')
    .set((eb) => ({ name, short, agency_rule, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await putInPlace(tx, id, position)
}

/** Exactly these permissions, from the next request of each holder on. */
export async function writePermissions(tx: Tx, role_id: number, names: readonly string[]): Promise<void> {
  const known = await idsOf(tx, names)
  await tx.deleteFrom('role_permissions').where('role_id', '=', role_id).execute()
  if (known.length === 0) return
  await tx
    .insertInto('role_permissions')
    .values(known.map((permission_id) => ({ role_id, permission_id })))
    .execute()
}

/** The ids of permissions by name; a name that no permission has is refused. */
export async function idsOf(tx: Tx, names: readonly string[]): Promise<number[]> {
  const wanted = [...new Set(names)]
  if (wanted.length === 0) return []
  const rows = await tx.selectFrom('permissions').select(['id', 'name']).where('name', 'in', wanted).execute()
  const there = new Set(rows.map(({ name }) => name))
  const unknown = wanted.filter((name) => !there.has(name))
  if (unknown.length > 0) throw invalid({ permissions: [`Unknown permission: ${unknown.join(', ')}.`] })
  return rows.map(({ id }) => id)
}

/** Roles stand in one row without gaps: those behind make room. */
async function putInPlace(tx: Tx, id: number, position: number): Promise<void> {
  const rows = await tx.selectFrom('roles').select(['id', 'position']).orderBy('position').execute()
  const others = rows.filter((row) => row.id !== id)
  const input = others.toSpliced(
    position - 1,
    0,
    ensure(
      rows.find((row) => row.id === id),
      `role ${id}`,
    ),
  )
  const moved = input.flatMap((row, place) => (row.position === place + 1 ? [] : [{ id: row.id, position: place + 1 }]))
  // Two passes, since no two roles may stand at one place even for a moment.
  for (const row of moved) await setPosition(tx, row.id, -row.position)
  for (const row of moved) await setPosition(tx, row.id, row.position)
}

function setPosition(tx: Tx, id: number, position: number) {
  return tx.updateTable('roles').set({ position }).where('id', '=', id).execute()
}
