import type { Agency } from '@lading/domain/transactions/agency'
import type { Db } from '#platform/database'

interface AtAgency {
  readonly business_id: number
  readonly agency: Agency
}

/** The keys of the branches that only the other agency covers; one that none covers yet belongs to both. */
export async function branchesElsewhere(db: Db, { business_id, agency }: AtAgency): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('business_branches as b')
    .innerJoin('branch_accreditations as c', 'c.branch_id', 'b.id')
    .innerJoin('accreditations as a', 'a.id', 'c.accreditation_id')
    .select(['b.key', 'a.agency'])
    .where('b.business_id', '=', business_id)
    .execute()
  const here = new Set(rows.filter((row) => row.agency === agency).map(({ key }) => key))
  return new Set(rows.map(({ key }) => key).filter((key) => !here.has(key)))
}
