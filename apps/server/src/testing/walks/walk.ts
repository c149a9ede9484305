import type { Agency } from '@lading/domain/transactions/agency'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'

/** What is true of the transaction from the start, and makes one way open and another closed. */
export interface WalkVariant {
  readonly delivery: 'electronic' | 'pickup'
  /** What is due for it, as far as the workflow's conditions ask: nothing, or something. */
  readonly fee_centavos?: number
  /** What was due when it was endorsed for payment is due no longer as the order is to be made out. */
  readonly fee_ends?: boolean
  readonly changes_certificate?: boolean
  readonly penalty_due?: boolean
  readonly material_change?: boolean
  /** A report of the business is overdue, which stops a renewal until it is waived. */
  readonly in_arrears?: boolean
}

/** One type at one agency, whose rows are walked. */
export interface Walk {
  readonly type: TransactionType
  readonly agency: Agency
  readonly variants: readonly WalkVariant[]
  /** Rows that no transaction of this type can take, since what they wait for does not happen to it. */
  readonly closed: readonly string[]
}
