import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { changesList, isRenewal } from '@lading/domain/transactions/family'
import type { Db } from '#platform/database'
import { branchesElsewhere } from './branches-elsewhere.ts'
import { withOwnCover } from './own-cover.ts'
import { registerOf } from './register-of.ts'
import type { TransactionRow } from './transaction-row.ts'

/**
 * What the register says of a business to a change or renewal with one agency: its policy is the cover with that agency. A
 * branch that only the other agency covers does not count as this agency's yet, and can be opened under its accreditation.
 */
export async function registerFor(
  db: Db,
  { type, business_id, agency }: Pick<TransactionRow, 'type' | 'business_id' | 'agency'>,
): Promise<BusinessProfile> {
  const profile = await withOwnCover(db, { business_id, agency }, await registerOf(db, business_id))
  if (!changesList(type, 'branches') && !isRenewal(type)) return profile
  const elsewhere = await branchesElsewhere(db, { business_id, agency })
  return { ...profile, branches: profile.branches.filter(({ key }) => !elsewhere.has(key)) }
}
