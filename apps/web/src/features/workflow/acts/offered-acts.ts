import type { TransactionDetail } from '@lading/contract/evaluation'
import type { OfferedAct } from '@lading/contract/workflow'
import { actionRow } from '@lading/domain/workflow/actions/actions'
import { marksOf } from './marks.ts'

/** The one act that is a filled button: the usual step onward, else what this desk most likely came for; perhaps none. */
export function primaryOf(acts: readonly OfferedAct[]): OfferedAct | undefined {
  const usual = acts.find(({ is_usual }) => is_usual)
  return usual ?? acts.find(({ action }) => actionRow(action).filled_otherwise)
}

/** Done by the click: it asks nothing, decides nothing and can be taken back. */
export function isDoneAtOnce({ action, questions }: OfferedAct): boolean {
  return questions.length === 0 && actionRow(action).at_once === true
}

/** Wears the colour of what is hard to take back. */
export const isDestructive = ({ action }: Pick<OfferedAct, 'action'>) => actionRow(action).danger === true

/** The line under the button, of the transaction that is open. */
export function hintOf({ action }: Pick<OfferedAct, 'action'>, transaction: TransactionDetail): string | undefined {
  const { documents, answers, lines } = marksOf(transaction)
  const marked = { documents: documents.length, answers: answers.length, lines: lines.length }
  return actionRow(action).hint?.({ delivery: transaction.delivery, marked })
}
