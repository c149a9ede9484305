import { hasSecondFactor } from '#modules/accounts/records/has-second-factor'
import {
  AdminUserInput,
  adminUserList,
  type AdminUser,
  type AdminUserRow,
  type RightsChange,
} from '@lading/contract/people/admin-users'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { evaluatorsStatuses } from '@lading/domain/transactions/status-groups'
import { isOfTheirAgency } from '@lading/domain/people/staff/administration'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import { tableOf } from '#platform/calls/table'
import { whenGiven } from '#platform/when-given'
import { waitingChange } from '../second-administrator/waiting-changes.queries.ts'
import { accountColumns, accountOnWire, accountOrder } from '../accounts-kept/accounts-kept.queries.ts'

/** The accounts of staff that the caller may see. */
export const adminUserTable = tableOf({
  list: adminUserList,
  rows: ({ db, actor }) =>
    staff(db)
      .select([...accountColumns, 'p.agency', 'p.position_title'])
      .select((eb) => [eb('u.password_hash', 'is not', null).as('has_password'), rolesOf(eb as never).as('roles')])
      .$call(whenGiven(actor.agency, (all, agency) => all.where('p.agency', '=', agency))),
})({
  unique: 'u.id',
  order: accountOrder,
  search: [sql`concat_ws(' ', u.last_name, u.first_name, u.middle_name, u.email)`],
  filters: {
    agency: (eb, agency) => (agency === 'both' ? eb('p.agency', 'is', null) : eb('p.agency', '=', agency)),
    status: 'u.status',
    role_id: (_eb, role_id) =>
      sql<boolean>`exists (select from user_roles ur where ur.user_id = u.id and ur.role_id = ${role_id})`,
  },
  columns: (rows) =>
    rows.map((row): AdminUserRow => ({
      id: row.id,
      name: fullName(row),
      email: row.email,
      roles: row.roles,
      agency: row.agency,
      position_title: row.position_title ?? '',
      status: row.status as AdminUserRow['status'],
      has_password: Boolean(row.has_password),
      last_login: row.last_login?.toISOString() ?? null,
    })),
})

/** One staff account; one of the other agency is not there. */
export async function adminUserDetail(db: Db, id: number, actor: Caller): Promise<AdminUser> {
  const row = await staff(db)
    .select([...accountColumns, 'p.agency', 'p.position_title', 'p.unit'])
    .select((eb) => [
      eb('u.password_hash', 'is not', null).as('has_password'),
      hasSecondFactor(eb.ref('u.id')).as('has_second_factor'),
      rolesOf(eb as never).as('roles'),
      jsonArrayFrom(
        eb
          .selectFrom('user_permissions as up')
          .innerJoin('permissions as named', 'named.id', 'up.permission_id')
          .select('named.name')
          .whereRef('up.user_id', '=', 'u.id')
          .orderBy('named.name'),
      ).as('direct'),
    ])
    .where('u.id', '=', id)
    .executeTakeFirst()
  if (!row || !isOfTheirAgency(actor, row.agency)) throw notFound('Account')
  const { direct, position_title, unit, ...account } = row
  return {
    ...accountOnWire(account),
    permissions: direct.map(({ name }) => name),
    position_title: position_title ?? '',
    unit: unit ?? '',
    open_transactions: await openTransactionsOf(db, id),
    change: await rightsThatWait(db, id, actor),
  }
}

const WantedChange = AdminUserInput.pick({ role_ids: true, permissions: true, agency: true }).extend({
  email: z.string().optional(),
})

/** The other rights and the other address that somebody wants for this person, with the names of the roles. */
async function rightsThatWait(db: Db, user_id: number, actor: Caller): Promise<RightsChange | null> {
  const waiting = await waitingChange(db, user_id, actor)
  if (!waiting) return null
  const { role_ids, permissions, agency, email } = WantedChange.parse(waiting.wanted)
  const roles = await db
    .selectFrom('roles')
    .select(['id', 'name'])
    .where('id', 'in', role_ids)
    .orderBy('position')
    .execute()
  return { ...waiting.change, wanted: { roles, permissions, agency, email }, is_about_me: user_id === actor.user_id }
}

const staff = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('admin_profiles as p', 'p.user_id', 'u.id')
    .where('u.audience', '=', 'staff')
    .where('u.deleted_at', 'is', null)

/** The roles of `u`, lowest position first. */
export function rolesOf(eb: { selectFrom: Db['selectFrom'] }) {
  return jsonArrayFrom(
    eb
      .selectFrom('user_roles as ur')
      .innerJoin('roles as r', 'r.id', 'ur.role_id')
      .select(['r.id', 'r.name'])
      .where('ur.user_id', '=', sql.ref<number>('u.id'))
      .orderBy('r.position'),
  )
}

/** What "My Queue" lists for this person: the one figure of their work. */
async function openTransactionsOf(db: Db, user_id: number): Promise<number> {
  const { open } = await db
    .selectFrom('transactions')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('processor_id', '=', user_id)
    .where('status', 'in', [...evaluatorsStatuses])
    .executeTakeFirstOrThrow()
  return open
}
