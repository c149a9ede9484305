import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { deleteAdminUser } from './staff/delete-admin-user.ts'
import { deleteCustomer } from './customers/delete-customer.ts'

/** Staff or customer: the account tells which rules hold. */
export async function deleteUser(tx: Tx, input: { id: number }, actor: Caller, now: Date) {
  const { id } = input
  const user = await tx.selectFrom('users').select('audience').where('id', '=', id).executeTakeFirst()
  return user?.audience === 'customer' ? deleteCustomer(tx, input, actor, now) : deleteAdminUser(tx, input, actor, now)
}
