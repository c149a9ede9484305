import type { Customer } from '@lading/contract/people/customers'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notAllowed, refused } from '#platform/problem'
import { customerDetail } from './customers.queries.ts'

/** The account as it stands, locked; an old version is refused with how it stands now. */
export async function lockCustomer(tx: Tx, id: number, version?: number): Promise<Customer> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const customer = await customerDetail(tx, id)
  if (version !== undefined && customer.version !== version)
    throw refused('The account was changed by another user.', customer)
  return customer
}

/** A permission may be given to anybody; keeping other people's accounts is staff's. */
export function requireStaff({ audience }: Caller): void {
  if (audience !== 'staff') throw notAllowed()
}
