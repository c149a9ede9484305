import { manilaDay } from '@lading/domain/dates/manila'
import type { Db } from '#platform/database'

/** What the public reads of the receipt with this address, if there is one. */
export async function receiptOf(db: Db, slug: string) {
  const row = await db
    .selectFrom('receipts')
    .select(['number', 'payor', 'agency', 'amount', 'issued_at', 'cancelled_at'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined
  const { number, agency, amount } = row
  const shown = { kind: 'official-receipt', number, agency, amount, business_name: row.payor } as const
  const issued_on = manilaDay(row.issued_at)
  return row.cancelled_at === null
    ? {
        ...shown,
        issued_on,
        standing: 'current' as const,
        heading: 'Genuine receipt',
        sentence: 'The agency issued this receipt for money it received.',
      }
    : {
        ...shown,
        issued_on,
        standing: 'revoked' as const,
        heading: 'Cancelled',
        sentence: 'The agency has cancelled this receipt.',
      }
}
