import type { Role, RoleWithHolders } from '@lading/contract/people/roles'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { whenGiven } from '#platform/when-given'
import { peopleTotal } from '#modules/accounts/records/people-totals'
import { changeThatWaits } from './role-changes.queries.ts'
import type { AgencyRule } from '@lading/domain/people/staff/agency-rule'

/** Roles in their order, with what they may do and how many hold them: an account that was deleted holds none. */
export async function rolesByPosition(db: Db, id?: number): Promise<Role[]> {
  const rows = await db
    .selectFrom('roles as r')
    .select(['r.id', 'r.name', 'r.short', 'r.agency_rule', 'r.position', 'r.version'])
    .select((eb) => [
      // Customers are counted where they are kept: one by one they would be read again for each role.
      sql<number>`case when r.agency_rule = 'none' then ${peopleTotal(db, 'customers', {})}
        else (select count(*)::int from user_roles ur where ur.role_id = r.id) end`.as('people'),
      eb
        .exists(
          eb
            .selectFrom('role_changes as change')
            .select('change.id')
            .whereRef('change.role_id', '=', 'r.id')
            .where('change.state', '=', 'waiting'),
        )
        .as('is_waiting'),
      jsonArrayFrom(
        eb
          .selectFrom('role_permissions as rp')
          .innerJoin('permissions as named', 'named.id', 'rp.permission_id')
          .select('named.name')
          .whereRef('rp.role_id', '=', 'r.id')
          .orderBy('named.name'),
      ).as('permissions'),
    ])
    .$call(whenGiven(id, (query, id) => query.where('r.id', '=', id)))
    .orderBy('r.position')
    .execute()
  return rows.map(({ permissions, people, agency_rule, is_waiting, ...role }) => ({
    ...role,
    is_waiting: Boolean(is_waiting),
    agency_rule: agency_rule as AgencyRule,
    people,
    permissions: permissions.map(({ name }) => name),
  }))
}

/** One role as it stands. */
export async function roleDetail(db: Db, id: number): Promise<Role> {
  const [role] = await rolesByPosition(db, id)
  if (!role) throw notFound('Role')
  return role
}

/** One role with the staff who hold it; of customers only the number is told. */
export async function roleWithHolders(db: Db, id: number, actor: Caller): Promise<RoleWithHolders> {
  const role = await roleDetail(db, id)
  const people = role.agency_rule === 'none' ? [] : await staffOf(db, id)
  const holders = people.map(({ id: user_id, email, status, ...name }) => ({
    user_id,
    email,
    name: fullName(name),
    is_active: status === 'active',
  }))
  return { ...role, holders, change: await changeThatWaits(db, id, actor) }
}

function staffOf(db: Db, role_id: number) {
  return db
    .selectFrom('user_roles as ur')
    .innerJoin('users as u', 'u.id', 'ur.user_id')
    .select(['u.id', 'u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix', 'u.email', 'u.status'])
    .where('ur.role_id', '=', role_id)
    .where('u.audience', '=', 'staff')
    .where('u.deleted_at', 'is', null)
    .orderBy('u.last_name')
    .orderBy('u.id')
    .execute()
}
