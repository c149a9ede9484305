import type { Updateable } from 'kysely'
import type { Tables, Tx } from '#platform/database'
import type { AccreditationRow } from './lock-transaction.ts'
import { transactionFrom, type TransactionRow } from './transaction-row.ts'

/** Writes columns of a locked transaction other than the workflow's own; gives the row as it stands to what follows. */
export async function updateTransaction(
  tx: Tx,
  { id }: Pick<TransactionRow, 'id'>,
  columns: Updateable<Tables['transactions']>,
): Promise<{ transaction: TransactionRow }> {
  const query = tx.updateTable('transactions').set(columns).where('id', '=', id).returningAll()
  return { transaction: transactionFrom(await query.executeTakeFirstOrThrow()) }
}

/** The same of a locked accreditation. */
export async function updateAccreditation(
  tx: Tx,
  { id }: Pick<AccreditationRow, 'id'>,
  columns: Updateable<Tables['accreditations']>,
): Promise<{ accreditation: AccreditationRow }> {
  const query = tx.updateTable('accreditations').set(columns).where('id', '=', id).returningAll()
  return { accreditation: await query.executeTakeFirstOrThrow() }
}
