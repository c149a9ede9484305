import type { PermissionRow } from '@lading/contract/people/permissions'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { isAsked } from '@lading/domain/workflow/roles/act-permissions'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { whenGiven } from '#platform/when-given'

/** Every permission, with the roles and the people that have it. */
export async function permissionRows(db: Db, id?: number): Promise<PermissionRow[]> {
  const rows = await db
    .selectFrom('permissions as p')
    .select(['p.id', 'p.name', 'p.kind', 'p.description', 'p.version'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('role_permissions as rp')
          .innerJoin('roles as r', 'r.id', 'rp.role_id')
          .select(['r.id', 'r.name'])
          .whereRef('rp.permission_id', '=', 'p.id')
          .orderBy('r.position'),
      ).as('roles'),
      jsonArrayFrom(
        eb
          .selectFrom('user_permissions as up')
          .innerJoin('users as u', 'u.id', 'up.user_id')
          .select(['u.id', 'u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
          .whereRef('up.permission_id', '=', 'p.id')
          .where('u.deleted_at', 'is', null)
          .orderBy('u.last_name'),
      ).as('people'),
    ])
    .$call(whenGiven(id, (query, id) => query.where('p.id', '=', id)))
    .orderBy('p.name')
    .execute()
  return rows.map(({ kind, people, ...row }) => ({
    ...row,
    kind: kind as PermissionRow['kind'],
    is_asked: isAsked(row.name),
    people: people.map(({ id: user_id, ...name }) => ({ user_id, name: fullName(name) })),
  }))
}

/** One permission as it stands. */
export async function permissionRow(db: Db, id: number): Promise<PermissionRow> {
  const [row] = await permissionRows(db, id)
  if (!row) throw notFound('Permission')
  return row
}
