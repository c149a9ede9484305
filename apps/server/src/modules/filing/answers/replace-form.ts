import { formOfType } from '@lading/contract/transaction-types'
import type { Form } from '@lading/domain/filing/form-path'
import type { Act } from '#platform/calls/bind'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { answersInPlace, wholeOf } from './answers-in-place.ts'
import { correctByVersion } from './correct-by-version.ts'
import { lockAtVersion, saveWhole } from './save-by-version.ts'
import type { SavedVersionRead } from '../reading/filing-read.ts'

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
export const replaceForm: Act<ReplaceFormInput, SavedVersionRead> = async (tx, { form: given, ...at }, actor, now) => {
  const answersOf = ({ type, form: stands }: TransactionRow) => {
    const form = formOfType(type)
    return answersInPlace(form, wholeOf(form), stands, given)
  }
  if (actor.audience === 'staff') return correctByVersion(tx, at, answersOf, actor, now)
  const { transaction } = await lockAtVersion(tx, at, actor)
  return saveWhole(tx, transaction, answersOf(transaction), actor, now)
}
