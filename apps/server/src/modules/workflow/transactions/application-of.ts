import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'

/** The new application or renewal that makes an accreditation, by its transaction. Throws 404. */
export async function applicationOf(db: Db, accreditation_id: number): Promise<number> {
  const row = await db
    .selectFrom('accreditations')
    .select('transaction_id')
    .where('id', '=', accreditation_id)
    .executeTakeFirst()
  if (!row?.transaction_id) throw notFound('Application')
  return row.transaction_id
}
