import type { NotNull } from 'kysely'
import type { Fault } from '#modules/audit/verify-audit'
import { verifyDigests, type DigestedRecord } from '#modules/audit/verify-digests'
import { inPages } from '#platform/in-pages'
import type { Db } from '#platform/database'
import { receiptHash } from './receipt-hash.ts'

/** Finds receipts that were changed, added or deleted beside the acts of the portal. */
export async function verifyReceipts(db: Db): Promise<Fault[]> {
  return verifyDigests(db, 'receipt', receipts(db))
}

async function* receipts(db: Db): AsyncGenerator<DigestedRecord[]> {
  const read = (after: number, limit: number) =>
    db
      .selectFrom('receipts as r')
      .innerJoin('invoices as i', 'i.id', 'r.invoice_id')
      .selectAll('r')
      .select('i.transaction_id')
      .where('r.id', '>', after)
      .where('i.transaction_id', 'is not', null)
      .$narrowType<{ transaction_id: NotNull }>()
      .orderBy('r.id')
      .limit(limit)
      .execute()
  for await (const page of inPages(read)) {
    yield page.map(({ transaction_id, ...receipt }) => {
      return { transaction_id, name: receipt.number, digest: receiptHash(receipt), at: receipt.issued_at }
    })
  }
}
