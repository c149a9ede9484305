import { endedDays, type LastDays } from '@lading/domain/business/ended-days'
import type { FieldFault, FormContext } from './form-definition.ts'

/**
 * Days that must not lie behind the one on which the form is looked at, and do; nothing while no form is filed. `names`
 * are the questions of the form that answer such a day.
 */
export const daysEnded = <A extends Partial<LastDays>>(
  answers: A,
  names: readonly (keyof A & keyof LastDays)[],
  { today, filed }: Pick<FormContext, 'today' | 'filed'>,
): FieldFault[] => (today === null ? [] : endedDays(answers, names, filed, today))
