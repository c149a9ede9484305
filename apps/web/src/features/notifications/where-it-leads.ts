import type { Notification } from '@lading/contract/notifications'
import type { Audience } from '@lading/domain/people/actor'
import { paths } from '#app/paths'

const SUBJECT_OF_A_MOVE = 'Status Change'

/** Whether View Transaction is offered (specification, section 2.5). */
export const speaksOfMove = (subject: string): boolean => subject.includes(SUBJECT_OF_A_MOVE)

/** The screen of a notification's transaction for this side (specification, section 2.5); undefined where there is none. */
export function whereItLeads(transaction: Notification['data']['transaction'], audience: Audience): string | undefined {
  if (!transaction) return undefined
  const { id, transaction_type_id: type, accreditation_id } = transaction
  if (audience === 'staff') return isAccreditation(type) ? paths.workflow(id) : undefined
  if (isAccreditation(type)) return paths.myApplication(accreditation_id ?? 0)
  // Until these have pages of their own they open with their talk, as they do in the lists.
  return isCase(type) ? undefined : paths.message(id)
}

const isAccreditation = (type: number) => type === 1 || type === 2

/** A suspension or revocation is not the customer's own transaction. */
const isCase = (type: number) => type === 18 || type === 19

/** What a notification asks for beside its transaction, as the words of a button; undefined where it only tells. */
export function askedFor(link: string): string | undefined {
  if (link.startsWith('/customer-messages/')) return 'Read and answer'
  return link.startsWith('/certificates?form=') ? 'Answer the form' : undefined
}
