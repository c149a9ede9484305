import { businessFields } from '../business-fields.ts'
import { dayTooFar, effectiveOn, effectSection, inEffectFrom, nothingChanged } from './change.ts'
import { defineForm } from '../form-definition.ts'

const names = {
  business_name: { ...businessFields.business_name, section: 'names' },
  trade_name: { ...businessFields.trade_name, section: 'names' },
} as const

/** The new business name and trade name, beside what the register says (field facts, section 7.3). */
export const changeOfNameForm = defineForm(
  {
    sections: { names: 'New name', effect: effectSection },
    fields: { ...names, effective_on: effectiveOn },
    groups: {},
  },
  {
    check: (answers, context) => [
      ...nothingChanged(names, answers, context, 'This is already the name in the register.', 'name'),
      ...dayTooFar(answers.effective_on, context),
    ],
    effectiveOn: inEffectFrom,
  },
)
