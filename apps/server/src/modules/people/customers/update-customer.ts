import type { Customer, CustomerInput } from '@lading/contract/people/customers'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireCustomerOrKeeper } from '#modules/accounts/records/customers-seen'
import { requireFreeAddress } from '../accounts-kept/accounts-kept.queries.ts'
import { customerDetail } from './customers.queries.ts'
import { moveAddress } from '../accounts-kept/move-address.ts'
import { lockCustomer } from './lock-customer.ts'

/** Another name or number; another address, by those who keep customers, is confirmed anew by mail. */
export async function updateCustomer(
  tx: Tx,
  input: CustomerInput & { id: number; version: number },
  actor: Caller,
  now: Date,
): Promise<Customer> {
  const { id, version, ...person } = input
  requireCustomerOrKeeper(actor, id)
  const before = await lockCustomer(tx, id, version)
  const isMoved = before.email.toLowerCase() !== input.email
  if (isMoved && actor.audience === 'customer')
    throw invalid({ email: ['Ask the agency to change the address of your account.'] })
  await requireFreeAddress(tx, input.email, id)
  await tx
    .updateTable('users')
    .set({ ...person, version: version + 1, ...(isMoved && { email_verified_at: null }) })
    .where('id', '=', id)
    .execute()
  if (isMoved) await moveAddress(tx, { before, after: person }, actor, now)
  const facts = isMoved ? { email: { from: before.email, to: input.email } } : {}
  await record(tx, { action: 'update-customer', object: 'user', object_id: id, facts }, actor, now)
  return customerDetail(tx, id)
}
