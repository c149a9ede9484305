import { holds } from '@lading/domain/people/acting/actor'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notAllowed, notFound } from '#platform/problem'

/** Those who keep customers see and change any; a customer only themselves. Throws 403. */
export function requireCustomerOrKeeper(actor: Caller, id: number): void {
  const isOwn = actor.audience === 'customer' && actor.user_id === id
  const isKeeper = actor.audience === 'staff' && holds(actor, 'view-customers')
  if (!isOwn && !isKeeper) throw notAllowed()
}

/** The businesses a customer acts for now, told to them and to those who keep customers. Throws 403 or 404. */
export async function businessesOfCustomer(db: Db, user_id: number, actor: Caller): Promise<number[]> {
  requireCustomerOrKeeper(actor, user_id)
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', user_id)
    .where('audience', '=', 'customer')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!person) throw notFound('Account')
  const parts = await db
    .selectFrom('business_users')
    .select('business_id')
    .where('user_id', '=', user_id)
    .where('deactivated_at', 'is', null)
    .execute()
  return parts.map(({ business_id }) => business_id)
}
