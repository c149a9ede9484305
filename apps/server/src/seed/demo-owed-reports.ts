import { manilaDay } from '@lading/domain/dates/manila'
import { addDays, type PlainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { fallsOn, monthsOf, periodOpensOn } from '@lading/domain/reports/due-day'
import { periodName, periodWith, type ReportPeriod } from '@lading/domain/reports/report-period'
import type { Settings } from '@lading/domain/settings/setting'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Tx } from '#platform/database'
import { settingsOf } from '#platform/settings'
import type { DemoAccreditation } from './demo-accreditations.ts'
import { CUSTOMERS_SECOND } from './demo-customers.ts'

const type = TransactionType.quarterlyReportorial
const agency = 'cab'
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

/** The customer who tries the demo owes the cargo report by air of the last quarter that is late on its first day. */
export async function oweLateReport(tx: Tx, accreditations: readonly DemoAccreditation[], now: Date): Promise<void> {
  const held = accreditations.find(({ plan }) => plan.business === CUSTOMERS_SECOND && plan.agency === agency)
  const { id: accreditation_id, row } = ensure(held, 'the accreditation by air of the customer')
  const { values } = await settingsOf(tx)
  const period = lastLate(values, manilaDay(now))
  await tx
    .insertInto('obligations')
    .values({
      business_id: Number(row['business_id']),
      agency,
      accreditation_id,
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

function lastLate(settings: Settings, today: PlainDate): ReportPeriod {
  const months = monthsOf(settings, agency, type)
  let period = periodWith(today, months)
  while (addDays(fallsOn(settings, agency, type, period), AT_LEAST_LATE) > today)
    period = periodWith(addDays(period.first_day, -1), months)
  return period
}
