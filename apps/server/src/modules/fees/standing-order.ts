import { InvoiceStatus } from '@lading/domain/payments/invoice'
import type { Db } from '#platform/database'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { feePurposeAt } from './assessment-of.ts'

/** By which order of payment the fees assessed now were asked for: the last that is not void; null where none went out. */
export async function standingOrder(db: Db, transaction: Pick<TransactionRow, 'id' | 'agency' | 'type'>) {
  const order = await db
    .selectFrom('invoices')
    .select(['number', 'issued_at'])
    .where('transaction_id', '=', transaction.id)
    .where('purpose', '=', await feePurposeAt(db, transaction))
    .where('status', '<>', InvoiceStatus.void)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order?.number && order.issued_at ? { number: order.number, issued_at: order.issued_at.toISOString() } : null
}
