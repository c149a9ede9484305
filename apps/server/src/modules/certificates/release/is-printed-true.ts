import { isRenewal } from '@lading/domain/transactions/family'
import type { TransactionContext } from '#modules/workflow/transactions/transaction-context'
import type { Db } from '#platform/database'
import { isMainTrue } from '../issuing/is-main-true.ts'
import { asApproved, type AsApproved } from '../ordering/as-approved.ts'
import { branchesToCertify } from '../ordering/branches-to-certify.ts'

/**
 * Whether the certificates that were issued for a transaction say the name, address, scopes and branches of today. A change
 * is made on the accreditation in force and makes that one's certificates again, not those of a renewal that waits to be
 * claimed: a branch that it opened would be certified by nobody once the old term ends. A certificate of a branch that
 * closed says so on its own page, and keeps nothing back.
 */
export async function isPrintedTrue(db: Db, found: TransactionContext): Promise<boolean> {
  if (!isRenewal(found.transaction.type)) return true
  for (const one of await asApproved(db, found)) if (!(await isTrueOf(db, one))) return false
  return true
}

async function isTrueOf(db: Db, found: AsApproved): Promise<boolean> {
  const main = await db
    .selectFrom('issued_documents')
    .select('payload')
    .where('transaction_id', '=', found.transaction.id)
    .where('kind', '=', 'certificate')
    .where('standing', '=', 'issued')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!main) return true
  const { scopes, profile } = found.after
  return isMainTrue(main, scopes, profile) && (await branchesToCertify(db, found)).length === 0
}
