import { nounOf } from '../../transactions/family-words.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'
import type { ActionRow, Words } from './action-row.ts'
import { accreditationActions } from './accreditation-actions.ts'
import { caseActions } from './case-actions.ts'
import { deadlineActions } from './deadline-actions.ts'
import { decisionActions } from './decision-actions.ts'
import { deskActions } from './desk-actions.ts'
import { filingActions } from './filing-actions.ts'
import { hearingActions } from './hearing-actions.ts'
import { paymentActions } from './payment-actions.ts'
import { releaseActions } from './release-actions.ts'
import { reportActions } from './report-actions.ts'
import { reviewActions } from './review-actions.ts'

/** Every act of the workflow, one row each, in the order in which next steps are told. */
const actions = {
  ...filingActions,
  ...deskActions,
  ...reviewActions,
  ...paymentActions,
  ...decisionActions,
  ...releaseActions,
  ...hearingActions,
  ...reportActions,
  ...caseActions,
  ...deadlineActions,
  ...accreditationActions,
} as const
export type ActionKey = keyof typeof actions

export const actionKeys = Object.keys(actions) as ActionKey[]
/** Whether a word is the key of an act. */
export const isActionKey = (word: string): word is ActionKey => Object.hasOwn(actions, word)

/** The row of an act; an empty one for a word that is no act. */
export const actionRow = (action: string): ActionRow => (isActionKey(action) ? actions[action] : { label: action })

/** The words on the button, as this audience reads them; a client reads what was filed where its type is given. */
export function labelOfAction(
  action: ActionKey,
  audience: 'customer' | 'staff' | 'system',
  type: TransactionType | null = null,
): string {
  const { label, client } = actionRow(action)
  if (audience !== 'customer' || !client?.label) return label
  if (typeof client.label === 'string') return client.label
  return type === null ? label : client.label(nounOf(type))
}

/** What a client reads of an act: its button, what is asked before, and what is told after it. */
export function clientWordsOf(action: string, type: TransactionType | null) {
  const { label, client } = actionRow(action)
  const noun = type === null ? 'transaction' : nounOf(type)
  const words = (text: Words) => (typeof text === 'string' ? text : text(noun))
  const button = words(client?.label ?? label)
  const { question, text, confirm, keep } = client?.confirmation ?? {
    question: `${button}?`,
    text: '',
    confirm: button,
  }
  return {
    label: button,
    done: client?.done === undefined ? undefined : words(client.done),
    confirmation: { question: words(question), text, confirm, keep: keep ?? 'Cancel' },
  }
}
