import { decimalText } from '@lading/domain/payments/money'
import { fullName } from '@lading/domain/people/particulars/full-name'
import type { Db } from '#platform/database'

/** What a business was excused from paying, by whose order; amounts are decimal text. */
export interface CondonedPenalty {
  readonly amount: string
  readonly remaining: string
  readonly order_number: string
  readonly decided_by: string
  readonly decided_at: string
}

/** Row D25: the approving officer condones in full. Null where nothing was condoned. */
export async function condonedPenalty(db: Db, transaction_id: number, total: string): Promise<CondonedPenalty | null> {
  const row = await db
    .selectFrom('condonations as c')
    .innerJoin('users as u', 'u.id', 'c.decided_by')
    .select(['c.order_number', 'c.decided_at', 'u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .where('c.transaction_id', '=', transaction_id)
    .where('c.outcome', '=', 'condoned')
    .executeTakeFirst()
  if (!row?.decided_at) return null
  return {
    amount: total,
    remaining: decimalText(0),
    order_number: row.order_number,
    decided_by: fullName(row),
    decided_at: row.decided_at.toISOString(),
  }
}
