import type { Customer } from '@lading/contract/people/customers'
import type { StatusInput } from '@lading/contract/people/person-fields'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { customerDetail } from './customers.queries.ts'
import { writeStatus } from '../accounts-kept/write-status.ts'
import { requireStaff, lockCustomer } from './lock-customer.ts'

/** Disables a customer's account, or lets it in again. */
export async function setCustomerStatus(
  tx: Tx,
  { id, version, status, reason }: z.output<typeof StatusInput> & { id: number },
  actor: Caller,
  now: Date,
): Promise<Customer> {
  requireStaff(actor)
  const before = await lockCustomer(tx, id, version)
  await writeStatus(tx, id, status, now)
  const facts = { from: before.status, to: status, reason }
  await record(tx, { action: 'set-account-status', object: 'user', object_id: id, facts }, actor, now)
  return customerDetail(tx, id)
}
