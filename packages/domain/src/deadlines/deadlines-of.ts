import { Status } from '../transactions/status.ts'
import type { Deadline } from './deadline.ts'
import {
  agreementDeadline,
  documentDeadline,
  permitDeadline,
  type EndingAgreement,
  type EndingDocument,
  type EndingPermit,
  type WayToFile,
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
  const ways = waysToFile(facts, rules)
  const filed =
    <E extends { readonly business_id: number }>(deadlineOf: (ending: E, way: WayToFile) => Deadline | null) =>
    (ending: E) => {
      const way = ways.get(ending.business_id)
      return way ? deadlineOf(ending, way) : null
    }
  return [
    ...facts.reports.map(reportDeadline),
    ...facts.accreditations.map((one) => renewalDeadline(one, rules)),
    ...facts.documents.map(filed(documentDeadline)),
    ...facts.permits.map(filed(permitDeadline)),
    ...facts.agreements.map(filed(agreementDeadline)),
    ...facts.invoices.map(paymentDeadline),
    ...facts.transactions.map(returnDeadline),
  ]
    .filter((one) => one !== null)
    .toSorted((one, other) => compared(one.on, other.on) || compared(one.key, other.key))
}

/**
 * How each business files what ends. One that holds nothing in force may not request a change: it files with the renewal of
 * what expired. One that holds nothing, or can renew nothing now, is asked for nothing.
 */
function waysToFile({ accreditations }: DeadlineFacts, rules: RenewalRules): ReadonlyMap<number, WayToFile> {
  const ways = new Map<number, WayToFile>()
  for (const held of accreditations) {
    const way = wayToFile(held, rules)
    if (way && ways.get(held.business_id)?.by !== 'change') ways.set(held.business_id, way)
  }
  return ways
}

function wayToFile(held: HeldAccreditation, rules: RenewalRules): WayToFile | undefined {
  if (held.status === Status.accredited) return { by: 'change', screen: { name: 'changes' } }
  const renewal = renewalDeadline(held, rules)
  return renewal ? { by: 'renewal', screen: renewal.screen } : undefined
}

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
