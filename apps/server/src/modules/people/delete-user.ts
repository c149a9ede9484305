import { holds } from '@lading/domain/people/acting/actor'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notAllowed } from '#platform/problem'
import { deleteAdminUser } from './staff/delete-admin-user.ts'
import { deleteCustomer } from './customers/delete-customer.ts'

/** Staff or customer: the account tells which rules hold. A customer is deleted by those alone who keep customers. */
export async function deleteUser(tx: Tx, input: { id: number }, actor: Caller, now: Date) {
  const { id } = input
  const user = await tx.selectFrom('users').select('audience').where('id', '=', id).executeTakeFirst()
  if (user?.audience !== 'customer') return deleteAdminUser(tx, input, actor, now)
  if (!holds(actor, 'view-customers')) throw notAllowed()
  return deleteCustomer(tx, input, actor, now)
}
