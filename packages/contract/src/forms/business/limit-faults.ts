import { capitalShortfall, highestOf } from '@lading/domain/accreditation/limits/capital'
import { coverTooLow } from '@lading/domain/accreditation/limits/insurance'
import { trainingFacts, trainingFaults } from '@lading/domain/accreditation/limits/training'
import { isSameAnswer, type Form } from '@lading/domain/filing/form-path'
import { isAnsweredOtherwise, type AnswerBundles } from '@lading/domain/filing/returned-answer'
import { centavos, isMoney } from '@lading/domain/payments/money'
import type { Scope, ScopeFlags } from '@lading/domain/transactions/scope'
import type { Officer } from './business-profile.ts'
import type { FieldFault, FormContext } from '../form-definition.ts'

type Capital = ScopeFlags & { readonly paid_up_capital: string }

/**
 * The paid-up capital against the minimum of the highest scope, and what can be done; an amount that cannot be read is
 * told elsewhere.
 */
export function capitalFaults(
  answers: Capital,
  { agency, limits }: Pick<FormContext, 'agency' | 'limits'>,
  waysOut: (scope: Scope) => string = () => '',
): FieldFault[] {
  const scope = highestOf(agency, answers)
  const minimum = scope && limits?.capital[scope]
  if (!scope || !minimum || !isMoney(answers.paid_up_capital)) return []
  const shortfall = capitalShortfall(scope, minimum, answers.paid_up_capital)
  if (!shortfall) return []
  const message = [shortfall.message, waysOut(scope)].filter((sentence) => sentence !== '').join(' ')
  return [{ path: 'paid_up_capital', message, params: shortfall.params }]
}

type Covered = { readonly insurance_cover: string }

/** The cover of a policy against the minimum of the highest of these scopes; what stands as it was filed is not tested again. */
export function coverFaults(
  { insurance_cover: cover }: Covered,
  scopes: ScopeFlags,
  { agency, limits, filed }: Pick<FormContext<Covered>, 'agency' | 'limits' | 'filed'>,
): FieldFault[] {
  const scope = highestOf(agency, scopes)
  const minimum = scope && limits?.insurance[scope]
  if (!scope || !minimum || !isMoney(cover) || (filed && filed.insurance_cover === cover)) return []
  if (centavos(cover) >= centavos(minimum)) return []
  const params = { scope, minimum, entered: cover }
  return [{ path: 'insurance_cover', message: coverTooLow(scope, minimum, cover), params }]
}

/** Whether what comes back together stands as it was filed: a minimum raised meanwhile holds up no answer (ADR 24). */
export const isAsFiled = (
  code: string,
  answers: Form,
  { filed }: Pick<FormContext, 'filed'>,
  bundles: AnswerBundles,
): boolean => filed !== null && !isAnsweredOtherwise(code, filed, answers, bundles)

/** The hours of the key officers; in answer to a return only where what bears on them stands otherwise than filed. */
export function hoursFaults(
  officers: readonly Officer[],
  limits: FormContext['limits'],
  before: readonly Officer[] | undefined,
): FieldFault[] {
  if (!limits?.training || officers.length === 0) return []
  if (before && isSameAnswer(trainingFacts(officers), trainingFacts(before))) return []
  return trainingFaults(limits.training, officers).map(({ index, message, params }) => ({
    path: index === null ? 'officers' : `officers.${index}.training_hours`,
    message,
    params,
  }))
}
