import type { BusinessProfile } from '@lading/contract/forms/business-profile'
import { formOfType } from '@lading/contract/transaction-types'
import type { Form } from '@lading/domain/filing/form-path'
import type { TransactionRow } from '#modules/workflow/transaction-row'

/** The answers of a change that stand in the register, by their names there. */
export function registeredAnswers(
  { type, form }: Pick<TransactionRow, 'type' | 'form'>,
  profile: BusinessProfile,
): Form {
  const { fields, groups } = formOfType(type)
  const names = [...Object.keys(fields), ...Object.keys(groups)].filter((name) => name in profile)
  return Object.fromEntries(names.map((name) => [name, form[name]]))
}

/** The answers of a profile under the names of others. */
export const answersNamed = (profile: BusinessProfile, names: readonly string[]): Form =>
  Object.fromEntries(names.map((name) => [name, (profile as unknown as Form)[name]]))
