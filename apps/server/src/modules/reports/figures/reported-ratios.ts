import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { RatioFigures } from '@lading/contract/ratio-analysis'
import { annualReportForm } from '@lading/contract/forms/reports/annual-report'
import { reportedFigures } from '@lading/contract/forms/reports/reported-figures'
import { ratioAnalysis, type RatioAnalysis } from '@lading/domain/evaluation/ratio-analysis'
import type { Db } from '#platform/database'
import type { SettingsReader } from '#platform/settings'
import { capitalAsked } from '#modules/workflow/transactions/capital-asked'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { answersTo } from '#modules/workflow/transactions/transaction-row'

/** A report with the settings by which its figures are judged. */
export type Assessed = LockedTransaction & { readonly settings: Pick<SettingsReader, 'values'> }

/** The ratios of an annual report: of the figures that the evaluator saved, else of those reported; null of other reports. */
export async function ratiosOfReport(db: Db, found: Assessed): Promise<RatioAnalysis | null> {
  const { id, type } = found.transaction
  if (definitionOf(type).statements !== 'reported') return null
  const saved = await db
    .selectFrom('ratio_analyses')
    .select('figures')
    .where('transaction_id', '=', id)
    .executeTakeFirst()
  const figures = saved
    ? RatioFigures.parse(saved.figures)
    : reportedFigures(answersTo(annualReportForm, found.transaction))
  return figures ? ratiosOf(found, figures) : null
}

/** The ratios of figures, by the settings and the minimum capital of the highest scope held. */
export function ratiosOf(found: Assessed, figures: RatioFigures): RatioAnalysis {
  const { values } = found.settings
  const minimum_capital = capitalAsked(found, values)
  return ratioAnalysis({ year: figures.year, previous: figures.previous, minimum_capital }, values)
}
