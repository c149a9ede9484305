import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { annualReportForm } from '@lading/contract/forms/reports/annual-report'
import { totalIn } from '@lading/contract/forms/lines/line-fields'
import { lineSectionsOf } from '@lading/contract/forms/lines/sections-of'
import { statementOf } from '@lading/contract/forms/reports/statement-fields'
import { isMoney, sumOfMoney } from '@lading/domain/payments/money'
import { materialChanges, type ComparedFigures, type MaterialChange } from '@lading/domain/reports/material-change'
import { Status } from '@lading/domain/transactions/status'
import type { Db } from '#platform/database'
import { answersFrom, answersTo, type TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { reportBefore } from '../report-before.ts'

type Whose = Pick<TransactionRow, 'id' | 'business_id' | 'agency' | 'type' | 'obligation_id' | 'form'>

/** What changed materially since the last report of the same kind that the agency accepted; nothing where there is none. */
export async function changesSinceLast(db: Db, report: Whose, percent: number): Promise<MaterialChange[]> {
  const last = await reportBefore(db, report, [Status.accredited])
  if (!last) return []
  const before = answersFrom(report.type, last.form)
  return materialChanges(figuresOf({ ...report, form: before }), figuresOf(report), percent)
}

/** Of an annual report what its statement says; of a cargo report its revenue: all amounts that were earned, whatever the section. */
function figuresOf({ type, agency, form }: Pick<Whose, 'type' | 'agency' | 'form'>): ComparedFigures {
  if (definitionOf(type).statements === 'reported') {
    const { revenue, equity, total_assets } = statementOf(answersTo(annualReportForm, { type, form }), 'year')
    return { revenue, equity, total_assets }
  }
  const amounts = lineSectionsOf(type, agency).flatMap((section) => {
    const earned = section.earned && form[totalIn(section, section.earned)]
    return typeof earned === 'string' && isMoney(earned) ? [earned] : []
  })
  return { revenue: sumOfMoney(amounts) }
}
