import { type AnswerPatch } from '@lading/contract/filing/filing'
import { checkAnswer, fieldAt, labelOfAnswer } from '@lading/contract/forms/form-answers'
import type { FormDefinition } from '@lading/contract/forms/form-definition'
import { formOfType } from '@lading/contract/transaction-types'
import type { Agency } from '@lading/domain/transactions/agency'
import { asking } from '@lading/contract/forms/field-kinds'
import { standsOnCertificate, whyNotCorrected } from '@lading/domain/accreditation/certificate/certificate-correction'
import { answerAt, type Form } from '@lading/domain/filing/form-path'
import { printingFault } from '@lading/domain/text/printable'
import { mergeDraft, type Patch } from '@lading/domain/filing/merge-draft'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { lockForHolder } from '#modules/workflow/transactions/lock-for-holder'
import { mergedColumns } from './merged-columns.ts'

interface CorrectAnswersInput {
  readonly id: number
  readonly patch: readonly AnswerPatch[]
  readonly reason: string
}

/**
 * The evaluator who holds a transaction that came back for a data error corrects what the certificate says; before, after and
 * reason are kept. Throws 400 at an answer that cannot stand, 409 where it is not in such a revision or somebody
 * else corrected the same answer meanwhile; then none is changed.
 */
export async function correctAnswers(tx: Tx, { id, patch, reason }: CorrectAnswersInput, actor: Caller, now: Date) {
  const { transaction } = await lockForHolder(tx, id, actor, now)
  const why = whyNotCorrected(transaction)
  if (why) throw refused(why)

  const { form, form_version: version, field_versions } = transaction
  const asked = formOfType(transaction.type)
  const merged = mergeDraft({ form, version, field_versions }, readable(asked, patch, transaction.agency))
  if (merged.conflicts.length > 0) throw refused('This was corrected by another user. Review the current values.')
  const text = (path: string, of: Form) => String(answerAt(of, path) ?? '') // names, places and streets: all are texts
  const changed = merged.saved.filter((path) => text(path, form) !== text(path, merged.form))
  if (changed.length === 0) throw invalid({ patch: ['Nothing was changed.'] })
  await tx
    .updateTable('transactions')
    .set({ ...mergedColumns(merged), updated_at: now })
    .where('id', '=', id)
    .execute()

  const rows = changed.map((path) => ({
    transaction_id: id,
    path,
    label: labelOfAnswer(asked, path, merged.form),
    before: text(path, form),
    after: text(path, merged.form),
    reason,
    corrected_by: actor.user_id,
    corrected_at: now,
  }))
  await tx.insertInto('transaction_corrections').values(rows).execute()
  const facts = { reason, paths: changed, form_version: merged.version }
  await record(
    tx,
    { action: 'correct-answers', object: 'transaction', object_id: id, transaction_id: id, facts },
    actor,
    now,
  )
  return { saved: changed }
}

/** The changes, tidied. Throws 400 with a message at each that cannot stand. */
function readable(form: FormDefinition, patch: readonly AnswerPatch[], agency: Agency): Patch[] {
  const errors: Record<string, string[]> = {}
  const patches = patch.flatMap((one): Patch[] => {
    const checked = checkAnswer(form, one, agency)
    const error = 'error' in checked ? checked.error : faultOf(form, one.path, checked.value)
    if (error) errors[one.path] = [error]
    return 'value' in checked ? [{ ...one, value: checked.value }] : []
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return patches
}

function faultOf(form: FormDefinition, path: string, value: unknown): string | undefined {
  if (!standsOnCertificate(path)) return 'This is not on the document, or it was decided. It cannot be corrected.'
  const field = fieldAt(form, path)
  const is_blank = value === null || value === undefined || value === ''
  if (is_blank) return field?.required ? asking(field) : undefined
  return printingFault(String(value))
}
