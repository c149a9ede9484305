import type { IssuedDocument } from '@lading/contract/documents/documents'
import type { DocumentKind } from '@lading/domain/documents/document-kinds'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { textIn } from '#platform/jsonb'
import { onceIssued } from './is-for-client.ts'
import type { Valid } from './printed-accreditation.ts'

/** The documents of a transaction in the order they were made, those that wait to be drawn too. */
export async function issuedDocumentsOf(db: Db, transaction_id: number): Promise<IssuedDocument[]> {
  const rows = await documents(db).where('transaction_id', '=', transaction_id).execute()
  return rows.map(issuedDocument)
}

/** The documents of a transaction that stand, as this audience sees them: a client none that the agency has still to issue. */
export async function standingDocumentsOf(
  db: Db,
  transaction_id: number,
  { audience }: Pick<Caller, 'audience'>,
): Promise<IssuedDocument[]> {
  const seen = audience === 'customer' ? forClient(db) : documents(db)
  const rows = await seen.where('transaction_id', '=', transaction_id).where('state', '<>', 'void').execute()
  return rows.map(issuedDocument)
}

/** The documents of an invoice that its business may see. */
export async function invoiceDocumentsOf(db: Db, invoice_id: number): Promise<IssuedDocument[]> {
  const rows = await forClient(db).where('invoice_id', '=', invoice_id).execute()
  return rows.map(issuedDocument)
}

function documents(db: Db) {
  return db
    .selectFrom('issued_documents')
    .select(['id', 'kind', 'number', 'slug', 'state', 'standing', 'created_at', 'ready_at'])
    .select(textIn<Valid>('payload')('valid_until').as('valid_until'))
    .orderBy('id')
}

/** As `isForClient` says. */
function forClient(db: Db) {
  return documents(db)
    .where('audience', '<>', 'staff')
    .where((eb) => eb.or([eb('issued_at', 'is not', null), eb('kind', 'not in', onceIssued)]))
}

type Row = Awaited<ReturnType<ReturnType<typeof documents>['execute']>>[number]

function issuedDocument({ standing, ...row }: Row): IssuedDocument {
  return {
    ...row,
    is_current: standing === 'issued',
    kind: row.kind as DocumentKind,
    state: row.state as IssuedDocument['state'],
    created_at: row.created_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
  }
}
