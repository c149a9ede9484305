import { formatDay } from '../dates/format.ts'
import type { PlainDate } from '../dates/plain-date.ts'
import { obligationState } from '../reports/obligation-state.ts'
import type { ReportPeriod } from '../reports/report-period.ts'
import { sideLabels, type Agency } from '../transactions/agency.ts'
import { typeLabels } from '../transactions/labels.ts'
import { definitionOf } from '../transactions/definitions/definitions.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'
import type { Deadline, OwnTransactionFacts } from './deadline.ts'

/** A report that a business owes an agency and was not accepted yet. */
export interface OwedReport {
  readonly obligation_id: number
  readonly business_id: number
  readonly agency: Agency
  readonly type: TransactionType
  readonly opens_on: PlainDate | null
  readonly due_on: PlainDate | null
  /** What it is about; null of other reports than those of a period. */
  readonly period: ReportPeriod | null
  /** The policy that a new one follows; null of other reports. */
  readonly policy_number: string | null
  /** What is written or filed for it. */
  readonly transaction: OwnTransactionFacts | null
}

/** Until it is filed a report has its due day; nothing asks for one without. */
export function reportDeadline(report: OwedReport): Deadline | null {
  const { obligation_id, business_id, agency, type, opens_on, due_on, transaction } = report
  if (due_on === null) return null
  const facts = { opens_on, due_on, status: transaction?.status ?? null, is_accepted: false }
  if (obligationState(facts, due_on) === 'filed') return null
  const isPolicy = definitionOf(type).report_on === 'policy'
  return {
    key: `report-${obligation_id}`,
    kind: isPolicy ? 'insurance' : 'report',
    on: due_on,
    business_id,
    agency,
    title: isPolicy ? 'File the new insurance policy' : `File: ${typeLabels[type]}`,
    about: aboutReport(report),
    screen: transaction ? { name: 'transaction', ...transaction } : { name: 'reports' },
  }
}

/** A business that is accredited on both sides owes each agency its own report of the same days. */
export function aboutReport({
  agency,
  period,
  policy_number,
}: Pick<OwedReport, 'agency' | 'period' | 'policy_number'>): string {
  const side = sideLabels[agency].name
  if (policy_number) return `${side}. The cover of policy ${policy_number} ends.`
  return period ? `${side}, ${formatDay(period.first_day)} to ${formatDay(period.last_day)}` : side
}
