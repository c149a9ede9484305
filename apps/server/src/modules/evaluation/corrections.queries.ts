import type { Correction } from '@lading/contract/filing/corrections'
import { fullName } from '@lading/domain/people/particulars/full-name'
import type { Db } from '#platform/database'

/** What was corrected of a transaction after approval, the latest first. */
export async function correctionsOf(db: Db, transaction_id: number): Promise<Correction[]> {
  const rows = await db
    .selectFrom('transaction_corrections as c')
    .innerJoin('users as u', 'u.id', 'c.corrected_by')
    .select(['c.id', 'c.path', 'c.label', 'c.before', 'c.after', 'c.reason', 'c.corrected_at'])
    .select(['u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .where('c.transaction_id', '=', transaction_id)
    .orderBy('c.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    path: row.path,
    label: row.label,
    before: row.before,
    after: row.after,
    reason: row.reason,
    by: fullName(row),
    at: row.corrected_at.toISOString(),
  }))
}
