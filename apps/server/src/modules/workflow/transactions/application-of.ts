import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'

/** The new application or renewal that makes an accreditation, by its transaction. Throws 404, in the words of `maySee`. */
export async function applicationOf(db: Db, accreditation_id: number): Promise<number> {
  const row = await db
    .selectFrom('accreditations')
    .select('transaction_id')
    .where('id', '=', accreditation_id)
    .executeTakeFirst()
  if (!row?.transaction_id) throw notFound('Transaction')
  return row.transaction_id
}
