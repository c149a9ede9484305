import { isPlainDate } from '@lading/domain/dates/plain-date'
import { RatioFigures } from '../../ratio-analysis.ts'
import type { AnnualReport } from './annual-report.ts'
import { statementOf } from './statement-fields.ts'

/** The figures of an annual report as the ratio analysis takes them; undefined where the year is not answered. */
export function reportedFigures(answers: AnnualReport): RatioFigures | undefined {
  const { period_last_day, auditor, auditor_accreditation, opinion, opinion_on } = answers
  const figures = RatioFigures.safeParse({
    fiscal_year: Number(period_last_day.slice(0, 4)),
    year: statementOf(answers, 'year'),
    previous: statementOf(answers, 'previous'),
    auditor,
    accreditation_number: auditor_accreditation,
    opinion,
    opinion_on: isPlainDate(opinion_on) ? opinion_on : null,
  })
  return figures.data
}
