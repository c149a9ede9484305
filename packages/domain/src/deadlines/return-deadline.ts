import type { PlainDate } from '../dates/plain-date.ts'
import type { Agency } from '../transactions/agency.ts'
import { isCase } from '../transactions/family.ts'
import { wordsOf } from '../transactions/family-words.ts'
import { typeLabels } from '../transactions/labels.ts'
import { Status } from '../transactions/status.ts'
import { clientsStatuses, isToPay } from '../transactions/status-groups.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'
import type { Deadline, OwnTransactionFacts } from './deadline.ts'

/** A transaction that waits for its client until a day. */
export interface WaitingTransaction extends OwnTransactionFacts {
  readonly business_id: number
  readonly agency: Agency
  readonly reference: string
  readonly client_deadline_on: PlainDate | null
}

/** Until when the client answers, completes, publishes or picks up; what is to be paid has the day of its order. */
export function returnDeadline(transaction: WaitingTransaction): Deadline | null {
  const { business_id, agency, reference, client_deadline_on: on, ...own } = transaction
  const { transaction_id, type, status } = own
  if (on === null || isCase({ type }) || isToPay(status) || !clientsStatuses.includes(status)) return null
  return {
    key: `transaction-${transaction_id}`,
    kind: status === Status.forPickup ? 'pickup' : 'return',
    on,
    business_id,
    agency,
    title: clientTask(status, type) ?? 'Answer what the agency returned',
    about: `${typeLabels[type]} ${reference}`,
    screen: { name: 'transaction', ...own },
  }
}

/** What a status asks of the client; undefined of a return and of a payment, which say more than their status. */
export function clientTask(status: Status, type: TransactionType): string | undefined {
  if (status === Status.forRequirementCompletion) return 'Complete the requirements'
  if (status === Status.forPublication) return 'Publish the notice and submit proof'
  return status === Status.forPickup ? `Pick up the ${wordsOf(type).document}` : undefined
}
