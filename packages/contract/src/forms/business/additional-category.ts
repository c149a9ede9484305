import { isAskedOf } from '@lading/domain/business/asked-of-form'
import { capitalChecks } from '@lading/domain/business/business-checks'
import { scopeFlags, scopeLabels, scopes, scopesOf, type Scope } from '@lading/domain/transactions/scope'
import { scopesAfter } from '@lading/domain/transactions/scope-change'
import { businessFields, businessSections } from '../business-fields.ts'
import { daysEnded } from '../days-ended.ts'
import { defineForm, type AnswersOf, type FieldFault, type FormContext } from '../form-definition.ts'
import type { OfBusiness } from '../form-rules.ts'
import { capitalFaults, coverFaults, isAsFiled } from './limit-faults.ts'
import { scopeFields } from './scope-fields.ts'

const { authorised_capital, subscribed_capital, paid_up_capital } = businessFields
const { insurance_insurer, insurance_policy_number, insurance_cover } = businessFields
const { insurance_starts_on, insurance_ends_on } = businessFields
const capital = { authorised_capital, subscribed_capital, paid_up_capital }
const insurance = {
  insurance_insurer,
  insurance_policy_number,
  insurance_cover,
  insurance_starts_on,
  insurance_ends_on,
}

const parts = {
  sections: { scope: 'Scopes added', capital: 'Capital', insurance: businessSections.insurance },
  fields: { ...scopeFields, ...capital, ...insurance },
  groups: {},
  alsoReads: ['form'],
  isAsked: (name: string, { form }: OfBusiness) => isAskedOf(form, name),
  // As in an application: the highest scope says how much capital there must be (ADR 24).
  bundles: { scope: { label: 'Scopes added', of: [...scopes, 'paid_up_capital'] } },
} as const
type AdditionalCategory = AnswersOf<typeof parts>

/** The scopes an accreditation adds, with the capital and the cover that carry them (field facts, sections 1.2 and 7.3). */
export const additionalCategoryForm = defineForm(parts, {
  check: (answers, context) => [
    ...scopeFaults(answers, context),
    ...Object.entries(capitalChecks(answers)).map(([path, [message = '']]) => ({ path, message })),
    ...(isAsFiled('scope', answers, context, parts.bundles) ? [] : shortfalls(answers, context)),
    ...coverFaults(answers, scopesWith(answers, context), context),
    ...periodFaults(answers),
    ...daysEnded(answers, ['insurance_ends_on'], context),
  ],
  fees: (answers) => ({ added_scopes: scopeFlags(scopesOf(answers)) }),
  paidUpCapital: (answers) => answers.paid_up_capital || null,
  scopeChange: (answers) => ({ adds: scopesOf(answers), gives_up: [] }),
})

function scopeFaults(answers: AdditionalCategory, { held }: FormContext): FieldFault[] {
  const added = scopesOf(answers)
  const known = held ? added.filter((scope) => held[scope] === 1) : []
  const says = (scope: Scope) => `The ${scopeLabels[scope]} scope is held already.`
  if (added.length === 0) return [{ path: 'domestic', message: 'Choose at least one scope to add.' }]
  return known.map((scope) => ({ path: 'domestic', message: says(scope) }))
}

/** The scopes held and added. */
const scopesWith = (answers: AdditionalCategory, { held }: FormContext) =>
  scopesAfter(held ?? scopeFlags([]), { adds: scopesOf(answers), gives_up: [] })

/** The capital against the highest scope held and added, with the ways out. */
function shortfalls(answers: AdditionalCategory, context: FormContext): FieldFault[] {
  const added = scopesOf(answers)
  if (added.length === 0) return []
  return capitalFaults({ ...answers, ...scopesWith(answers, context) }, context, (scope) =>
    added.includes(scope)
      ? `Raise the capital and enter it here, or do not add the ${scopeLabels[scope]} scope.`
      : 'Raise the capital and enter it here, or give up the scope that is held with a change of capital.',
  )
}

function periodFaults({ insurance_starts_on: starts, insurance_ends_on: ends }: AdditionalCategory): FieldFault[] {
  const isBackwards = starts !== '' && ends !== '' && ends < starts
  return isBackwards ? [{ path: 'insurance_ends_on', message: 'The cover ends before it starts.' }] : []
}
