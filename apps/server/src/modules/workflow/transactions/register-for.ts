import { changesList } from '@lading/domain/transactions/family'
import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { Db } from '#platform/database'
import { registerOf } from './register-of.ts'
import type { TransactionRow } from './transaction-row.ts'

/**
 * What the register says of a business to a change with one agency. A branch that only the other agency covers is none of
 * this agency's yet, and can be opened under its accreditation.
 */
export async function registerFor(
  db: Db,
  { type, business_id, agency }: Pick<TransactionRow, 'type' | 'business_id' | 'agency'>,
): Promise<BusinessProfile> {
  const profile = await registerOf(db, business_id)
  if (!changesList(type, 'branches')) return profile
  const rows = await db
    .selectFrom('business_branches as b')
    .innerJoin('branch_accreditations as c', 'c.branch_id', 'b.id')
    .innerJoin('accreditations as a', 'a.id', 'c.accreditation_id')
    .select(['b.key', 'a.agency'])
    .where('b.business_id', '=', business_id)
    .execute()
  const byAgency = Map.groupBy(rows, ({ key }) => key)
  const isElsewhere = (key: string) => byAgency.get(key)?.every((row) => row.agency !== agency) ?? false
  return { ...profile, branches: profile.branches.filter(({ key }) => !isElsewhere(key)) }
}
