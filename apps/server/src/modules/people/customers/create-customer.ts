import type { Customer, CustomerInput } from '@lading/contract/people/customers'
import { CUSTOMER_ROLE } from '@lading/domain/people/acting/actor'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { requireFreeAddress } from '../accounts-kept/accounts-kept.queries.ts'
import { customerDetail } from './customers.queries.ts'
import { mailPasswordLink } from '../accounts-kept/take-password.ts'
import { requireStaff } from './lock-customer.ts'

/** A new customer's account, with a one-time link by mail. */
export async function createCustomer(tx: Tx, input: CustomerInput, actor: Caller, now: Date): Promise<Customer> {
  requireStaff(actor)
  await requireFreeAddress(tx, input.email)
  const blank = { password_hash: null, email_verified_at: null, last_login: null, deleted_at: null }
  const { id } = await tx
    .insertInto('users')
    .values({ ...input, ...blank, audience: 'customer', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('user_roles').values({ user_id: id, role_id: CUSTOMER_ROLE }).execute()
  await mailPasswordLink(tx, { id, email: input.email, first_name: input.first_name }, 'new', now)
  await record(tx, { action: 'create-customer', object: 'user', object_id: id, facts: { ...input } }, actor, now)
  return customerDetail(tx, id)
}
