import { formOfType } from '@lading/contract/transaction-types'
import type { Form } from '@lading/domain/filing/form-path'
import type { Act } from '#platform/calls/bind'
import { invalid } from '#platform/problem'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { answersInPlace, partOf } from './answers-in-place.ts'
import { correctByVersion } from './correct-by-version.ts'
import { lockAtVersion, saveWhole } from './save-by-version.ts'
import type { SavedVersionRead } from '../reading/filing-read.ts'

interface ReplaceSectionInput {
  readonly id: number
  readonly section: string
  readonly values: Form
  readonly version: number
  readonly reason: string
}

/**
 * Replaces one section of a form, by the people and in the moments of the whole form. Throws 400 for a section or an
 * answer that there is not, 409 where the form moved.
 */
export const replaceSection: Act<ReplaceSectionInput, SavedVersionRead> = async (
  tx,
  { section, values, ...at },
  actor,
  now,
) => {
  const answersOf = ({ type, form: stands }: TransactionRow) => {
    const form = formOfType(type)
    const part = partOf(form, section)
    if (!part) throw invalid({ section: [`There is no section “${section}”.`] })
    return answersInPlace(form, part, stands, values)
  }
  if (actor.audience === 'staff') return correctByVersion(tx, at, answersOf, actor, now)
  const { transaction } = await lockAtVersion(tx, at, actor)
  return saveWhole(tx, transaction, answersOf(transaction), actor, now)
}
