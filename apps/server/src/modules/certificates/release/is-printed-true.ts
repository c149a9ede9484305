import { isRenewal } from '@lading/domain/transactions/family'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import { appliedBefore, profileAfter } from '#modules/workflow/transactions/profile-after'
import { scopesLeft } from '#modules/workflow/transactions/scopes-left'
import type { Db } from '#platform/database'
import { isMainTrue } from '../issuing/is-main-true.ts'

/**
 * Whether the certificate that was issued for a transaction says the name, address and scopes of today. A change is made on
 * the accreditation in force and makes that one's certificate again, not the one of a renewal that waits to be claimed.
 */
export async function isPrintedTrue(db: Db, found: TransactionContext): Promise<boolean> {
  const { id, type } = found.transaction
  if (!isRenewal(type)) return true
  const main = await db
    .selectFrom('issued_documents')
    .select('payload')
    .where('transaction_id', '=', id)
    .where('kind', '=', 'certificate')
    .where('standing', '=', 'issued')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!main) return true
  const applied = await appliedBefore(db, id)
  return isMainTrue(main, scopesLeft(found, applied), await profileAfter(db, found, applied))
}
