import { activityList, type Activity } from '@lading/contract/people/activity'
import { holds } from '@lading/domain/people/acting/actor'
import { isOfTheirAgency } from '@lading/domain/people/staff/administration'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { sql, type SqlBool } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notAllowed, notFound } from '#platform/problem'
import { tableOf } from '#platform/calls/table'
import { actsTotal } from '#modules/audit/audit-totals'
import { actInWords, auditedActs } from '#modules/audit/audited-acts'

/** What a person did and what was done to their account. */
export const activity = tableOf({
  list: activityList,
  scope: ({ db, request, actor }) => requireMaySee(db, request.user_id, actor),
  // In two parts, each with an index of its own: together, all that a person ever did would be read at each page.
  rows: ({ db, request: { user_id } }) => [
    auditedActs(db).where('a.actor_id', '=', user_id),
    auditedActs(db).where(isDoneTo(user_id)),
  ],
  total: ({ db, request: { user_id } }) => sql<number>`(${actsTotal(db, user_id)} + (
    select count(*)::int from audit_entries a where ${isDoneTo(user_id)}))`,
})({
  unique: 'a.id',
  order: { at: 'a.id' }, // written in the order of time, and found so by the index of a person
  search: [actInWords, 't.reference'],
  filters: { user_id: null },
  columns: (rows, { request: { user_id }, actor }) =>
    rows.map(({ at, action, object, object_id, actor_id, ip, reference, id, ...name }): Activity => ({
      id,
      at: at.toISOString(),
      action,
      // From where a member of staff works is no customer's concern; who was refused at the login is.
      ip: actor.audience === 'customer' && actor_id !== null && actor_id !== user_id ? '' : ip,
      about: reference ?? (object === 'user' && object_id === String(user_id) ? '' : `${object} ${object_id}`),
      by: actor_id === user_id ? '' : fullName(name) || 'The portal',
    })),
})

/** What was done to an account by others, or by nobody who is known; in the words of the index. */
const isDoneTo = (user_id: number) => sql<SqlBool>`a.object = 'user' and a.object_id = ${String(user_id)}
  and a.actor_id::text is distinct from a.object_id`

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
