import type { Circumstance } from '@lading/domain/accreditation/requirements/requirement'
import type { BusinessForm } from '@lading/domain/business/business-form'
import { isKeyOfficerChanged } from '@lading/domain/business/key-officers'
import { formatTin, isTin } from '@lading/domain/business/tin'
import { isSameAnswer } from '@lading/domain/filing/form-path'
import { scopeLabels, scopes, scopesOf, type Scope, type ScopeFlags } from '@lading/domain/transactions/scope'
import { businessParts, profileFaults } from './business-profile.ts'
import { daysEnded } from '../days-ended.ts'
import { defineForm, type AnswersOf, type FieldFault } from '../form-definition.ts'
import { capitalFaults, coverFaults, hoursFaults, isAsFiled } from './limit-faults.ts'
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
    ...profileFaults(answers, context),
    ...(isAsFiled('scope', answers, context, parts.bundles) ? [] : capitalFaults(answers, context, waysOut(answers))),
    ...coverFaults(answers, answers, context),
    ...hoursFaults(answers.officers, context.limits, context.filed?.officers),
    ...daysEnded(answers, ['insurance_ends_on', 'agents', 'branches'], context),
  ],
  branchList: 'branches',
  requirements: ({ form, branches, ...answers }, register) => ({
    form: form as BusinessForm, // an empty one asks for nothing yet
    scopes: answers,
    branches: branches.length,
    circumstances: circumstancesOf(answers, register),
  }),
  fees: ({ branches, ...answers }) => ({ scopes: answers, branches: branches.length }),
  representative: ({ representative_name }) => representative_name,
  documents: ({ tin, registration_number, registered_on }) => ({
    'bir-registration': { number: isTin(tin) ? formatTin(tin) : tin, issued_on: null },
    'registration-certificate': { number: registration_number, issued_on: registered_on || null },
  }),
  renews: (answers) => answers,
})

/** Answers that stand in the articles too. */
const inArticles = ['business_name', 'authorised_capital', 'city_code'] as const
type ReadOfRegister = (typeof inArticles)[number] | 'officers'

/** What the answers of a renewal change beside the register, and whom they name. */
function circumstancesOf(
  answers: Pick<ApplicationForm, ReadOfRegister | 'agents'>,
  register: Partial<Pick<ApplicationForm, ReadOfRegister>> | null,
): Circumstance[] {
  const found: Circumstance[] = []
  if (register?.officers && isKeyOfficerChanged(answers.officers, register.officers)) found.push('key-officers-changed')
  if (register && inArticles.some((name) => !isSameAnswer(answers[name], register[name])))
    found.push('articles-amended')
  if (answers.agents.some(({ country }) => country === 'PH')) found.push('domestic-agents-named')
  return found
}

/** What can be done where the capital does not carry the highest scope; the only one cannot be left out. */
const waysOut = (answers: ScopeFlags) => (scope: Scope) =>
  scopesOf(answers).length > 1
    ? `Raise the capital and enter it here, or leave out the ${scopeLabels[scope]} scope.`
    : 'Raise the capital and enter it here.'

function scopeFaults(answers: ApplicationForm): FieldFault[] {
  const isChosen = scopes.some((scope) => answers[scope] === 1)
  return isChosen ? [] : [{ path: 'domestic', message: 'Choose at least one scope.' }]
}
