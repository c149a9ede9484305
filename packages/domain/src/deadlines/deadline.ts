import type { PlainDate } from '../dates/plain-date.ts'
import type { Agency } from '../transactions/agency.ts'
import type { Status } from '../transactions/status.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'

/** What a business must do by a day. */
export const deadlineKinds = ['report', 'insurance', 'renewal', 'document', 'payment', 'return', 'pickup'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

export const deadlineKindLabels: Readonly<Record<DeadlineKind, string>> = {
  report: 'Report',
  insurance: 'Insurance',
  renewal: 'Renewal',
  document: 'Document',
  payment: 'Payment',
  return: 'Return',
  pickup: 'Pickup',
}

/** A transaction of the business, as far as its address asks. */
export interface OwnTransactionFacts {
  readonly transaction_id: number
  readonly accreditation_id: number | null
  readonly type: TransactionType
  readonly status: Status
}

/** The screen on which it is done. */
export type DeadlineScreen =
  | ({ readonly name: 'transaction' } & OwnTransactionFacts)
  | { readonly name: 'renewal-draft' | 'renewal'; readonly accreditation_id: number }
  | { readonly name: 'order-of-payment'; readonly transaction_id: number }
  | { readonly name: 'invoices' | 'reports' | 'renewals' | 'changes' | 'accreditations' }

/** The last day on which a business may do something, and where it does it. */
export interface Deadline {
  /** The same as long as the deadline stands, whatever its day: calendars of others know it by this. */
  readonly key: string
  readonly kind: DeadlineKind
  readonly on: PlainDate
  readonly business_id: number
  /** Null where no agency asks it. */
  readonly agency: Agency | null
  /** What is to be done, as a command. */
  readonly title: string
  /** Which one, and what is worth knowing of the day. */
  readonly about: string
  readonly screen: DeadlineScreen
}

/** Whether its day has passed. */
export const isOverdue = ({ on }: Pick<Deadline, 'on'>, today: PlainDate): boolean => on < today
