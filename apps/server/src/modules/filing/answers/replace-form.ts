import type { SavedVersion } from '@lading/contract/filing/form-saves'
import { formOfType } from '@lading/contract/transaction-types'
import { answerAt, type Form } from '@lading/domain/filing/form-path'
import type { Act } from '#platform/calls/bind'
import { invalid } from '#platform/problem'
import { lockForHolder } from '#modules/workflow/transactions/lock-for-holder'
import { answersInPlace, wholeOf } from './answers-in-place.ts'
import { correctAnswers } from './correct-answers.ts'
import { filingOf } from '../reading/read-filing.ts'
import { lockAtVersion, requireFormVersion, saveWhole } from './save-by-version.ts'

interface ReplaceFormInput {
  readonly id: number
  readonly version: number
  readonly form: Form
  readonly reason: string
}

/**
 * Replaces the whole form: its client while it is a draft or returned, the evaluator who holds it what stands on the
 * certificate. Throws 400 at each answer that is closed or cannot stand, 409 for all other people and where it moved.
 */
export const replaceForm: Act<ReplaceFormInput, SavedVersion> = async (tx, input, actor, now) => {
  if (actor.audience === 'staff') return correctForm(tx, input, actor, now)
  const { transaction } = await lockAtVersion(tx, input, actor)
  const form = formOfType(transaction.type)
  return saveWhole(tx, transaction, answersInPlace(form, wholeOf(form), transaction.form, input.form), actor, now)
}

const correctForm: Act<ReplaceFormInput, SavedVersion> = async (tx, { id, version, form, reason }, actor, now) => {
  const { transaction } = await lockForHolder(tx, id, actor, now)
  requireFormVersion(transaction, version)
  if (reason === '') throw invalid({ reason: ['State what was wrong.'] })
  const asked = formOfType(transaction.type)
  const patch = answersInPlace(asked, wholeOf(asked), transaction.form, form).map((answer) => ({
    ...answer,
    value: answer.value,
    base: answerAt(transaction.form, answer.path),
  }))
  const { saved } = await correctAnswers(tx, { id, patch, reason }, actor, now)
  const filing = await filingOf(tx, id, actor, now)
  return { saved, errors: {}, filing, version: filing.form_version }
}
