import { approvedAnswers, askedOfRegister } from '@lading/contract/forms/changes/change'
import { formOfType } from '@lading/contract/transaction-types'
import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { scopesBefore } from '@lading/domain/transactions/scope-change'
import { answersNamed } from '#modules/changes/answers-named'
import type { Row } from './tables.ts'
import type { DemoTransaction } from './transactions/transaction.ts'

/** What each change that took effect wrote into the history of its business, whose register says it today. */
export function registerChangeRows({ id, plan, business, form, register, history }: DemoTransaction): Row[] {
  const applied = history.steps.findLast(({ row }) => row.effects.includes('apply-change'))
  if (!applied || register === null) return []
  const definition = formOfType(plan.type)
  const now = { ...business.profile, ...register }
  const written = approvedAnswers(definition, { form, opened: register, now })
  const scopes = scopesWritten({ plan, form })
  if (Object.keys(written).length === 0 && !scopes) return []
  return [
    {
      transaction_id: id,
      business_id: business.id,
      before: { ...answersNamed(now, Object.keys(written)), ...scopes?.before },
      after: { ...written, ...scopes?.after },
      asked: askedOfRegister(definition, form, now),
      effective_on: definition.effectiveOn(form) ?? manilaDay(applied.at),
      by_user_id: applied.by,
      at: applied.at,
    },
  ]
}

/** The scopes of the accreditation are those after the change. */
function scopesWritten({ plan, form }: Pick<DemoTransaction, 'plan' | 'form'>) {
  const change = formOfType(plan.type).scopeChange(form)
  if (change.adds.length + change.gives_up.length === 0) return undefined
  const { scopes } = ensure(plan.accreditation, 'the accreditation of the plan')
  return { before: scopesBefore(scopes, change), after: scopes }
}
