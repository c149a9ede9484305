import type { BusinessForm } from '@lading/domain/business/business-form'
import { isKeyOfficerChanged } from '@lading/domain/business/key-officers'
import { formatTin, isTin } from '@lading/domain/business/tin'
import { scopes } from '@lading/domain/transactions/scope'
import { businessParts, profileFaults } from './business-profile.ts'
import { daysEnded } from './days-ended.ts'
import { defineForm, type AnswersOf, type FieldFault } from './form-definition.ts'
import { capitalFaults, hoursFaults, isAsFiled } from './limit-faults.ts'
import { scopeFields } from './scope-fields.ts'

const parts = {
  sections: { scope: 'Scope of accreditation', ...businessParts.sections },
  fields: { ...scopeFields, ...businessParts.fields },
  groups: businessParts.groups,
  isAsked: businessParts.isAsked,
  columnsOf: businessParts.columnsOf,
  titleOf: businessParts.titleOf,
  // An applicant who corrects the scope chooses among all flags, and the highest of them asks for its capital.
  bundles: { scope: { label: 'Scope of accreditation', of: [...scopes, 'paid_up_capital'] } },
} as const

export type ApplicationForm = AnswersOf<typeof parts>

/** A new accreditation or its renewal: the scope applied for, and the business whole (field facts, section 15.2). */
export const applicationForm = defineForm(parts, {
  check: (answers, context) => [
    ...scopeFaults(answers),
    ...profileFaults(answers),
    ...(isAsFiled('scope', answers, context, parts.bundles) ? [] : capitalFaults(answers, context)),
    ...hoursFaults(answers.officers, context.limits, context.filed?.officers),
    ...daysEnded(answers, context),
  ],
  requirements: ({ form, branches, ...answers }, register) => ({
    form: form as BusinessForm, // an empty one asks for nothing yet
    scopes: answers,
    branches: branches.length,
    circumstances:
      register?.officers && isKeyOfficerChanged(answers.officers, register.officers) ? ['key-officers-changed'] : [],
  }),
  fees: ({ branches, ...answers }) => ({ scopes: answers, branches: branches.length }),
  representative: ({ representative_name }) => representative_name,
  documents: ({ tin, registration_number, registered_on }) => ({
    'bir-registration': { number: isTin(tin) ? formatTin(tin) : tin, issued_on: null },
    'registration-certificate': { number: registration_number, issued_on: registered_on || null },
  }),
  renews: (answers) => answers,
})

function scopeFaults(answers: ApplicationForm): FieldFault[] {
  const isChosen = scopes.some((scope) => answers[scope] === 1)
  return isChosen ? [] : [{ path: 'domestic', message: 'Choose at least one scope.' }]
}
