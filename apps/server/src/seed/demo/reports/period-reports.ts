import { manilaDay } from '@lading/domain/dates/manila'
import { addDays, plainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { fallsOn, isPeriodic, monthsOf, type PeriodicType, periodOpensOn } from '@lading/domain/reports/due-day'
import { periodName, periodWith, type ReportPeriod } from '@lading/domain/reports/report-period'
import { Status } from '@lading/domain/transactions/status'
import { isAmong, uncountedStatuses } from '@lading/domain/transactions/status-groups'
import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { theSystem } from '#platform/caller'
import { settingsOf } from '#platform/settings'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { keepStatistics } from '#modules/reports/figures/keep-statistics'
import { planNextPeriod } from '#modules/reports/obligations/plan-period'
import { lineRows, periodAnswers } from '../transactions/cargo.ts'
import { reportedPeriod } from '../transactions/reported-period.ts'
import { addMarkedLines } from './marked-lines.ts'
import { addPenalty } from './penalty.ts'
import { fill } from '../tables.ts'
import type { DemoTransaction } from '../transactions/transaction.ts'

/** The obligation that each report about a period answers, its lines, its penalty, and the statistics of accepted ones. */
export async function addPeriodReports(tx: Tx, transactions: readonly DemoTransaction[], now: Date): Promise<void> {
  const reports = transactions.filter(({ plan }) => isPeriodic(plan.type))
  await fill(
    tx,
    'report_lines',
    reports.flatMap(({ id, plan }) => lineRows(id, plan.type, plan.agency)),
  )
  for (const report of reports) await addReport(tx, report, now)
}

async function addReport(tx: Tx, report: DemoTransaction, now: Date): Promise<void> {
  const { id, plan, history } = report
  const { agency } = plan
  const type = plan.type as PeriodicType
  const stored = await tx
    .selectFrom('transactions')
    .select(['accreditation_id', 'business_id', 'submitted_at', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { business_id, submitted_at, created_at } = stored
  const accreditation_id = ensure(stored.accreditation_id, 'an accreditation')
  const settings = await settingsOf(tx)
  const { values } = settings
  const wanted = reportedPeriod(type, manilaDay(created_at), monthsOf(values, agency, type))
  const period = await freePeriod(tx, { business_id, agency, type }, wanted, monthsOf(values, agency, type))
  await tx
    .updateTable('transactions')
    .set({ form: sql`form || ${asJson(periodAnswers(type, period, agency))}::jsonb` })
    .where('id', '=', id)
    .execute()
  const isDropped = isAmong(uncountedStatuses, plan.target)
  const isPenalised = history.steps.some(({ row }) => row.effects.includes('assess-penalties'))
  const filed_on = submitted_at && manilaDay(submitted_at)
  const falls_on = filed_on ? addDays(filed_on, isPenalised ? -40 : 20) : fallsOn(values, agency, type, period)
  const obligation = await tx
    .insertInto('obligations')
    .values({
      business_id,
      agency,
      accreditation_id,
      type,
      period: periodName(period),
      ...period,
      opens_on: periodOpensOn(period),
      falls_on,
      opened_on: manilaDay(created_at),
      ...(filed_on && !isDropped && { filed_on, due_on: falls_on }),
      ...(plan.target === Status.accredited && { complied_on: manilaDay(history.steps.at(-1)?.at ?? now) }),
      // Nothing is owed for what was given up in the demonstration.
      ...(isDropped && { ended_on: manilaDay(now) }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx.updateTable('transactions').set({ obligation_id: obligation.id }).where('id', '=', id).execute()
  if (isPenalised) await addPenalty(tx, report)
  await addMarkedLines(tx, report)
  const accepted_by = history.steps.at(-1)?.by ?? 0
  if (plan.target === Status.accredited) {
    const found = { ...(await findTransaction(tx, id)), settings }
    await keepStatistics(tx, found, obligation, { ...theSystem, user_id: accepted_by }, now)
  }
  await planNextPeriod(tx, obligation, settings)
}

/** The period wanted, or the last one before all of which the business has a report in the demonstration already. */
async function freePeriod(
  tx: Tx,
  { business_id, agency, type }: { business_id: number; agency: 'dti' | 'cab'; type: PeriodicType },
  wanted: ReportPeriod,
  months: number,
): Promise<ReportPeriod> {
  const first = await tx
    .selectFrom('obligations')
    .select('first_day')
    .where('business_id', '=', business_id)
    .where('agency', '=', agency)
    .where('type', '=', type)
    .where('first_day', '<=', wanted.first_day)
    .orderBy('first_day')
    .executeTakeFirst()
  return first?.first_day ? periodWith(addDays(plainDate(first.first_day), -1), months) : wanted
}
