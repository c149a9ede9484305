import type { UserCard } from '@lading/contract/people/admin-users'
import { holds } from '@lading/domain/people/acting/actor'
import { isOfTheirAgency } from '@lading/domain/people/staff/administration'
import { fullName } from '@lading/domain/people/particulars/full-name'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notAllowed, notFound } from '#platform/problem'
import { rolesOf } from './staff/admin-users.queries.ts'

/** An account in a few words: one's own; others for staff who see accounts, but for staff of the other agency. */
export async function userCardFor(db: Db, id: number, actor: Caller): Promise<UserCard> {
  const isOwn = id === actor.user_id
  if (!isOwn && !(actor.audience === 'staff' && holds(actor, 'view-user'))) throw notAllowed()
  const row = await db
    .selectFrom('users as u')
    .leftJoin('admin_profiles as p', 'p.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.status', 'u.audience', 'u.created_at', 'u.last_login', 'p.agency'])
    .select(['u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .select((eb) => rolesOf(eb as never).as('roles'))
    .where('u.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound('Account')
  if (!isOwn && row.audience === 'staff' && !isOfTheirAgency(actor, row.agency)) throw notFound('Account')
  const { first_name, middle_name, last_name, suffix, audience, status, created_at, last_login, ...card } = row
  return {
    ...card,
    name: fullName({ first_name, middle_name, last_name, suffix }),
    audience: audience as UserCard['audience'],
    status: status as UserCard['status'],
    created_at: created_at.toISOString(),
    last_login: last_login?.toISOString() ?? null,
  }
}
