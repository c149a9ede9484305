import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { Form } from '@lading/domain/filing/form-path'

/** The answers of a profile under the names of others. */
export const answersNamed = (profile: BusinessProfile, names: readonly string[]): Form => {
  const answers: Form = { ...profile }
  return Object.fromEntries(names.map((name) => [name, answers[name]]))
}
