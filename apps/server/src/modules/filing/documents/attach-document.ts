import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { takeBackFile, takeUpFile } from '#modules/uploads/take-up-file'
import { lockTransaction, type LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import { Status } from '@lading/domain/transactions/status'
import { isFiledBefore, roundAttached } from '@lading/domain/filing/filed-documents'
import { currentDocuments, markAnswered, openReturns, type CurrentDocument } from '../reading/filing.queries.ts'
import { carriedFrom } from './carry-documents.ts'
import { checklistOf } from '../reading/checklist.ts'
import { dayInForm } from '../reading/days-of-form.ts'
import { giveUp } from './give-up.ts'
import { noteChange } from '../note-change.ts'
import { openedDocuments } from '../reading/opened-documents.ts'
import type { FilingRead } from '../reading/filing-read.ts'
import { filingOf } from '../reading/read-filing.ts'
import { requireDocumentOpen, requireOpen } from '../reading/what-is-open.ts'

export interface AttachDocumentInput {
  readonly id: number
  readonly file_id: string
  readonly requirement_code: string
  readonly replaces?: number | undefined
  readonly expires_on?: string | undefined
  /** What its client confirmed of the file that this one copies: that it has no day. */
  readonly has_no_day?: boolean
  /** It was attached before, and removed. */
  readonly is_restored?: true
}

/**
 * Puts an uploaded file under a requirement, in the place of an earlier one where asked. A file that was filed before
 * stays in the record; one that was not is given up. Throws 400 for a requirement that is not asked or not open and for a
 * picture too small to be read, 409 where nothing is open or no more files fit.
 */
export async function attachDocument(
  tx: Tx,
  input: AttachDocumentInput,
  actor: Caller,
  now: Date,
): Promise<FilingRead> {
  const found = await lockTransaction(tx, input.id)
  const { transaction } = found
  maySee(transaction, actor)
  const open = requireOpen(transaction, actor)
  const returns = open === 'returned' ? await openReturns(tx, transaction.id) : []
  requireDocumentOpen(open, input.requirement_code, await openedDocuments(tx, transaction, returns))

  const line = (await checklistOf(tx, found, now)).find(({ code }) => code === input.requirement_code)
  if (!line) throw invalid({ requirement_code: ['This document is not required.'] })
  const inForm = transaction.status === Status.draft ? dayInForm(line, transaction.form) : undefined
  const files = (await currentDocuments(tx, transaction.id)).filter((file) => file.requirement_code === line.code)
  const expires_on = inForm === undefined ? (input.expires_on ?? null) : inForm
  const former = replacedBy(input, files, line.max_files)
  if (former) await setAside(tx, found, former, now)

  const file = { file_id: input.file_id, business_id: transaction.business_id }
  const carried_from = input.is_restored ? await carriedFrom(tx, found, input, now) : undefined
  // What was taken over was never given up: it stays the earlier filing's, and is had back as such.
  if (carried_from === undefined)
    await (input.is_restored ? takeBackFile(tx, file, now) : takeUpFile(tx, { ...file, isDocument: true }, actor, now))
  await tx
    .insertInto('transaction_documents')
    .values({
      transaction_id: transaction.id,
      requirement_code: line.code,
      file_id: input.file_id,
      carried_from: carried_from ?? null,
      version_no: versionAfter(found, former),
      replaces_id: replacedId(found, former),
      expires_on,
      has_no_day: expires_on === null && input.has_no_day === true,
      round: roundAttached(transaction),
      uploaded_by: actor.user_id,
      uploaded_at: now,
    })
    .execute()
  const answered = returns.filter((item) => item.kind === 'document' && item.code === line.code)
  await markAnswered(tx, { transaction_id: transaction.id, ids: answered.map((item) => item.id) }, now)
  await noteChange(tx, transaction, `documents.${line.code}`, now)
  await record(
    tx,
    {
      action: input.is_restored ? 'restore-document' : 'attach-document',
      object: 'transaction',
      object_id: transaction.id,
      transaction_id: transaction.id,
      facts: { requirement_code: line.code, file_id: input.file_id, replaces: former?.file_id },
    },
    actor,
    now,
  )
  return filingOf(tx, input.id, actor, now)
}

/** The file that gives way: the one named, or the only one where there is room for one. */
function replacedBy(
  { replaces, is_restored }: AttachDocumentInput,
  files: readonly CurrentDocument[],
  max_files: number,
): CurrentDocument | undefined {
  if (replaces !== undefined) {
    const named = files.find((file) => file.id === replaces)
    if (!named) throw refused('The file to be replaced no longer exists.')
    return named
  }
  if (files.length < max_files) return undefined
  if (max_files === 1 && !is_restored) return files[0]
  throw refused(`At most ${max_files} files can be attached here; replace or remove one.`)
}

function versionAfter(found: LockedTransaction, former: CurrentDocument | undefined): number {
  if (!former) return 1
  return isFiled(found, former) ? former.version_no + 1 : former.version_no
}

/** The filed one behind it, through any number of changes of mind. */
function replacedId(found: LockedTransaction, former: CurrentDocument | undefined): number | null {
  if (!former) return null
  return isFiled(found, former) ? former.id : former.replaces_id
}

/** Filed in an earlier round: it stays in the record. */
export const isFiled = ({ transaction }: LockedTransaction, file: CurrentDocument): boolean =>
  isFiledBefore(transaction, file)

/** A filed file stays in the record, no longer current; one that was not filed is given up. */
export async function setAside(tx: Tx, found: LockedTransaction, file: CurrentDocument, now: Date): Promise<void> {
  if (isFiled(found, file)) {
    await tx.updateTable('transaction_documents').set({ is_current: false }).where('id', '=', file.id).execute()
    return
  }
  await tx.deleteFrom('transaction_documents').where('id', '=', file.id).execute()
  await giveUp(tx, file, now)
}
