import { ensure } from '@lading/domain/ensure'
import type { Db } from '#platform/database'

/** The branches of a business that closed: the key of each, and its day. */
export async function closedBranches(db: Db, business_id: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('business_branches')
    .select(['key', 'closed_on'])
    .where('business_id', '=', business_id)
    .where('closed_on', 'is not', null)
    .execute()
  return new Map(rows.map(({ key, closed_on }) => [key, ensure(closed_on, 'the day on which a branch closed')]))
}
