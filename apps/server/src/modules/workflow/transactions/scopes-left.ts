import type { Scope } from '@lading/domain/transactions/scope'
import type { Db } from '#platform/database'
import type { LockedTransaction } from './lock-transaction.ts'
import { wasApplied } from './profile-after.ts'
import { scopesAfter, scopesHeldNow } from './scopes-after.ts'

/**
 * The scopes that approval leaves the accreditation with. Once it took effect these are the ones of today, corrected or not:
 * scopes are not corrected, and another change may have given up what this one added.
 */
export async function scopesLeft(
  db: Db,
  found: Pick<LockedTransaction, 'transaction' | 'accreditation'>,
): Promise<Record<Scope, 0 | 1>> {
  return (await wasApplied(db, found.transaction.id)) ? scopesHeldNow(found) : scopesAfter(found)
}
