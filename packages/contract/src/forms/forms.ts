import { applicationForm } from './application.ts'
import { certificateRequestForm } from './certificate-request.ts'
import { changeOfAddressForm } from './change-of-address.ts'
import { changeOfNameForm } from './change-of-name.ts'
import type { FormDefinition } from './form-definition.ts'

/** Every form there is, by its name. */
export const forms = {
  application: applicationForm,
  'change-of-name': changeOfNameForm,
  'change-of-address': changeOfAddressForm,
  'certificate-request': certificateRequestForm,
} satisfies Readonly<Record<string, FormDefinition>>
export type FormName = keyof typeof forms
