import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { insuranceCoverageForm } from '@lading/contract/forms/reports/insurance-coverage'
import { isWithoutOperation } from '@lading/contract/forms/lines/line-fields'
import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import { daysWithoutCover } from '@lading/domain/accreditation/limits/insurance'
import { manilaDay } from '@lading/domain/dates/manila'
import { isPlainDate, plainDate } from '@lading/domain/dates/plain-date'
import type { Calendar } from '@lading/domain/dates/working-days'
import { centavos } from '@lading/domain/payments/money'
import { lateViolations, penaltyLine, violationsOf, type PenaltyLine } from '@lading/domain/reports/report-penalties'
import type { Db } from '#platform/database'
import { refused } from '#platform/problem'
import { answersTo, type TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { coverAfter, coverBefore, termsHeld } from '../covers/covers.queries.ts'
import { obligationOf, type ObligationRow } from '../obligations/obligation-of.ts'
import { dueDayOf } from '../obligations/report-due.ts'

export interface PenaltiesDue {
  readonly lines: readonly PenaltyLine[]
  /** References that the catalogue does not hold; nothing is assessed with any. */
  readonly missing: readonly string[]
  /** Whether a desk may pick among violations that fit. */
  readonly has_choice: boolean
}

/** A report with the calendar that says when it was due. */
export interface Penalised {
  readonly transaction: TransactionRow
  readonly calendar: Calendar
  /** The violation that the desk picked for a late report; absent: the rule's. */
  readonly late_as?: string | undefined
}

/**
 * What a report is penalised for as it stands, with the amounts in force on the day it counts as filed. A penalty that comes
 * to nothing, by an amnesty or its cap, is none: there is nothing to order or to pay.
 */
export async function penaltiesDue(
  db: Db,
  { transaction, calendar, late_as }: Penalised,
  now: Date,
): Promise<PenaltiesDue> {
  const obligation = await obligationOf(db, transaction)
  if (!obligation) return { lines: [], missing: [], has_choice: false }
  const { agency, type } = transaction
  const filed_on = plainDate(obligation.filed_on ?? manilaDay(now))
  const report = {
    agency,
    type,
    due_on: dueDayOf(obligation, calendar),
    filed_on,
    no_operation: isWithoutOperation(lineSectionsOf(type, agency), transaction.form),
    corrected_late: obligation.corrected_late,
    late_as,
    days_without_cover: await daysUncovered(db, transaction, obligation),
  }
  const violations = violationsOf(report)
  const has_choice = lateViolations(report).length > 1
  if (violations.length === 0) return { lines: [], missing: [], has_choice }
  const catalogue = await db.selectFrom('penalties').selectAll().where('agency', '=', agency).execute()
  const rows = catalogue.map((row) => ({ ...row, effective_from: plainDate(row.effective_from) }))
  const found = violations.map((one) => ({ one, line: penaltyLine(rows, agency, one, filed_on) }))
  return {
    lines: found.flatMap(({ line }) => (line && centavos(line.amount) > 0 ? line : [])),
    missing: found.flatMap(({ one, line }) => (line ? [] : one.reference_id)),
    has_choice,
  }
}

/** The same, where the catalogue holds them all. Throws 409 for a gap in it. */
export async function penaltyLinesDue(db: Db, report: Penalised, now: Date): Promise<PenaltiesDue['lines']> {
  const { lines, missing } = await penaltiesDue(db, report, now)
  if (missing.length > 0) throw refused(`The catalogue holds no penalty ${missing.join(', ')} for that day.`)
  return lines
}

/**
 * Type 15: days of its accreditation between the cover before and this policy, or one that an approval brought earlier;
 * null where none was known, or no day is answered yet.
 */
export async function daysUncovered(
  db: Db,
  transaction: TransactionRow,
  obligation: Pick<ObligationRow, 'cover_id'>,
): Promise<number | null> {
  if (definitionOf(transaction.type).report_on !== 'policy') return null
  const before = await coverBefore(db, obligation.cover_id)
  const { insurance_starts_on: starts } = answersTo(insuranceCoverageForm, transaction)
  if (!before || !isPlainDate(starts)) return null
  const next = await coverAfter(db, before)
  const until = next && next.starts_on < starts ? plainDate(next.starts_on) : starts
  return daysWithoutCover(plainDate(before.ends_on), until, await termsHeld(db, transaction))
}
