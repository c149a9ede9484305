import type { Db } from '#platform/database'
import type { TransactionRow } from '../transactions/transaction-row.ts'

/** Whether a document that the SEC amends is asked of a filing and not attached yet (row G02). */
export async function waitsForSec(
  db: Db,
  { id, requirements }: Pick<TransactionRow, 'id' | 'requirements'>,
): Promise<boolean> {
  const codes = requirements.filter((line) => line.mandatory && line.waits_for_sec).map(({ code }) => code)
  if (codes.length === 0) return false
  const attached = await db
    .selectFrom('transaction_documents')
    .select('requirement_code')
    .distinct()
    .where('transaction_id', '=', id)
    .where('is_current', '=', true)
    .where('requirement_code', 'in', codes)
    .execute()
  return attached.length < codes.length
}
