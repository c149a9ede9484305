import { InvoiceStatus } from '@lading/domain/payments/invoice'
import type { Db } from '#platform/database'

/** The number of the last order of payment that a transaction had and that is not void; null where none went out. */
export async function standingOrder(db: Db, transaction_id: number): Promise<string | null> {
  const order = await db
    .selectFrom('invoices')
    .select('number')
    .where('transaction_id', '=', transaction_id)
    .where('purpose', '<>', 'fine')
    .where('status', '<>', InvoiceStatus.void)
    .where('issued_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order?.number ?? null
}
