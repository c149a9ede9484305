import type { TransactionType } from '../../transactions/transaction-type.ts'
import type { FactPath } from '../decision-facts.ts'
import { isAskedOf, type Guard } from '../guards/guard.ts'
import { guards, type GuardName } from '../guards/guards.ts'
import { inputOf } from './input-errors.ts'
import { inputs, type Input } from '../transition/inputs.ts'
import type { Ask, Transition } from '../transition/transition.ts'

/** The guards of a row that have anything to say of this type. */
export const guardsAsked = (names: readonly GuardName[], type: TransactionType | null): readonly GuardName[] =>
  names.filter((name) => isAskedOf(guards[name], type))

/** The facts that the guards of a row, and its questions, read. */
export function factsRead(row: Pick<Transition, 'guards' | 'inputs'>, type: TransactionType | null): FactPath[] {
  const ofGuards = guardsAsked(row.guards, type).flatMap((name) => (guards[name] as Guard).reads)
  const ofQuestions = row.inputs.flatMap(factsOfQuestion)
  return [...new Set([...ofGuards, ...ofQuestions, ...(row.inputs.includes('amount_received') ? [amountDue] : [])])]
}

/** Whether it is asked, and the day that its answer follows. */
function factsOfQuestion(ask: Ask): FactPath[] {
  const { since }: Input = inputs[inputOf(ask)]
  const where = typeof ask === 'object' && 'where' in ask ? [ask.where] : []
  return since ? [...where, since.fact] : where
}

/** Money received is held against the open order of payment. */
const amountDue: FactPath = 'payment.invoice_centavos'
