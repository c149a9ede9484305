import type { Activity } from '@lading/contract/activity'
import { holds } from '@lading/domain/people/actor'
import { isOfTheirAgency } from '@lading/domain/people/administration'
import { fullName } from '@lading/domain/people/full-name'
import { sql } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { containing, pageOf } from '#platform/paging'
import { notAllowed, notFound } from '#platform/problem'

interface Request {
  readonly user_id: number
  readonly page: number
  readonly per_page: number
  readonly sort_by?: 'asc' | 'desc'
  readonly search?: string
}

/** One page of what a person did and of what was done to their account. */
export async function activityOf(
  db: Db,
  { user_id, page, per_page, sort_by = 'desc', search = '' }: Request,
  actor: Caller,
): Promise<{ data: Activity[]; total: number }> {
  await requireMaySee(db, user_id, actor)
  const query = db
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .leftJoin('transactions as t', (join) =>
      join.on('a.object', '=', 'transaction').on(sql<boolean>`t.id::text = a.object_id`),
    )
    .select(['a.id', 'a.at', 'a.action', 'a.object', 'a.object_id', 'a.actor_id', 'a.ip', 't.reference'])
    .select(['u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .where((eb) =>
      eb.or([
        eb('a.actor_id', '=', user_id),
        eb.and([eb('a.object', '=', 'user'), eb('a.object_id', '=', String(user_id))]),
      ]),
    )
    .where(sql<boolean>`replace(a.action, '-', ' ') || ' ' || coalesce(t.reference, '') ilike ${containing(search)}`)
  const request = { page, per_page, sort_by, order_by: 'at' } as const
  const { data, total } = await pageOf(query, request, { at: 'a.at' }, 'a.id')
  return {
    total,
    data: data.map(({ at, action, object, object_id, actor_id, ip, reference, id, ...name }) => ({
      id,
      at: at.toISOString(),
      action,
      // From where a member of staff works is no customer's concern; who was refused at the login is.
      ip: actor.audience === 'customer' && actor_id !== null && actor_id !== user_id ? '' : ip,
      about: reference ?? (object === 'user' && object_id === String(user_id) ? '' : `${object} ${object_id}`),
      by: actor_id === user_id ? '' : fullName(name) || 'The portal',
    })),
  }
}

/** One's own; staff's for those who see staff of that agency; customers' for those who keep customers. */
async function requireMaySee(db: Db, user_id: number, actor: Caller): Promise<void> {
  if (user_id === actor.user_id) return
  if (actor.audience !== 'staff') throw notAllowed()
  const person = await db
    .selectFrom('users as u')
    .leftJoin('admin_profiles as p', 'p.user_id', 'u.id')
    .select(['u.audience', 'p.agency'])
    .where('u.id', '=', user_id)
    .executeTakeFirst()
  const isOfStaff = person?.audience !== 'customer'
  if (!holds(actor, isOfStaff ? 'view-user' : 'view-customers')) throw notAllowed()
  if (!person || (isOfStaff && !isOfTheirAgency(actor, person.agency))) throw notFound('Account')
}
