import type { OwnTransaction } from '@lading/contract/filing/own-transaction'
import { Status } from '@lading/domain/transactions/status'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

type Shown = Pick<
  TransactionRow,
  'id' | 'accreditation_id' | 'business_id' | 'reference' | 'type' | 'agency' | 'status' | 'updated_at'
> & { readonly business_name: string }

/** A transaction as its business lists it. */
export const ownTransaction = ({ id, updated_at, ...row }: Shown): OwnTransaction => ({
  transaction_id: id,
  accreditation_id: row.accreditation_id,
  business_id: row.business_id,
  business_name: row.business_name,
  reference: row.reference,
  type: row.type,
  agency: row.agency,
  status: row.status,
  updated_at: updated_at.toISOString(),
})

const MOST = 100

/** The newest transactions of these types of the caller's businesses, open and ended; a deleted draft is gone. */
export async function ownTransactions(
  db: Db,
  types: readonly TransactionType[],
  actor: Caller,
): Promise<OwnTransaction[]> {
  const rows = await db
    .selectFrom('transactions as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .select(['t.id', 't.accreditation_id', 't.business_id', 'b.name as business_name', 't.reference', 't.type'])
    .select(['t.agency', 't.status', 't.updated_at'])
    .where('t.business_id', 'in', ownBusinesses(actor))
    .where('t.type', 'in', types)
    .where('t.status', '<>', Status.deleted)
    .orderBy('t.updated_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(ownTransaction)
}
