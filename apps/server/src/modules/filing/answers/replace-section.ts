import type { SavedVersion } from '@lading/contract/filing/form-saves'
import { formOfType } from '@lading/contract/transaction-types'
import type { Form } from '@lading/domain/filing/form-path'
import type { Act } from '#platform/calls/bind'
import { invalid } from '#platform/problem'
import { answersInPlace, partOf } from './answers-in-place.ts'
import { lockAtVersion, saveWhole } from './save-by-version.ts'

interface ReplaceSectionInput {
  readonly id: number
  readonly section: string
  readonly values: Form
  readonly version: number
}

/** Replaces one section of a form. Throws 400 for a section or an answer that there is not, 409 where the form moved. */
export const replaceSection: Act<ReplaceSectionInput, SavedVersion> = async (
  tx,
  { section, values, ...at },
  actor,
  now,
) => {
  const { transaction } = await lockAtVersion(tx, at, actor)
  const form = formOfType(transaction.type)
  const part = partOf(form, section)
  if (!part) throw invalid({ section: [`There is no section “${section}”.`] })
  return saveWhole(tx, transaction, answersInPlace(form, part, transaction.form, values), actor, now)
}
