import type { Notification } from '@lading/contract/notifications'
import type { Audience } from '@lading/domain/people/acting/actor'
import { isAddressOf, paths } from '@lading/contract/addresses/paths'
import { transactionPath } from '@lading/contract/addresses/transaction-path'

const SUBJECT_OF_A_MOVE = 'Status Change'

/** Whether View Transaction is offered (specification, section 2.5). */
export const speaksOfMove = (subject: string): boolean => subject.includes(SUBJECT_OF_A_MOVE)

/** The screen of a notification's transaction for this side; undefined where there is none. */
export function whereItLeads(transaction: Notification['data']['transaction'], audience: Audience): string | undefined {
  return transaction ? transactionPath(transaction, audience) : undefined
}

/**
 * The words of the button that opens a notification's own address; undefined where it has none, or where that is its
 * transaction, which View Transaction opens.
 */
export function askedFor(link: string, subject: string): string | undefined {
  if (link === paths.renewals()) return 'Renew the accreditation'
  if (isAddressOf(paths.message, link)) return 'Read and answer'
  if (isAddressOf(paths.businessTransactions, link)) return 'See the request'
  if (isAddressOf(paths.satisfactionForm, link)) return 'Answer the form'
  return link === '' || speaksOfMove(subject) ? undefined : 'Open the page'
}
