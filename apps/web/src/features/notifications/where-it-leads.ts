import type { Notification } from '@lading/contract/notifications'
import type { Audience } from '@lading/domain/people/actor'
import { isAddressOf, paths } from '@lading/contract/paths'
import { transactionPath } from '@lading/contract/transaction-path'

const SUBJECT_OF_A_MOVE = 'Status Change'

/** Whether View Transaction is offered (specification, section 2.5). */
export const speaksOfMove = (subject: string): boolean => subject.includes(SUBJECT_OF_A_MOVE)

/** The screen of a notification's transaction for this side; undefined where there is none. */
export function whereItLeads(transaction: Notification['data']['transaction'], audience: Audience): string | undefined {
  return transaction ? transactionPath(transaction, audience) : undefined
}

/** What a notification asks for beside its transaction, as the words of a button; undefined where it only tells. */
export function askedFor(link: string): string | undefined {
  if (isAddressOf(paths.message, link)) return 'Read and answer'
  if (isAddressOf(paths.businessTransactions, link)) return 'See the request'
  return isAddressOf(paths.satisfactionForm, link) ? 'Answer the form' : undefined
}
