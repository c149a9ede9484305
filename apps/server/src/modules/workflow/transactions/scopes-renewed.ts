import { ensure } from '@lading/domain/ensure'
import type { ScopeFlags } from '@lading/domain/transactions/scope'
import type { Db } from '#platform/database'
import type { LockedTransaction } from './lock-transaction.ts'

/** The scopes that the accreditation which a renewal renews holds today. */
export function scopesRenewed(db: Db, accreditation: LockedTransaction['accreditation']): Promise<ScopeFlags> {
  return db
    .selectFrom('accreditations')
    .select(['domestic', 'international', 'nvocc'])
    .where('id', '=', ensure(accreditation?.previous_accreditation_id, 'the accreditation renewed'))
    .executeTakeFirstOrThrow()
}
