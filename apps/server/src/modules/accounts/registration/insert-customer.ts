import { CUSTOMER_ROLE } from '@lading/domain/people/acting/actor'
import type { Insertable } from 'kysely'
import type { Tables, Tx } from '#platform/database'

type Given = Pick<
  Insertable<Tables['users']>,
  'email' | 'first_name' | 'last_name' | 'password_hash' | 'email_verified_at'
>

/** A customer's account with its role; undefined where the address has one already. */
export async function insertCustomer(tx: Tx, given: Given, now: Date): Promise<number | undefined> {
  const user = await tx
    .insertInto('users')
    .values({ ...given, audience: 'customer', last_login: null, created_at: now, deleted_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (user) await tx.insertInto('user_roles').values({ user_id: user.id, role_id: CUSTOMER_ROLE }).execute()
  return user?.id
}
