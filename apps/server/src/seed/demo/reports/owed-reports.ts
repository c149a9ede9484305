import { manilaDay } from '@lading/domain/dates/manila'
import { addDays, type PlainDate } from '@lading/domain/dates/plain-date'
import { fallsOn, monthsOf, periodOpensOn } from '@lading/domain/reports/due-day'
import { periodName, periodWith, type ReportPeriod } from '@lading/domain/reports/report-period'
import type { Settings } from '@lading/domain/settings/setting'
import type { Agency } from '@lading/domain/transactions/agency'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Tx } from '#platform/database'
import { settingsOf } from '#platform/settings'
import type { DemoAccreditation } from '../accreditations.ts'
import { CUSTOMERS_SECOND } from '../people/customers.ts'

const type = TransactionType.quarterlyReport
const MONTHS_OF_A_QUARTER = 3

/** The day from which a demo that begins on a day asks reports. */
export const askedFrom = (today: PlainDate): PlainDate => periodWith(today, MONTHS_OF_A_QUARTER).first_day

/** Asks no older reports: nobody is late in the demo who is not meant to be. */
export async function askReportsFromNow(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('settings')
    .set({ param_value: askedFrom(manilaDay(now)) })
    .where('param_key', '=', 'reports.asked_from')
    .execute()
}

/**
 * The last quarter that is late on the first day of the demo: owed by air by the customer who tries it, and by sea by the
 * business that asks for a waiver.
 */
export async function oweLateReports(tx: Tx, accreditations: readonly DemoAccreditation[], now: Date): Promise<void> {
  const renewed = new Set(accreditations.map(({ plan }) => plan.made_by?.asks_waiver && plan.renews))
  const owing = accreditations.filter(
    ({ plan }) => renewed.has(plan) || (plan.business === CUSTOMERS_SECOND && plan.agency === 'cab'),
  )
  for (const one of owing) await oweLateReport(tx, one, now)
}

async function oweLateReport(tx: Tx, { id, plan: { agency }, row }: DemoAccreditation, now: Date): Promise<void> {
  const { values } = await settingsOf(tx)
  const period = lastLate(values, agency, manilaDay(now))
  await tx
    .insertInto('obligations')
    .values({
      business_id: Number(row['business_id']),
      agency,
      accreditation_id: id,
      type,
      period: periodName(period),
      ...period,
      opens_on: periodOpensOn(period),
      falls_on: fallsOn(values, agency, type, period),
    })
    .execute()
}

// A due day on which the offices are closed moves: some days more make sure that it has passed.
const AT_LEAST_LATE = 7

function lastLate(settings: Settings, agency: Agency, today: PlainDate): ReportPeriod {
  const months = monthsOf(settings, agency, type)
  let period = periodWith(today, months)
  while (addDays(fallsOn(settings, agency, type, period), AT_LEAST_LATE) > today)
    period = periodWith(addDays(period.first_day, -1), months)
  return period
}
