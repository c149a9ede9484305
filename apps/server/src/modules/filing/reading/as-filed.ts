import type { ReturnedItem } from '@lading/contract/filing/filing'
import { filedDocuments } from '@lading/domain/filing/filed-documents'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { filedLast } from './filed-answers.ts'
import { allDocuments, currentDocuments, type CurrentDocument } from './filing.queries.ts'

type Reader = Pick<Caller, 'audience'>

/** Whether a person reads what was filed last: staff, while the client answers a return and has not submitted again. */
export const readsAsFiled = ({ status }: Pick<TransactionRow, 'status'>, { audience }: Reader): boolean =>
  audience === 'staff' && status === Status.forClientAction

/** A transaction as this person may read it: its answers and its checklist stand, or are those that were filed last. */
export async function asReadBy(db: Db, found: LockedTransaction, actor: Reader): Promise<LockedTransaction> {
  const { transaction } = found
  if (!readsAsFiled(transaction, actor)) return found
  const { form, requirements } = await filedLast(db, transaction)
  return { ...found, transaction: { ...transaction, form, requirements } }
}

/** The files that this person may read, each with its day; a replacement is the client's until it is submitted. */
export async function documentsReadBy(db: Db, transaction: TransactionRow, actor: Reader): Promise<CurrentDocument[]> {
  if (!readsAsFiled(transaction, actor)) return currentDocuments(db, transaction.id)
  const held = filedDocuments(await allDocuments(db, transaction.id), transaction).filter((file) => file.is_current)
  return withDaysFiled(db, transaction, held)
}

/** Files with the days that were filed with them: the client may give a returned file another before it is submitted. */
export async function withDaysFiled<File extends Pick<CurrentDocument, 'file_id' | 'expires_on' | 'has_no_day'>>(
  db: Db,
  transaction: TransactionRow,
  files: readonly File[],
): Promise<File[]> {
  const { documents } = await filedLast(db, transaction)
  const filed = new Map(documents.map((document) => [document.file_id, document]))
  return files.map((file) => {
    const own = filed.get(file.file_id)
    return own ? { ...file, expires_on: own.expires_on, has_no_day: own.has_no_day ?? false } : file
  })
}

/** What was returned, without an answer that was not submitted. */
export const unanswered = <Item extends Pick<ReturnedItem, 'answer' | 'answered_at'>>(item: Item): Item => ({
  ...item,
  answer: '',
  answered_at: null,
})
