import { applicationForm } from './application.ts'
import { changeOfAddressForm } from './change-of-address.ts'
import type { FormDefinition } from './form-definition.ts'

/** Every form there is, by its name. */
export const forms = {
  application: applicationForm,
  'change-of-address': changeOfAddressForm,
} satisfies Readonly<Record<string, FormDefinition>>
export type FormName = keyof typeof forms
