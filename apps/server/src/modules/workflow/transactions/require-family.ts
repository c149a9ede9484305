import type { Family } from '@lading/domain/transactions/definitions/type-definition'
import { familyOf } from '@lading/domain/transactions/family'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'
import type { TransactionRow } from './transaction-row.ts'

/** Throws 404 for a transaction of another family, so that calls named by a family reach nothing else. */
export function checkFamily({ type }: Pick<TransactionRow, 'type'>, family: Family): void {
  if (familyOf(type) !== family) throw notFound('Transaction')
}

/** The same of one that is not read yet, before something else reads it. */
export async function requireFamily(db: Db, id: number, family: Family): Promise<void> {
  const row = await db.selectFrom('transactions').select('type').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Transaction')
  checkFamily(row, family)
}
