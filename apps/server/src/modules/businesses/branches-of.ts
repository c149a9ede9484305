import { addressLine } from '@lading/domain/business/address-line'
import { BranchFacts } from '@lading/contract/forms/business/business-profile'
import type { BusinessBranch, HeldAccreditation } from '@lading/contract/businesses'
import type { Db } from '#platform/database'

/** The branches of a business, closed ones too, each once for every accreditation that covers it. */
export async function branchesOf(
  db: Db,
  business_id: number,
  accreditations: readonly HeldAccreditation[],
): Promise<BusinessBranch[]> {
  const rows = await db
    .selectFrom('business_branches as b')
    .leftJoin('branch_accreditations as c', 'c.branch_id', 'b.id')
    .leftJoin('issued_documents as d', (join) =>
      join.onRef('d.branch_accreditation_id', '=', 'c.id').on('d.standing', '=', 'issued'),
    )
    .select(['b.id', 'b.key', 'b.name', 'b.facts', 'b.closed_on', 'c.accreditation_id', 'd.number', 'd.slug'])
    .where('b.business_id', '=', business_id)
    .orderBy('b.closed_on', (order) => order.asc().nullsFirst())
    .orderBy('b.id')
    .orderBy('c.accreditation_id')
    .execute()
  return rows.map(({ facts, number, slug, ...row }) => ({
    ...row,
    address: addressLine(BranchFacts.parse(facts)),
    accreditation: accreditations.find(({ id }) => id === row.accreditation_id) ?? null,
    certificate: number !== null && slug !== null ? { number, slug } : null,
  }))
}
