import { halfPin } from '@lading/domain/business/half-pin'
import { officeFields } from '../business-fields.ts'
import { dayTooFar, effectiveOn, effectSection, inEffectFrom, nothingChanged } from './change.ts'
import { defineForm } from '../form-definition.ts'

/** The new principal office, beside what the register says (field facts, section 7.3). */
export const changeOfAddressForm = defineForm(
  {
    sections: { office: 'New principal office', effect: effectSection },
    fields: { ...officeFields, effective_on: effectiveOn },
    groups: {},
    // Parts of an address hold together: the province limits the cities, the city the ZIP codes.
    bundles: { office: { label: 'Principal office', of: Object.keys(officeFields) } },
  },
  {
    check: (answers, context) => [
      ...nothingChanged(officeFields, answers, context, 'This is already the address in the register.', 'address'),
      ...halfPin(answers),
      ...dayTooFar(answers.effective_on, context),
    ],
    places: (answers) => answers,
    effectiveOn: inEffectFrom,
    // The articles name the city of the principal office (field facts, section 7.3).
    requirements: ({ city_code }, register) =>
      city_code && register?.city_code && city_code !== register.city_code ? { circumstances: ['city-changes'] } : {},
  },
)
