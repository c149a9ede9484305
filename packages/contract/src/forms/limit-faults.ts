import { capitalShortfall, highestOf } from '@lading/domain/accreditation/capital'
import { trainingFacts, trainingFaults } from '@lading/domain/accreditation/training'
import { isSameAnswer } from '@lading/domain/filing/form-path'
import { isMoney } from '@lading/domain/payments/money'
import type { ScopeFlags } from '@lading/domain/transactions/scope'
import type { Officer } from './business-profile.ts'
import type { FieldFault, FormContext } from './form-definition.ts'

type Capital = ScopeFlags & { readonly paid_up_capital: string }

/** The paid-up capital against the minimum of the highest scope; an amount that cannot be read is told elsewhere. */
export function capitalFaults(answers: Capital, { agency, limits }: FormContext): FieldFault[] {
  const scope = highestOf(agency, answers)
  const minimum = scope && limits?.capital[scope]
  if (!scope || !minimum || !isMoney(answers.paid_up_capital)) return []
  const shortfall = capitalShortfall(scope, minimum, answers.paid_up_capital)
  return shortfall ? [{ path: 'paid_up_capital', ...shortfall }] : []
}

/** The hours of the key officers; in answer to a return only where what bears on them stands otherwise than filed. */
export function hoursFaults(officers: readonly Officer[], { limits, filed }: FormContext): FieldFault[] {
  if (!limits?.training || officers.length === 0) return []
  const before = filed?.['officers'] as readonly Officer[] | undefined
  if (before && isSameAnswer(trainingFacts(officers), trainingFacts(before))) return []
  return trainingFaults(limits.training, officers).map(({ index, message, params }) => ({
    path: index === null ? 'officers' : `officers.${index}.training_hours`,
    message,
    params,
  }))
}
