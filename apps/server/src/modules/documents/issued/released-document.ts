import { kindsWhere, leadingDocument, type DocumentKind } from '@lading/domain/documents/document-kinds'
import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Db } from '#platform/database'
import { PrintedAccreditation } from './printed-accreditation.ts'

const released = kindsWhere(({ release_waits }) => release_waits)
const InForce = PrintedAccreditation.pick({ in_force_on: true, valid_until: true })

export interface ReleasedDocument {
  readonly kind: DocumentKind
  readonly number: string
  /** First and last day, as they are printed; null for what certifies something of its day. */
  readonly in_force: { readonly from: PlainDate; readonly until: PlainDate } | null
}

/** What an approval had made for the client and the agency has issued, in its latest edition; undefined where nothing is. */
export async function releasedDocumentOf(db: Db, transaction_id: number): Promise<ReleasedDocument | undefined> {
  const rows = await db
    .selectFrom('issued_documents')
    .select(['kind', 'number', 'payload'])
    .where('transaction_id', '=', transaction_id)
    .where('kind', 'in', released)
    .where('standing', '=', 'issued')
    .orderBy('id')
    .execute()
  const row = leadingDocument(rows.map((one) => ({ ...one, kind: one.kind as DocumentKind }))) // of `released`
  if (!row) return undefined
  const days = InForce.safeParse(row.payload).data
  return {
    kind: row.kind,
    number: row.number,
    in_force: days ? { from: plainDate(days.in_force_on), until: plainDate(days.valid_until) } : null,
  }
}
