import { capitalShortfall, scopesBelowMinimum } from '@lading/domain/accreditation/limits/capital'
import { isAskedOf } from '@lading/domain/business/asked-of-form'
import { capitalChecks } from '@lading/domain/business/business-checks'
import { isMoney } from '@lading/domain/payments/money'
import { scopes, scopesOf, type Scope } from '@lading/domain/transactions/scope'
import { businessFields } from '../business-fields.ts'
import { dayTooFar, effectiveOn, effectSection, inEffectFrom, nothingChanged } from './change.ts'
import type { Field } from '../field-kinds.ts'
import { defineForm, type AnswersOf, type FieldFault, type FormContext } from '../form-definition.ts'
import type { OfBusiness } from '../form-rules.ts'
import { isAsFiled } from '../business/limit-faults.ts'

const { authorised_capital, subscribed_capital, paid_up_capital } = businessFields
const amounts = { authorised_capital, subscribed_capital, paid_up_capital }

const ofScope = (label: string) =>
  ({ label, section: 'capital', kind: 'scope-given-up', required: false }) as const satisfies Field
const givenUp = {
  gives_up_domestic: ofScope('Domestic scope'),
  gives_up_international: ofScope('International scope'),
  gives_up_nvocc: ofScope('NVOCC scope'),
} as const satisfies Readonly<Record<`gives_up_${Scope}`, Field>>

const parts = {
  sections: { capital: 'New capital', effect: effectSection },
  fields: { ...amounts, ...givenUp, effective_on: effectiveOn },
  groups: {},
  alsoReads: ['form'],
  isAsked: (name: string, { form }: OfBusiness) => isAskedOf(form, name),
  // The capital decides which scopes it still carries: who corrects one chooses among all.
  bundles: { capital: { label: 'Capital', of: [...Object.keys(amounts), ...Object.keys(givenUp)] } },
} as const
type ChangeOfCapital = AnswersOf<typeof parts>

/** The new capital beside the register's, and the scopes it no longer carries (field facts, sections 1.2 and 7.3). */
export const changeOfCapitalForm = defineForm(parts, {
  check: (answers, context) => [
    ...nothingChanged(amounts, answers, context, 'This is already the capital in the register.'),
    ...Object.entries(capitalChecks(answers)).map(([path, [message = '']]) => ({ path, message })),
    ...(isAsFiled('capital', answers, context, parts.bundles) ? [] : scopeFaults(answers, context)),
    ...dayTooFar(answers.effective_on, context),
  ],
  effectiveOn: inEffectFrom,
  fees: (answers) => ({ gives_up_scope: scopesGivenUp(answers).length > 0 }),
  paidUpCapital: (answers) => answers.paid_up_capital || null,
  scopeChange: (answers) => ({ adds: [], gives_up: scopesGivenUp(answers) }),
  issuesDocuments: (answers) => scopesGivenUp(answers).length > 0,
})

const scopesGivenUp = (answers: ChangeOfCapital): Scope[] => scopes.filter((scope) => answers[`gives_up_${scope}`])

/** Each scope that is held is carried by the capital or given up, and one is left. */
function scopeFaults(answers: ChangeOfCapital, { held, limits }: FormContext): FieldFault[] {
  const { paid_up_capital: paid } = answers
  if (held === null || limits === null || !isMoney(paid)) return []
  const mine = scopesOf(held)
  const below = scopesBelowMinimum(mine, limits.capital, paid)
  const short = (scope: Scope) => capitalShortfall(scope, limits.capital[scope] ?? paid, paid)?.message ?? ''
  const [lowest] = mine
  if (lowest && below.length === mine.length)
    return [{ path: 'paid_up_capital', message: `${short(lowest)} ${NONE_LEFT}` }]
  return scopes.flatMap((scope) => {
    const isGivenUp = answers[`gives_up_${scope}`]
    if (isGivenUp === below.includes(scope)) return []
    return [{ path: `gives_up_${scope}`, message: isGivenUp ? KEPT : `${short(scope)} ${EITHER}` }]
  })
}

const NONE_LEFT =
  'No scope would be left. Enter a capital that reaches it, or surrender the accreditation with a letter to the agency.'
const EITHER = 'Give up the scope, or enter a capital that reaches it.'
const KEPT = 'Only a scope that is held and whose minimum is no longer reached is given up here.'
