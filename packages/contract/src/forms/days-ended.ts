import { endedDays } from '@lading/domain/business/ended-days'
import type { Form } from '@lading/domain/filing/form-path'
import type { FieldFault, FormContext } from './form-definition.ts'

/** Days that must not lie behind the one on which the form is looked at, and do; nothing while no form is filed. */
export const daysEnded = (answers: Form, { today, filed }: Pick<FormContext, 'today' | 'filed'>): FieldFault[] =>
  today === null ? [] : endedDays(answers, filed, today)
