import { applicationForm } from './application.ts'
import type { FormDefinition } from './form-definition.ts'

/** Every form there is, by its name. */
export const forms = {
  application: applicationForm,
} satisfies Readonly<Record<string, FormDefinition>>
export type FormName = keyof typeof forms
