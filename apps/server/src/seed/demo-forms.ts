import type { BusinessProfile } from '@lading/contract/forms/business-profile'
import type { FormName } from '@lading/contract/forms/forms'
import { typeDefinitions, type TypeDefinition } from '@lading/contract/transaction-types'
import type { Form } from '@lading/domain/filing/form-path'
import type { ScopeFlags } from '@lading/domain/transactions/scope'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'

type Answers = (profile: BusinessProfile, scopes: ScopeFlags) => Form

/** What a business of the demo answers on each form. */
const answers: Readonly<Record<FormName, Answers>> = {
  application: (profile, scopes) => ({ ...profile, ...scopes }),
}

/** What a business of the demo files; nothing while the type has no form. */
export function formOf(type: TransactionType, profile: BusinessProfile, scopes: ScopeFlags): Form {
  const { form }: TypeDefinition = typeDefinitions[type]
  return form === null ? {} : answers[form](profile, scopes)
}
