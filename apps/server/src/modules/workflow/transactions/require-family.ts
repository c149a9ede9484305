import type { Family } from '@lading/domain/transactions/definitions/type-definition'
import { familyOf } from '@lading/domain/transactions/family'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import type { TransactionRow } from './transaction-row.ts'

/**
 * The version of a transaction of a family, for an act on it. Throws 404 for one of another family, so that calls named
 * by a family reach nothing else.
 */
export async function requireFamily(db: Db, id: number, family: Family): Promise<Pick<TransactionRow, 'version'>> {
  const row = await db.selectFrom('transactions').select(['type', 'version']).where('id', '=', id).executeTakeFirst()
  if (!row || familyOf(row.type) !== family) throw notFound('Transaction')
  return row
}
