import type { AnswerConflict, AnswerPatch, ReturnedItem, SavedAnswers } from '@lading/contract/applications'
import { businessGroups } from '@lading/contract/forms/business-fields'
import { overlaps, type Form } from '@lading/domain/filing/form-path'
import { mergeDraft, type MergedDraft, type Patch } from '@lading/domain/filing/merge-draft'
import { answersUnder } from '@lading/domain/filing/returned-answer'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { record } from '#modules/audit/record'
import { maySee } from '#modules/workflow/may-see'
import { lockApplication, markAnswered, openReturns, type LockedApplication } from './applications.queries.ts'
import { checklistWith } from './checklist.ts'
import { checkAnswer, labelOfAnswer } from './form-answers.ts'
import { applicationOf } from './read-application.ts'
import { restoreClosed } from './restore-filed.ts'
import { scopesOf } from './scope-paths.ts'
import { requireAnswersOpen, requireOpen, whatIsOpen } from './what-is-open.ts'

interface SaveAnswersInput {
  readonly id: number
  readonly patch: readonly AnswerPatch[]
}

const MAX_ROWS = 100

/**
 * Saves answers one by one: what nobody else changed is kept, and what somebody else changed to something else is given
 * back as a conflict. Throws 409 where nothing is open, 400 where an answer is closed.
 */
export async function saveAnswers(
  tx: Tx,
  { id, patch }: SaveAnswersInput,
  actor: Caller,
  now: Date,
): Promise<SavedAnswers & { readonly conflicts: AnswerConflict[] }> {
  const found = await lockApplication(tx, id)
  const { transaction, accreditation } = found
  maySee(transaction, actor)
  const open = whatIsOpen(transaction, actor)
  requireOpen(open)
  const returns = open === 'returned' ? await openReturns(tx, transaction.id) : []
  requireAnswersOpen(
    open,
    patch.map(({ path }) => path),
    returns,
  )

  const stands: Form = { ...(transaction.form as Form), ...scopesOf(accreditation) }
  const { patches, errors } = readable(patch, stands, transaction.agency)
  const field_versions = transaction.field_versions as Record<string, number>
  const merged = mergeDraft({ form: stands, version: transaction.form_version, field_versions }, patches)

  if (merged.form !== stands) await write(tx, found, merged, returns, actor, now)
  const answered = returns.filter(
    ({ kind, code }) =>
      kind === 'field' && answersUnder(code).some((own) => merged.saved.some((path) => overlaps(own, path))),
  )
  await markAnswered(tx, { transaction_id: transaction.id, ids: answered.map((item) => item.id) }, now)
  return {
    saved: [...merged.saved],
    errors,
    conflicts: merged.conflicts.map((conflict) => ({ ...conflict, label: labelOfAnswer(conflict.path, stands) })),
    application: await applicationOf(tx, id, actor, now),
  }
}

/** The changes that can be kept at all, tidied, and the reasons for the others. */
function readable(patch: readonly AnswerPatch[], stands: Form, agency: 'dti' | 'cab') {
  const patches: Patch[] = []
  const errors: Record<string, string> = {}
  const rows = new Map(
    Object.keys(businessGroups).map((name) => [name, (stands[name] as unknown[] | undefined)?.length ?? 0]),
  )
  for (const one of patch) {
    const checked = checkAnswer(one, agency)
    const added = addsRow(one, rows)
    if ('error' in checked) errors[one.path] = checked.error
    else if (added !== undefined && added > MAX_ROWS) errors[one.path] = `Enter at most ${MAX_ROWS} rows.`
    else patches.push({ path: one.path, value: checked.value, base: one.base })
  }
  return { patches, errors }
}

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
  found: LockedApplication,
  merged: MergedDraft,
  returns: readonly ReturnedItem[],
  actor: Caller,
  now: Date,
): Promise<void> {
  const { transaction, accreditation } = found
  const { domestic, international, nvocc, ...form } = merged.form as Form &
    Record<'domestic' | 'international' | 'nvocc', 0 | 1>
  const sought = { ...accreditation, domestic, international, nvocc }
  const requirements = await checklistWith(tx, { ...transaction, form }, sought, now)
  await tx
    .updateTable('accreditations')
    .set({ domestic, international, nvocc })
    .where('id', '=', accreditation.id)
    .execute()
  await tx
    .updateTable('transactions')
    .set({
      form: asJson(form),
      form_version: merged.version,
      field_versions: asJson(merged.field_versions),
      requirements: asJson(requirements),
      last_activity_at: now,
      updated_at: now,
    })
    .where('id', '=', transaction.id)
    .execute()
  if (returns.length > 0) await restoreClosed(tx, found, { requirements, returns }, now)
  await record(
    tx,
    {
      action: 'save-draft',
      object: 'transaction',
      object_id: transaction.id,
      transaction_id: transaction.id,
      facts: { form_version: merged.version, saved: merged.saved },
    },
    actor,
    now,
  )
}
