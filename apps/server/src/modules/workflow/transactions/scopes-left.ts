import type { Scope } from '@lading/domain/transactions/scope'
import type { LockedTransaction } from './lock-transaction.ts'
import type { AppliedAnswers } from './profile-after.ts'
import { scopesAfter, scopesHeldNow } from './scopes-after.ts'

/**
 * The scopes that approval leaves the accreditation with. Once it took effect these are the ones of today, corrected or not:
 * scopes are not corrected, and another change may have given up what this one added.
 */
export function scopesLeft(
  found: Pick<LockedTransaction, 'transaction' | 'accreditation'>,
  applied: AppliedAnswers,
): Record<Scope, 0 | 1> {
  return applied ? scopesHeldNow(found) : scopesAfter(found)
}
