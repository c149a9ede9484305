import type { SavedAnswers } from '@lading/contract/filing'
import { answerAt } from '@lading/domain/filing/form-path'
import type { Act } from '#platform/bind'
import { refused } from '#platform/problem'
import { saveAnswers } from '#modules/filing/save-answers'
import { lockTransaction } from '#modules/workflow/lock-transaction'
import { maySee } from '#modules/workflow/may-see'
import { requireFamily } from '#modules/workflow/require-family'

interface EditChangeInput {
  readonly id: number
  readonly version: number
  readonly answers: readonly { readonly path: string; readonly value?: unknown }[]
}

/** Saves answers that rest on one version of the form. Throws 409 where the form has moved on since. */
export const editChange: Act<EditChangeInput, SavedAnswers> = async (tx, { id, version, answers }, actor, now) => {
  await requireFamily(tx, id, 'change')
  const { transaction } = await lockTransaction(tx, id)

  maySee(transaction, actor)
  if (transaction.form_version !== version)
    throw refused('It was changed by another user. Reload it and repeat your changes.')
  const patch = answers.map(({ path, value }) => ({ path, value, base: answerAt(transaction.form, path) }))
  const { conflicts: _, ...saved } = await saveAnswers(tx, { id, patch }, actor, now)
  return saved
}
