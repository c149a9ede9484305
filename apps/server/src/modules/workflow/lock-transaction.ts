import type { Selectable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/database'
import { notFound } from '#platform/problem'

export type TransactionRow = Selectable<Tables['transactions']>
export type AccreditationRow = Selectable<Tables['accreditations']>

/** A transaction with the accreditation it makes or concerns. */
export interface LockedTransaction {
  readonly transaction: TransactionRow
  readonly accreditation: AccreditationRow | null
}

/** Locks accreditation, then transaction: the one order of all acts. Throws 404. */
export async function lockTransaction(tx: Tx, transaction_id: number): Promise<LockedTransaction> {
  const found = await tx
    .selectFrom('transactions')
    .select('accreditation_id')
    .where('id', '=', transaction_id)
    .executeTakeFirst()
  if (!found) throw notFound('Transaction')
  const accreditation = found.accreditation_id === null ? null : await lockAccreditation(tx, found.accreditation_id)
  const transaction = await tx
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', transaction_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { transaction, accreditation }
}

/** The same without locks, for reading. Throws 404. */
export async function findTransaction(db: Db, transaction_id: number): Promise<LockedTransaction> {
  const transaction = await db
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', transaction_id)
    .executeTakeFirst()
  if (!transaction) throw notFound('Transaction')
  const accreditation =
    transaction.accreditation_id === null
      ? undefined
      : await db
          .selectFrom('accreditations')
          .selectAll()
          .where('id', '=', transaction.accreditation_id)
          .executeTakeFirst()
  return { transaction, accreditation: accreditation ?? null }
}

function lockAccreditation(tx: Tx, id: number) {
  return tx.selectFrom('accreditations').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}
