import { checkAnswer, labelOfAnswer } from '@lading/contract/forms/form-answers'
import { MAX_ROWS } from '@lading/contract/forms/form-definition'
import type { AnswerConflict, AnswerPatch, ReturnedItem } from '@lading/contract/filing/filing'
import { formOfType } from '@lading/contract/transaction-types'
import { overlaps, type Form } from '@lading/domain/filing/form-path'
import { mergeDraft, type MergedDraft, type Patch } from '@lading/domain/filing/merge-draft'
import { answersUnder } from '@lading/domain/filing/returned-answer'
import { Status } from '@lading/domain/transactions/status'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { record } from '#modules/audit/record'
import { lockTransaction, type LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { maySee } from '#modules/workflow/transactions/may-see'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { mergedColumns } from './merged-columns.ts'
import { carryDocuments } from '../documents/carry-documents.ts'
import { checklistWith } from '../reading/checklist.ts'
import { dateByForm } from '../reading/days-of-form.ts'
import { markAnswered, openReturns } from '../reading/filing.queries.ts'
import type { SavedAnswersRead } from '../reading/filing-read.ts'
import { filingOf } from '../reading/read-filing.ts'
import { restoreClosed } from '../documents/restore-filed.ts'
import { requireAnswersOpen, requireOpen } from '../reading/what-is-open.ts'

export interface SaveAnswersInput {
  readonly id: number
  readonly patch: readonly AnswerPatch[]
}

/**
 * Saves answers one by one: what no other person changed is kept, and what another changed to something else is given
 * back as a conflict. Throws 409 where nothing is open, 400 where an answer is closed.
 */
export async function saveAnswers(
  tx: Tx,
  { id, patch }: SaveAnswersInput,
  actor: Caller,
  now: Date,
): Promise<SavedAnswersRead & { readonly conflicts: AnswerConflict[] }> {
  const found = await lockTransaction(tx, id)
  const { transaction } = found
  maySee(transaction, actor)
  const open = requireOpen(transaction, actor)
  const returns = open === 'returned' ? await openReturns(tx, transaction.id) : []
  const form = formOfType(transaction.type)
  const paths = patch.map(({ path }) => path)
  requireAnswersOpen(open, paths, returns, form.bundles)

  const { patches, errors } = readable(patch, transaction)
  const { form: stands, form_version: version, field_versions } = transaction
  const merged = mergeDraft({ form: stands, version, field_versions }, patches)

  if (merged.form !== stands) await write(tx, found, merged, returns, actor, now)
  const answered = returns.filter(
    ({ kind, code }) =>
      kind === 'field' &&
      answersUnder(code, form.bundles).some((own) => merged.saved.some((path) => overlaps(own, path))),
  )
  await markAnswered(tx, { transaction_id: id, ids: answered.map((item) => item.id) }, now)
  return {
    saved: [...merged.saved],
    errors,
    conflicts: merged.conflicts.map((conflict) => ({ ...conflict, label: labelOfAnswer(form, conflict.path, stands) })),
    filing: await filingOf(tx, id, actor, now),
  }
}

/** The changes that can be kept at all, tidied, and the reasons for the others. */
function readable(patch: readonly AnswerPatch[], { type, agency, form: stands }: TransactionRow) {
  const form = formOfType(type)
  const patches: Patch[] = []
  const errors: Record<string, string> = {}
  const rows = new Map(Object.keys(form.groups).map((name) => [name, rowsIn(stands, name)]))
  for (const one of patch) {
    const checked = checkAnswer(form, one, agency)
    const added = addsRow(one, rows)
    if ('error' in checked) errors[one.path] = checked.error
    else if (added !== undefined && added > MAX_ROWS) errors[one.path] = `Enter at most ${MAX_ROWS} rows.`
    else patches.push({ path: one.path, value: checked.value, base: one.base })
  }
  return { patches, errors }
}

const rowsIn = (form: Form, name: string) => (Array.isArray(form[name]) ? form[name].length : 0)

/** How many rows a list would have with this one, or undefined where no row is added. */
function addsRow({ path, value, base }: AnswerPatch, rows: Map<string, number>): number | undefined {
  const [name = '', key, column] = path.split('.')
  if (key === undefined || column !== undefined || value === null || base !== null) return undefined
  const count = (rows.get(name) ?? 0) + 1
  rows.set(name, count)
  return count
}

async function write(
  tx: Tx,
  found: LockedTransaction,
  merged: MergedDraft,
  returns: readonly ReturnedItem[],
  actor: Caller,
  now: Date,
): Promise<void> {
  const { id, status } = found.transaction
  const requirements = await checklistWith(tx, found, merged.form, now)
  await tx
    .updateTable('transactions')
    .set({
      ...mergedColumns(merged),
      requirements: asJson(requirements),
      last_activity_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  if (status === Status.draft) {
    await dateByForm(tx, { id, checklist: requirements, form: merged.form })
    await carryDocuments(
      tx,
      { ...found, transaction: { ...found.transaction, form: merged.form } },
      found.transaction.form,
      now,
    )
  }
  if (returns.length > 0) await restoreClosed(tx, found, { requirements, returns }, now)
  const facts = { form_version: merged.version, saved: merged.saved }
  await record(
    tx,
    { action: 'save-draft', object: 'transaction', object_id: id, transaction_id: id, facts },
    actor,
    now,
  )
}
