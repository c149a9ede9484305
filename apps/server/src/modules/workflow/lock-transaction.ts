import type { Selectable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/database'
import { notFound } from '#platform/problem'

export type TransactionRow = Selectable<Tables['transactions']>
export type AccreditationRow = Selectable<Tables['accreditations']>

/** A transaction with the accreditation it makes or concerns, if it has one. */
export interface LockedTransaction {
  readonly transaction: TransactionRow
  readonly accreditation: AccreditationRow | null
  readonly business_name: string
}

/** Locks business, accreditation, then transaction: the one order of all acts. Throws 404. */
export async function lockTransaction(tx: Tx, transaction_id: number): Promise<LockedTransaction> {
  const business = await tx
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', (eb) => eb.selectFrom('transactions').select('business_id').where('id', '=', transaction_id))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!business) throw notFound('Transaction')
  const accreditation = await tx
    .selectFrom('accreditations')
    .selectAll()
    .where('id', '=', (eb) => eb.selectFrom('transactions').select('accreditation_id').where('id', '=', transaction_id))
    .forUpdate()
    .executeTakeFirst()
  const transaction = await tx
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', transaction_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { transaction, accreditation: accreditation ?? null, business_name: business.name }
}

/** The same without locks, for reading. Throws 404. */
export async function findTransaction(db: Db, transaction_id: number): Promise<LockedTransaction> {
  const found = await db
    .selectFrom('transactions as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .selectAll('t')
    .select('b.name as business_name')
    .where('t.id', '=', transaction_id)
    .executeTakeFirst()
  if (!found) throw notFound('Transaction')
  const { business_name, ...transaction } = found
  const accreditation =
    transaction.accreditation_id === null
      ? undefined
      : await db
          .selectFrom('accreditations')
          .selectAll()
          .where('id', '=', transaction.accreditation_id)
          .executeTakeFirst()
  return { transaction, accreditation: accreditation ?? null, business_name }
}
