import { annualReportForm } from '@lading/contract/forms/reports/annual-report'
import type { AnswersTo } from '@lading/contract/forms/field-kinds'
import { topLanes } from '@lading/contract/forms/lines/annual-lanes'
import { reportedFigures } from '@lading/contract/forms/reports/reported-figures'
import { statementOf } from '@lading/contract/forms/reports/statement-fields'
import { sql } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson, textIn } from '#platform/jsonb'
import { answersTo } from '#modules/workflow/transactions/transaction-row'
import type { ObligationRow } from '../obligations/obligation-of.ts'
import { ratiosOf, type Assessed } from './reported-ratios.ts'

const lane = textIn<AnswersTo<typeof topLanes.columns>>('l.answers')

/** The figures of an accepted annual report as statistics, with its lanes, and its ratio analysis where none was saved. */
export async function keepYear(
  tx: Tx,
  found: Assessed,
  { business_id, agency, first_day, last_day }: ObligationRow,
  actor: Caller,
  now: Date,
): Promise<void> {
  const { transaction } = found
  if (first_day === null || last_day === null) return
  const answers = answersTo(annualReportForm, transaction)
  const orNull = (text: string) => text || null
  const statement = Object.entries(statementOf(answers, 'year')).map(([line, amount]) => [line, orNull(amount)])
  await tx
    .insertInto('annual_statistics')
    .values({
      transaction_id: transaction.id,
      business_id,
      agency,
      first_day,
      last_day,
      employees: answers.employees,
      weight_kg: orNull(answers.year_weight_kg),
      volume_cbm: orNull(answers.year_volume_cbm),
      teu: orNull(answers.year_teu),
      ...Object.fromEntries(statement),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`
    insert into annual_lanes (transaction_id, number, origin, destination, country, weight_kg, revenue)
    select l.transaction_id, l.number, ${lane('origin')}, ${lane('destination')}, ${lane('country')},
      (${lane('weight_kg')})::numeric, (${lane('revenue')})::numeric
    from report_lines l
    where l.transaction_id = ${transaction.id} and l.section = ${topLanes.name}
    on conflict do nothing`.execute(tx)
  await keepAnalysis(tx, found, actor, now)
}

/** What the evaluator saved stays; else the figures are those that were reported. */
async function keepAnalysis(tx: Tx, found: Assessed, actor: Caller, now: Date): Promise<void> {
  const figures = reportedFigures(answersTo(annualReportForm, found.transaction))
  if (!figures || actor.user_id === 0) return
  const result = ratiosOf(found, figures)
  await tx
    .insertInto('ratio_analyses')
    .values({
      transaction_id: found.transaction.id,
      figures: asJson(figures),
      result: asJson(result),
      saved_by: actor.user_id,
      saved_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
