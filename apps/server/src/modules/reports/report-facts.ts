import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { annualReportForm } from '@lading/contract/forms/reports/annual-report'
import { insuranceCoverageForm } from '@lading/contract/forms/reports/insurance-coverage'
import { answersFor, lineFaults } from '@lading/contract/forms/lines/line-fields'
import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import { statementFaultsIn } from '@lading/contract/forms/reports/statement-fields'
import { manilaDay } from '@lading/domain/dates/manila'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { isSameAnswer } from '@lading/domain/filing/form-path'
import type { RatioAnalysis } from '@lading/domain/evaluation/ratio-analysis'
import { isMoney } from '@lading/domain/payments/money'
import { materialChanges } from '@lading/domain/reports/material-change'
import type { Db } from '#platform/database'
import { provides, type FactProvider } from '#modules/workflow/handlers/handlers'
import { answersTo, type TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { changesSinceLast } from './figures/compared-figures.ts'
import { coverBefore } from './covers/covers.queries.ts'
import { digestOfLines, linesIn } from './lines/lines.queries.ts'
import { isCompliedOtherwise, obligationOf, type ObligationRow } from './obligations/obligation-of.ts'
import { ratiosOfReport } from './figures/reported-ratios.ts'
import { penaltiesDue } from './penalties/penalties-due.ts'

/** What every report is decided by: whether it was due, what is penalised, and a request to be excused. */
export const reportFacts: readonly FactProvider[] = [
  provides(['filing.is_obligation', 'filing.complied_otherwise'], async (db, { transaction }, now) => {
    const obligation = await obligationOf(db, transaction)
    return {
      'filing.is_obligation': isDue(obligation, manilaDay(now)),
      'filing.complied_otherwise': isCompliedOtherwise(obligation),
    }
  }),
  provides(['payment.condonation'], async (db, { transaction }) => {
    const asked = await db
      .selectFrom('condonations')
      .select('outcome')
      .where('transaction_id', '=', transaction.id)
      .executeTakeFirst()
    return { 'payment.condonation': (asked?.outcome ?? null) as 'asked' | 'declined' | 'condoned' | null }
  }),
  provides(['evaluation.penalty_due', 'evaluation.violation_to_choose'], async (db, context, now) => {
    const { lines, missing, has_choice } = await penaltiesDue(db, context, now)
    return {
      'evaluation.penalty_due': lines.length + missing.length > 0,
      'evaluation.violation_to_choose': has_choice,
    }
  }),
]

/** Whether it is asked for by now; one about a period that turned out not to be owed is asked for no longer. */
const isDue = (obligation: ObligationRow | undefined, today: PlainDate): boolean =>
  obligation !== undefined &&
  obligation.ended_on === null &&
  obligation.opens_on !== null &&
  obligation.opens_on <= today

/** What a policy is decided by. */
export const insuranceFacts: readonly FactProvider[] = [
  provides(['evaluation.material_change'], async (db, { transaction, settings }) => ({
    'evaluation.material_change': await coverDiffers(
      db,
      transaction,
      settings.number('reports.material_change_percent'),
    ),
  })),
]

/** Whether the cover differs from the one before by so many percent of it or more. */
async function coverDiffers(db: Db, transaction: TransactionRow, percent: number): Promise<boolean> {
  const obligation = await obligationOf(db, transaction)
  const before = obligation && (await coverBefore(db, obligation.cover_id))
  const { insurance_cover: cover } = answersTo(insuranceCoverageForm, transaction)
  if (!before || !isMoney(cover)) return false
  return materialChanges({ cover: before.cover_amount }, { cover }, percent).length > 0
}

/** What a report about a period is decided by: its sections, its lines, and the last one that was accepted. */
export const periodFacts: readonly FactProvider[] = [
  provides(['filing.unanswered_sections', 'filing.totals_agree'], async (db, { transaction }) => ({
    'filing.unanswered_sections': sectionsOf(transaction).flatMap((one) => lineFaults(one, transaction.form)).length,
    'filing.totals_agree': await totalsAgree(db, transaction),
  })),
  provides(['evaluation.material_change'], async (db, found) => {
    const { transaction, settings } = found
    const changes = await changesSinceLast(db, transaction, settings.number('reports.material_change_percent'))
    const ratios = await ratiosOfReport(db, found)
    return { 'evaluation.material_change': changes.length > 0 || isFailing(ratios) }
  }),
]

const sectionsOf = ({ type, agency }: TransactionRow) => lineSectionsOf(type, agency)

/** An annual report whose ratios fail, or whose statement does not balance, goes to the reviewer. */
const isFailing = (ratios: RatioAnalysis | null) => ratios?.result === 'fail' || ratios?.result === 'blocked'

/** Whether number, totals and digest in the form are those of the lines as they stand, and the statements add up. */
async function totalsAgree(db: Db, transaction: TransactionRow): Promise<boolean> {
  const statesFigures = definitionOf(transaction.type).statements === 'reported'
  if (statesFigures && statementFaultsIn(answersTo(annualReportForm, transaction)).length > 0) return false
  for (const section of sectionsOf(transaction)) {
    const lines = await linesIn(db, transaction.id, section)
    const counted = answersFor(
      section,
      lines.map(({ answers }) => answers),
      digestOfLines(section, lines),
    )
    if (!Object.entries(counted).every(([name, value]) => isSameAnswer(transaction.form[name], value))) return false
  }
  return true
}
