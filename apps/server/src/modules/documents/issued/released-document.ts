import { kindsWhere, leadingFirst, type DocumentKind } from '@lading/domain/documents/document-kinds'
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

interface Row extends Pick<ReleasedDocument, 'kind' | 'number'> {
  readonly payload: unknown
}

/** What an approval had made for the client and the agency has issued, in its latest edition: the document that leads first. */
export async function releasedDocumentsOf(db: Db, transaction_id: number): Promise<ReleasedDocument[]> {
  const rows = await db
    .selectFrom('issued_documents')
    .select(['kind', 'number', 'payload'])
    .where('transaction_id', '=', transaction_id)
    .where('kind', 'in', released)
    .where('standing', '=', 'issued')
    .orderBy('id')
    .execute()
  return leadingFirst(rows.map((row) => ({ ...row, kind: row.kind as DocumentKind }))).map(releasedDocument) // of `released`
}

function releasedDocument({ kind, number, payload }: Row): ReleasedDocument {
  const days = InForce.safeParse(payload).data
  return {
    kind,
    number,
    in_force: days ? { from: plainDate(days.in_force_on), until: plainDate(days.valid_until) } : null,
  }
}
