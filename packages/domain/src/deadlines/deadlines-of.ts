import type { Deadline } from './deadline.ts'
import {
  agreementDeadline,
  documentDeadline,
  permitDeadline,
  type EndingAgreement,
  type EndingDocument,
  type EndingPermit,
} from './document-deadlines.ts'
import { paymentDeadline, type UnpaidInvoice } from './payment-deadline.ts'
import { renewalDeadline, type HeldAccreditation, type RenewalRules } from './renewal-deadline.ts'
import { reportDeadline, type OwedReport } from './report-deadline.ts'
import { returnDeadline, type WaitingTransaction } from './return-deadline.ts'

/** What is known of the businesses of one person. */
export interface DeadlineFacts {
  readonly reports: readonly OwedReport[]
  readonly accreditations: readonly HeldAccreditation[]
  /** Of each kind the document that counts. */
  readonly documents: readonly EndingDocument[]
  readonly permits: readonly EndingPermit[]
  readonly agreements: readonly EndingAgreement[]
  readonly invoices: readonly UnpaidInvoice[]
  readonly transactions: readonly WaitingTransaction[]
}

/** What stands in the calendar of the businesses, the first day first. */
export function deadlinesOf(facts: DeadlineFacts, rules: RenewalRules): Deadline[] {
  const holders = new Set(facts.accreditations.map(({ business_id }) => business_id))
  // A business that holds no accreditation owes nobody a permit or an agreement.
  const isHeld = ({ business_id }: { readonly business_id: number }) => holders.has(business_id)
  return [
    ...facts.reports.map(reportDeadline),
    ...facts.accreditations.map((one) => renewalDeadline(one, rules)),
    ...facts.documents.filter(isHeld).map(documentDeadline),
    ...facts.permits.filter(isHeld).map(permitDeadline),
    ...facts.agreements.filter(isHeld).map(agreementDeadline),
    ...facts.invoices.map(paymentDeadline),
    ...facts.transactions.map(returnDeadline),
  ]
    .filter((one) => one !== null)
    .toSorted((one, other) => compared(one.on, other.on) || compared(one.key, other.key))
}

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
