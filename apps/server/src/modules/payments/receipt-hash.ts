import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { canonical } from '#modules/audit/chain'
import type { Tables } from '#platform/database'

export type ReceiptRow = Selectable<Tables['receipts']>

/** SHA-256 of what a receipt says; that it was cancelled comes later and is not part of it. */
export function receiptHash({ cancelled_at: _later, id: _own, ...said }: ReceiptRow): string {
  return createHash('sha256')
    .update(canonical({ ...said, issued_at: said.issued_at.toISOString() }))
    .digest('hex')
}
