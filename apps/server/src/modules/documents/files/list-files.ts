import type { ListedFile } from '@lading/contract/documents/documents'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { mayRead } from './may-read.ts'
import { transactionFiles, type TransactionFile } from './transaction-files.queries.ts'

/** What lies in a directory, as far as this person may read it. Throws 404 for a transaction they may not see. */
export async function listFiles(db: Db, directory: string, actor: Caller, now: Date) {
  const [kind, id] = directory.split('/')
  const data = kind === 'uploads' ? await ownUploads(db, actor) : await listed(db, Number(id), actor, now)
  return { data, total: data.length }
}

/** The transaction and those of its files that this person may read. Throws 404. */
export async function readableFiles(db: Db, transaction_id: number, actor: Caller, now: Date) {
  const { transaction } = await findTransaction(db, transaction_id)
  maySee(transaction, actor)
  const { agency, business_id } = transaction
  const all = await transactionFiles(db, transaction, actor, now)
  const files = all.filter((file) =>
    mayRead(actor, file, [{ agency, business_id, transaction_id, for_staff: true, ...file }]),
  )
  return { transaction, files }
}

async function listed(db: Db, transaction_id: number, actor: Caller, now: Date): Promise<ListedFile[]> {
  const { files } = await readableFiles(db, transaction_id, actor, now)
  return files.map(asListed)
}

async function ownUploads(db: Db, { user_id }: Caller): Promise<ListedFile[]> {
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('uploaded_by', '=', user_id)
    .where('is_ready', '=', true)
    .where('attached_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(200)
    .execute()
  return rows.map((file) =>
    asListed({ ...file, title: file.name, kind: 'upload', is_current: true, uploaded_at: file.created_at }),
  )
}

type Shown = Omit<TransactionFile, 'kind' | 'for_client'> & Pick<ListedFile, 'kind'>

function asListed({ uploaded_at, ...file }: Shown): ListedFile {
  const { id, name, media_type, size, sha256, page_count, title, kind, is_current } = file
  const facts = { id, name, media_type, size, sha256, page_count, title, kind, is_current }
  return { ...facts, uploaded_at: uploaded_at.toISOString() }
}
