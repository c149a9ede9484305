import { isGrant } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import { succeedingStatuses } from '@lading/domain/transactions/status-groups'
import type { Db } from '#platform/database'
import type { AccreditationRow } from './lock-transaction.ts'
import type { TransactionRow } from './transaction-row.ts'

/** Handed over, whatever became of it; a renewal has its number before, while its certificate is made. */
const handedOver = [...succeedingStatuses, Status.terminated]

type TransactionIdentity = Pick<TransactionRow, 'id' | 'type' | 'agency' | 'business_id'>

/**
 * The status of the accreditation a transaction stands and falls with: of a new application the one it makes; of any
 * other the newest that its business was given by the agency, not the one that a renewal is still making.
 */
export async function statusHeld(
  db: Db,
  transaction: TransactionIdentity,
  accreditation: AccreditationRow | null,
): Promise<Status | null> {
  if (accreditation === null || isGrant(transaction.type)) return accreditation?.status ?? null
  const newest = await db
    .selectFrom('accreditations')
    .select('status')
    .where('business_id', '=', transaction.business_id)
    .where('agency', '=', transaction.agency)
    .where('number', 'is not', null)
    .where('status', 'in', handedOver)
    .where((eb) => eb.or([eb('transaction_id', 'is', null), eb('transaction_id', '<>', transaction.id)]))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return newest?.status ?? accreditation.status
}
