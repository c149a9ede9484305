import { Status } from '@lading/domain/transactions/status'
import type { Act } from '#platform/calls/bind'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { lockAtVersion, saveWhole } from '#modules/filing/answers/save-by-version'
import { attachDocument } from '#modules/filing/documents/attach-document'
import { copiesFrom, counterpartOf, type Copies } from '#modules/filing/reading/counterpart'
import type { SavedVersionRead } from '#modules/filing/reading/filing-read'
import { filingOf } from '#modules/filing/reading/read-filing'
import { copyFile } from '#modules/uploads/copy-file'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { requireFamily } from '#modules/workflow/transactions/require-family'

interface CopyAnswersInput {
  readonly id: number
  readonly version: number
}

/**
 * Copies to the draft of a change the answers of its counterpart that it lacks, then the documents that both agencies ask
 * alike, each as a file of its own. The lock of the business holds both still. Throws 404 for what is no change, 409
 * where it is no draft, where it moved, and where nothing is copied.
 */
export const copyAnswers: Act<CopyAnswersInput, SavedVersionRead> = async (tx, input, actor, now) => {
  await requireFamily(tx, input.id, 'change')
  const found = await lockAtVersion(tx, input, actor)
  const { transaction } = found
  if (transaction.status !== Status.draft)
    throw refused('Answers are copied to a draft. This was submitted: correct what was returned.')
  const counterpart = await counterpartOf(tx, transaction)
  if (!counterpart) throw refused('The same request to the other agency was not opened with this one, or was deleted.')
  const { answers, documents } = await copiesFrom(tx, found, counterpart, now)
  if (answers.length === 0 && documents.length === 0)
    throw refused('The request to the other agency has no answer and no document that is missing here.')
  const saved = answers.length > 0 ? (await saveWhole(tx, transaction, answers, actor, now)).saved : []
  await copyDocuments(tx, transaction, documents, actor, now)
  const filing = await filingOf(tx, transaction.id, actor, now)
  return { saved, errors: {}, version: filing.form_version, filing }
}

/** Attached as by hand, with the same checks; the day that a document bears goes with it, or the word that it has none. */
async function copyDocuments(
  tx: Tx,
  { id, business_id }: TransactionRow,
  documents: Copies['documents'],
  actor: Caller,
  now: Date,
): Promise<void> {
  for (const { requirement_code, expires_on, has_no_day, file_id: original } of documents) {
    const file_id = await copyFile(tx, { file_id: original, business_id }, actor, now)
    const day = { expires_on: expires_on ?? undefined, has_no_day }
    await attachDocument(tx, { id, requirement_code, file_id, ...day }, actor, now)
  }
}
