import { isPlainDate } from '@lading/domain/dates/plain-date'
import type { Form } from '@lading/domain/filing/form-path'
import { RatioFigures } from '../ratio-analysis.ts'
import { statementOf } from './statement-fields.ts'

/** The figures of an annual report as the ratio analysis takes them; undefined where the year is not answered. */
export function reportedFigures(answers: Form): RatioFigures | undefined {
  const { period_last_day: last, opinion, opinion_on } = answers
  const figures = RatioFigures.safeParse({
    fiscal_year: typeof last === 'string' ? Number(last.slice(0, 4)) : undefined,
    year: statementOf(answers, 'year'),
    previous: statementOf(answers, 'previous'),
    auditor: answers['auditor'],
    accreditation_number: answers['auditor_accreditation'],
    opinion,
    opinion_on: typeof opinion_on === 'string' && isPlainDate(opinion_on) ? opinion_on : null,
  })
  return figures.data
}
