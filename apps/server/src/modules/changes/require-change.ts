import { familyOf } from '@lading/domain/transactions/family'
import { notFound } from '#platform/problem'
import type { Db } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transaction-row'

/** Throws 404 for a transaction of another family, so that a call for changes reaches nothing else. */
export function requireChange({ type }: Pick<TransactionRow, 'type'>): void {
  if (familyOf(type) !== 'change') throw notFound('Transaction')
}

/** The same by its id; gives the version that an act on it must name. */
export async function changeById(db: Db, id: number): Promise<Pick<TransactionRow, 'id' | 'version'>> {
  const row = await db
    .selectFrom('transactions')
    .select(['id', 'type', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('Transaction')
  requireChange(row)
  return row
}
