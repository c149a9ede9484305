import { formatDay } from '../dates/format.ts'
import type { PlainDate } from '../dates/plain-date.ts'
import type { ObligationState } from './obligation-state.ts'

/** What is known of a report that was due, or that its client filed of its own accord. */
export interface DueReport {
  readonly state: Exclude<ObligationState, 'to-come'>
  /** Null where nothing asked for it. */
  readonly due_on: PlainDate | null
  readonly filed_on: PlainDate | null
  readonly days_late: number
  readonly accepted_on: PlainDate | null
  /** The client has it back, to answer. */
  readonly is_returned: boolean
  /** The agency excused the filing that is decided from it. */
  readonly is_waived: boolean
}

/** Where a report stands, as a memorandum says it. */
export function reportStanding(report: DueReport): string {
  const { state, due_on, is_returned, is_waived } = report
  const waived = is_waived ? '; waived for this filing' : ''
  if (state === 'accepted' || state === 'filed') return `${filed(report)}${is_returned ? ', returned' : ''}${waived}`
  const due = due_on === null ? 'Not filed' : `Due ${formatDay(due_on)}, not filed`
  return `${due}${state === 'late' ? late(report) : ' yet'}${waived}`
}

function filed({ filed_on, accepted_on, ...report }: DueReport): string {
  const day = filed_on === null ? '' : `Filed ${formatDay(filed_on)}${late(report)}, `
  const answer = accepted_on === null ? 'not accepted yet' : `accepted ${formatDay(accepted_on)}`
  return day === '' ? answer.charAt(0).toUpperCase() + answer.slice(1) : `${day}${answer}`
}

const late = ({ days_late }: Pick<DueReport, 'days_late'>): string =>
  days_late > 0 ? `, ${days_late} ${days_late === 1 ? 'day' : 'days'} late` : ''

/** What is known of a penalty that was assessed, or that is due. */
export interface AssessedPenalty {
  readonly is_assessed: boolean
  readonly is_paid: boolean
  /** A payment waits for the cashier to validate it. */
  readonly is_posted: boolean
  /** Number of the order that condoned it; null of none. */
  readonly condoned_by: string | null
  readonly is_waived: boolean
}

/** Where a penalty stands, as a memorandum says it. */
export function penaltyStanding({ is_assessed, is_paid, is_posted, condoned_by, is_waived }: AssessedPenalty): string {
  if (!is_assessed) return 'Not assessed yet'
  if (condoned_by !== null) return `Condoned, order ${condoned_by}`
  if (is_paid) return 'Paid'
  const unpaid = is_posted ? 'Paid, not validated yet' : 'Not paid'
  return is_waived ? `${unpaid}; waived for this filing` : unpaid
}
