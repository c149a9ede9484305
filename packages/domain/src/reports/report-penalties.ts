import type { PlainDate } from '../dates/plain-date.ts'
import { lateNotices, type LateViolation } from '../payments/late-violations.ts'
import { centavos, decimalText, peso } from '../payments/money.ts'
import type { Penalty } from '../payments/penalty-catalogue.ts'
import type { Agency } from '../transactions/agency.ts'
import { definitionOf } from '../transactions/definitions/definitions.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'
import { monthsLate } from './days-late.ts'

/** What a report is penalised for. */
export interface ReportFacts {
  readonly agency: Agency
  readonly type: TransactionType
  /** Null where nothing was due: the client filed of its own accord. */
  readonly due_on: PlainDate | null
  readonly filed_on: PlainDate
  /** Type 14: it says that there was no operation. */
  readonly no_operation?: boolean
  /** Type 14: it came back and was corrected after the client's time. */
  readonly corrected_late?: boolean
  /** The violation of the catalogue picked for a report that is late, by its reference; else the rule's first counts. */
  readonly late_as?: string | undefined
  /** Type 15: see `daysWithoutCover`; null where no cover before it is known, and of other types. */
  readonly days_without_cover: number | null
}

/** A violation of the catalogue by its reference, how often it counts, and a sentence for the payer. */
export interface Violation {
  readonly reference_id: string
  readonly units: number
  readonly why: string
}

type Violations = Record<'year' | 'quarter' | 'policy', (report: ReportFacts) => Violation[]>

const violations: Readonly<Record<Agency, Violations>> = {
  dti: {
    year: (report) => late('SF-12', report),
    quarter: (report) => late('SF-09', report),
    policy: (report) => lapsed('SF-10', report),
  },
  cab: {
    year: (report) => late('AC-01', report),
    quarter: airStatistics,
    policy: (report) => lapsed('LE-08', report),
  },
}

/** The violations of a report (field facts, section 8.3), none where it is in order. */
export function violationsOf(report: ReportFacts): Violation[] {
  const { report_on } = definitionOf(report.type)
  return report_on === null ? [] : violations[report.agency][report_on](report)
}

/**
 * The violations of the catalogue that fit a late report, by their references, the rule's first; empty where one fits alone
 * or it is not late. A notice of no operation by air is late as a notice, and as the report in whose place it stands.
 */
export function lateViolations(report: ReportFacts): readonly LateViolation[] {
  const { agency, type, no_operation } = report
  const isLateNotice = definitionOf(type).report_on === 'quarter' && no_operation && lateMonths(report) > 0
  return isLateNotice ? fittingNotices[agency] : []
}

const fittingNotices: Readonly<Record<Agency, readonly LateViolation[]>> = { dti: [], cab: lateNotices }

/** A line of the assessment: an amount a unit, so often, up to the cap. */
export interface PenaltyLine extends Violation {
  readonly violation: string
  readonly division: string
  readonly unit: string
  readonly unit_amount: string
  readonly amount: string
  readonly legal_basis: string
}

type InForce = Pick<
  Penalty,
  | 'agency'
  | 'reference_id'
  | 'violation'
  | 'division'
  | 'unit'
  | 'unit_amount'
  | 'cap'
  | 'legal_basis'
  | 'effective_from'
>

/**
 * A violation with the amount in force on a day; the cap takes away whole units. Its payer reads the rate with the cap, also
 * where that takes nothing away. Undefined where the catalogue holds none: it cannot be charged then.
 */
export function penaltyLine(
  catalogue: readonly InForce[],
  agency: Agency,
  { reference_id, units, why }: Violation,
  on: PlainDate,
): PenaltyLine | undefined {
  const penalty = catalogue
    .filter((row) => row.agency === agency && row.reference_id === reference_id && row.effective_from <= on)
    .toSorted((one, other) => (one.effective_from < other.effective_from ? 1 : -1))[0]
  if (!penalty) return undefined
  const { violation, division, unit, unit_amount, cap, legal_basis } = penalty
  const unit_centavos = centavos(unit_amount)
  const most = cap === null || unit_centavos === 0 ? units : Math.floor(centavos(cap) / unit_centavos)
  const charged = Math.min(units, most)
  return {
    reference_id,
    violation,
    division,
    unit,
    units: charged,
    unit_amount: decimalText(unit_centavos),
    amount: decimalText(unit_centavos * charged),
    legal_basis,
    why: `${why} ${rateWords(penalty)}`,
  }
}

const rateWords = ({ unit, unit_amount, cap }: Pick<Penalty, 'unit' | 'unit_amount' | 'cap'>): string =>
  `The rate is ${peso(unit_amount)} for each ${unit}${cap === null ? '' : `, at most ${peso(cap)}`}.`

function airStatistics(report: ReportFacts): Violation[] {
  const incorrect: Violation[] = report.corrected_late
    ? [{ reference_id: 'PR-03', units: 1, why: 'The report was not corrected in time.' }]
    : []
  if (!report.no_operation) return [...late('PR-01', report), ...incorrect]
  const months = lateMonths(report)
  if (report.late_as === 'PR-01') return [...late('PR-01', report), ...incorrect]
  const why = 'The notice of no operation came after the due day.'
  return months > 0 ? [{ reference_id: 'PR-04', units: 1, why }, ...incorrect] : incorrect
}

function late(reference_id: string, report: ReportFacts): Violation[] {
  const units = lateMonths(report)
  return units > 0 ? [{ reference_id, units, why: `Filed in month ${units} after the due day.` }] : []
}

const lateMonths = ({ due_on, filed_on }: ReportFacts) => (due_on === null ? 0 : monthsLate(due_on, filed_on))

/** A lapse is penalised where it is shown: without a known cover before it, there is no day to count it from. */
function lapsed(reference_id: string, { days_without_cover: days }: ReportFacts): Violation[] {
  if (days === null || days === 0) return []
  const why = `No policy covered for ${days} ${days === 1 ? 'day' : 'days'}.`
  return [{ reference_id, units: 1, why }]
}
