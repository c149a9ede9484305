import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { closeAccount } from '../accounts-kept/write-status.ts'
import { requireStaff, lockCustomer } from './lock-customer.ts'

/** Deletes a customer's account softly; a business is never left without an owner. */
export async function deleteCustomer(tx: Tx, { id }: { id: number }, actor: Caller, now: Date) {
  requireStaff(actor)
  const { email } = await lockCustomer(tx, id)
  const alone = await ownedAlone(tx, id)
  if (alone.length > 0)
    throw refused(`They are the only owner of ${alone.join(', ')}; another person must become an owner first.`)
  await tx
    .updateTable('business_users')
    .set({ deactivated_at: now })
    .where('user_id', '=', id)
    .where('deactivated_at', 'is', null)
    .execute()
  await closeAccount(tx, id, now)
  await record(tx, { action: 'delete-account', object: 'user', object_id: id, facts: { email } }, actor, now)
  return { id }
}

async function ownedAlone(tx: Tx, user_id: number): Promise<string[]> {
  const owned = await tx
    .selectFrom('business_users as own')
    .innerJoin('businesses as b', 'b.id', 'own.business_id')
    .select(['b.id', 'b.name'])
    .where('own.user_id', '=', user_id)
    .where('own.is_owner', '=', true)
    .where('own.deactivated_at', 'is', null)
    .where('b.deleted_at', 'is', null)
    .orderBy('b.id')
    .forUpdate('b')
    .execute()
  if (owned.length === 0) return []
  const others = await tx
    .selectFrom('business_users')
    .select('business_id')
    .where(
      'business_id',
      'in',
      owned.map(({ id }) => id),
    )
    .where('user_id', '<>', user_id)
    .where('is_owner', '=', true)
    .where('deactivated_at', 'is', null)
    .execute()
  const kept = new Set(others.map(({ business_id }) => business_id))
  return owned.filter(({ id }) => !kept.has(id)).map(({ name }) => name)
}
