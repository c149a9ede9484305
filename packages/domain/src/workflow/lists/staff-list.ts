import type { ScreenPermission } from '../../people/acting/permission.ts'
import type { InvoiceStatus } from '../../payments/invoice.ts'
import type { Status } from '../../transactions/status.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'

/** What a row must also be to stand in a list; the SQL function `stands_in` has the same words. */
export type ListCondition =
  | 'no-processor'
  | 'processor-is-me'
  | 'not-recommended'
  | 'recommended'
  | 'returned-from-hearing'
  | 'request-asked'
  | 'was-submitted'

/** What an accreditation must also be to stand in a list; the SQL function `enter_accreditations` has the same words. */
export type AccreditationCondition = 'surrender-asked'

/** Statuses of a list that share one condition. */
export interface ListRule {
  readonly statuses: readonly Status[]
  readonly where?: ListCondition
}

/** Accreditations that stand in a list beside its transactions. */
export interface AccreditationRule {
  readonly statuses: readonly Status[]
  readonly where: AccreditationCondition
}

/** The columns a staff list may show; `long-status` has room for the long names of later statuses. */
export type ListColumn =
  | 'reference'
  | 'business'
  | 'type'
  | 'status'
  | 'long-status'
  | 'due'
  | 'filed'
  | 'amount'
  | 'processor'

/** What a staff list may be narrowed by. */
export type ListFilter = 'type' | 'status'

/** The screen of a list: its words, what it shows, and its place in the menu. */
export interface ListScreen {
  /** The first sentence of the call's documentation. */
  readonly summary: string
  readonly subtitle: string
  readonly empty: { readonly title: string; readonly hint: string }
  readonly columns: readonly ListColumn[]
  readonly filters: readonly ListFilter[]
  /** The label is the title, unless two lists have the same one. */
  readonly menu: {
    readonly group: 'Queue' | 'Approvals' | 'Transactions'
    readonly order: number
    readonly label?: string
  }
  /** Offers the evaluator the next transaction. */
  readonly takes_next?: true
}

/** One staff list: the server's query, the contract's call, the screen and its line in the menu are made from this. */
export interface StaffList {
  readonly title: string
  /** `null`: staff of the agency, and those who oversee both. */
  readonly permission: ScreenPermission | null
  readonly rules: readonly ListRule[]
  readonly accreditations?: readonly AccreditationRule[]
  /** Every type where absent. */
  readonly types?: readonly TransactionType[]
  /** Fines in these invoice statuses stand in the list too (field facts, section 11, rule 9). */
  readonly fines?: readonly InvoiceStatus[]
  /** `null` while no role can act on what the list shows. */
  readonly screen: ListScreen | null
}

/** The columns of a list whose rows are all in one status. */
export const oneStatus = ['reference', 'business', 'type', 'due', 'filed', 'processor'] as const
/** The columns of a list that shows several statuses. */
export const severalStatuses = ['reference', 'business', 'type', 'status', 'due', 'filed', 'processor'] as const
/** After the decision no clock runs: the day of filing stands in for the due day. */
export const decided = ['reference', 'business', 'type', 'status', 'filed', 'processor'] as const
/** The columns of a list that shows one type, in several statuses. */
export const oneType = ['reference', 'business', 'long-status', 'due', 'filed', 'processor'] as const
/** The columns of a list of one type that shows what has ended too. */
export const oneTypeEver = ['reference', 'business', 'long-status', 'filed', 'processor'] as const
/** The columns of the cashier's lists. */
export const ofMoney = ['reference', 'business', 'type', 'long-status', 'due', 'filed', 'amount'] as const
