import { manilaDay } from '@lading/domain/dates/manila'
import { filedDocuments } from '@lading/domain/filing/filed-documents'
import { nameOfDocument, type DocumentKind } from '@lading/domain/documents/document-kinds'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { requirementsOn } from '#platform/rule-tables'
import { isForClient } from '../issued/is-for-client.ts'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'

/** A file of a transaction: what was filed under a requirement, now or earlier, or an issued document the portal issued. */
export interface TransactionFile {
  readonly id: string
  readonly name: string
  readonly media_type: string
  readonly size: number
  readonly sha256: string
  readonly page_count: number | null
  readonly storage_key: string
  readonly uploaded_by: number | null
  readonly attached_at: Date | null
  readonly uploaded_at: Date
  readonly title: string
  readonly kind: 'document' | 'issued'
  readonly is_current: boolean
  readonly for_client: boolean
}

const columns = [
  'f.id',
  'f.name',
  'f.media_type',
  'f.size',
  'f.sha256',
  'f.page_count',
  'f.storage_key',
  'f.uploaded_by',
  'f.attached_at',
] as const

/** For staff what was filed, for the business all; in the order of the checklist, then what was issued, by its time. */
export async function transactionFiles(
  db: Db,
  transaction: TransactionRow,
  { audience }: Pick<Caller, 'audience'>,
  now: Date,
): Promise<TransactionFile[]> {
  const { id, agency } = transaction
  const frozen = transaction.requirements
  // A draft has no list of its own yet: the catalogue names what is attached.
  const asked = frozen.length > 0 ? frozen : await requirementsOn(db, agency, manilaDay(now))
  const place = (code: string) => asked.findIndex((line) => line.code === code)
  const all = await documentsOf(db, id)
  const documents = audience === 'customer' ? all : filedDocuments(all, transaction)
  const filed = documents.map(({ requirement_code: code, ...file }) => ({
    ...file,
    title: asked[place(code)]?.name ?? code,
    place: place(code),
    kind: 'document' as const,
    for_client: true,
  }))
  return [...filed.toSorted((one, other) => one.place - other.place), ...(await issuedDocumentsOf(db, id))]
}

function documentsOf(db: Db, transaction_id: number) {
  return db
    .selectFrom('transaction_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .leftJoin('transaction_documents as former', 'former.id', 'd.replaces_id')
    .select([...columns, 'd.requirement_code', 'd.is_current', 'd.uploaded_at'])
    .select(['d.round', 'former.file_id as replaces_id'])
    .where('d.transaction_id', '=', transaction_id)
    .where('f.deleted_at', 'is', null)
    .orderBy('d.id')
    .execute()
}

async function issuedDocumentsOf(db: Db, transaction_id: number): Promise<TransactionFile[]> {
  const documents = await db
    .selectFrom('issued_documents as p')
    .innerJoin('files as f', 'f.id', 'p.file_id')
    .select([...columns, 'p.kind', 'p.audience', 'p.issued_at', 'p.state', 'p.created_at'])
    .where('p.transaction_id', '=', transaction_id)
    .where('f.deleted_at', 'is', null)
    .orderBy('p.id')
    .execute()
  return documents.map(({ kind, audience, issued_at, state, created_at, ...file }) => ({
    ...file,
    uploaded_at: created_at,
    title: nameOfDocument({ kind: kind as DocumentKind }),
    kind: 'issued',
    is_current: state === 'ready',
    for_client: isForClient({ kind, audience, issued_at }),
  }))
}
