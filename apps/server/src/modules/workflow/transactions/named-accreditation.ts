import type { Agency } from '@lading/domain/transactions/agency'
import type { Db } from '#platform/database'
import type { AccreditationRow } from './lock-transaction.ts'

interface Named {
  readonly accreditation_id: number | null
  readonly business_id: number
  readonly agency: Agency
}

/** The accreditation that an opening names, where it is this business's own, at this agency. */
export function namedAccreditation(
  db: Db,
  { accreditation_id, business_id, agency }: Named,
): Promise<AccreditationRow | undefined> {
  return db
    .selectFrom('accreditations')
    .selectAll()
    .where('id', '=', accreditation_id)
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .executeTakeFirst()
}
