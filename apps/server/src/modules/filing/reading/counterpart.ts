import type { Filing } from '@lading/contract/filing/filing'
import { counterpartAnswers, labelsOfCopied } from '@lading/contract/forms/changes/counterpart-answers'
import { formOfType } from '@lading/contract/transaction-types'
import { manilaDay } from '@lading/domain/dates/manila'
import { documentsToCopy, sharedRequirements } from '@lading/domain/accreditation/requirements/copied-documents'
import { withAnswer, type Form } from '@lading/domain/filing/form-path'
import type { MissingAnswer } from '@lading/domain/filing/missing-answers'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import { requirementsOn } from '#platform/rule-tables'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { transactionFrom, type TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { checklistFor } from './checklist.ts'
import { currentDocuments, type CurrentDocument } from './filing.queries.ts'

/** The request of the same batch and type to the other agency, however far it is; undefined where it was deleted. */
export async function counterpartOf(
  db: Db,
  { batch, business_id, type, agency }: TransactionRow,
): Promise<TransactionRow | undefined> {
  if (batch === null) return undefined
  // The transactions of one business are found by its index.
  const row = await db
    .selectFrom('transactions')
    .selectAll()
    .where('business_id', '=', business_id)
    .where('batch', '=', batch)
    .where('type', '=', type)
    .where('agency', '<>', agency)
    .where('status', '<>', Status.deleted)
    .executeTakeFirst()
  return row && transactionFrom(row)
}

/** What a draft can take over from its counterpart. */
export interface Copies {
  readonly answers: readonly MissingAnswer[]
  readonly documents: readonly CurrentDocument[]
}

/** The answers that are missing in the draft, and the documents that are missing once it has them. */
export async function copiesFrom(
  db: Db,
  found: LockedTransaction,
  counterpart: TransactionRow,
  now: Date,
): Promise<Copies> {
  const draft = found.transaction
  const answers = counterpartAnswers(formOfType(draft.type), draft, counterpart)
  const form = answers.reduce<Form>((merged, { path, value }) => withAnswer(merged, path, value), draft.form)
  const today = manilaDay(now)
  const documents = documentsToCopy({
    lines: await checklistFor(db, found, form, now),
    here: await currentDocuments(db, draft.id),
    there: await currentDocuments(db, counterpart.id),
    shared: sharedRequirements(
      await requirementsOn(db, draft.agency, today),
      await requirementsOn(db, counterpart.agency, today),
    ),
    isTold: counterpart.status === Status.forClientAction,
  })
  return { answers, documents }
}

/** The counterpart as the client of a draft reads of it, with what the draft can take over. */
export async function counterpartRead(db: Db, found: LockedTransaction, now: Date): Promise<Filing['counterpart']> {
  const draft = found.transaction
  const other = await counterpartOf(db, draft)
  if (!other) return null
  const { answers, documents } = await copiesFrom(db, found, other, now)
  const names = new Map((await requirementsOn(db, draft.agency, manilaDay(now))).map(({ code, name }) => [code, name]))
  const { id: transaction_id, accreditation_id, reference, type, agency, status } = other
  return {
    transaction_id,
    accreditation_id,
    reference,
    type,
    agency,
    status,
    copies: labelsOfCopied(formOfType(draft.type), answers, other),
    documents: [...new Set(documents.map(({ requirement_code: code }) => names.get(code) ?? code))],
  }
}
