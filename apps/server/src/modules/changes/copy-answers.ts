import type { SavedVersion } from '@lading/contract/form-saves'
import { counterpartAnswers } from '@lading/contract/forms/counterpart-answers'
import { formOfType } from '@lading/contract/transaction-types'
import { Status } from '@lading/domain/transactions/status'
import type { Act } from '#platform/bind'
import { refused } from '#platform/problem'
import { lockAtVersion, saveWhole } from '#modules/filing/answers/save-by-version'
import { counterpartOf } from '#modules/filing/reading/counterpart'
import { requireFamily } from '#modules/workflow/transactions/require-family'

interface CopyAnswersInput {
  readonly id: number
  readonly version: number
}

/**
 * Copies to the draft of a change what its counterpart answers and the draft does not yet. The lock of the business holds
 * both still. Throws 404 for what is no change, 409 where it is no draft, where it moved, and where nothing is copied.
 */
export const copyAnswers: Act<CopyAnswersInput, SavedVersion> = async (tx, input, actor, now) => {
  await requireFamily(tx, input.id, 'change')
  const { transaction } = await lockAtVersion(tx, input, actor)
  if (transaction.status !== Status.draft)
    throw refused('Answers are copied to a draft. This was submitted: correct what was returned.')
  const counterpart = await counterpartOf(tx, transaction)
  if (!counterpart) throw refused('The same request to the other agency was not opened with this one, or was deleted.')
  const answers = counterpartAnswers(formOfType(transaction.type), transaction, counterpart)
  if (answers.length === 0) throw refused('The request to the other agency has no answer that is missing here.')
  return saveWhole(tx, transaction, answers, actor, now)
}
