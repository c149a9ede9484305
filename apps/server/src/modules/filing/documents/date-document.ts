import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, notFound } from '#platform/problem'
import { record } from '#modules/audit/record'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { checklistOf } from '../reading/checklist.ts'
import { dayInForm } from '../reading/days-of-form.ts'
import type { CurrentDocument } from '../reading/filing.queries.ts'
import { noteChange } from '../note-change.ts'
import type { FilingRead } from '../reading/filing-read.ts'
import { filingOf } from '../reading/read-filing.ts'
import { lockDocument } from './lock-document.ts'

/** Until when an attached file is valid, as its own face says. */
export async function dateDocument(
  tx: Tx,
  input: { id: number; document_id: number; expires_on: string | null },
  actor: Caller,
  now: Date,
): Promise<FilingRead> {
  const { found, file } = await lockDocument(tx, input.document_id, actor)
  if (found.transaction.id !== input.id) throw notFound('Document')
  const { expires_on } = input
  if (found.transaction.status === Status.draft) await requireAskedHere(tx, found, file, now)
  await tx
    .updateTable('transaction_documents')
    .set({ expires_on, has_no_day: false })
    .where('id', '=', file.id)
    .execute()
  await noteChange(tx, found.transaction, `documents.${file.requirement_code}`, now)
  await record(
    tx,
    {
      action: 'date-document',
      object: 'transaction',
      object_id: found.transaction.id,
      transaction_id: found.transaction.id,
      facts: { requirement_code: file.requirement_code, expires_on },
    },
    actor,
    now,
  )
  return filingOf(tx, input.id, actor, now)
}

/** Throws 400 for a day that the form of the draft asks. */
async function requireAskedHere(tx: Tx, found: LockedTransaction, file: CurrentDocument, now: Date): Promise<void> {
  const line = (await checklistOf(tx, found, now)).find(({ code }) => code === file.requirement_code)
  if (line && dayInForm(line, found.transaction.form) !== undefined)
    throw invalid({ expires_on: [`Answer “${line.expiry_label}” in the form; the document bears the same day.`] })
}
