import { addDays, plainDate, type PlainDate } from '../dates/plain-date.ts'
import { isWorkingDay, nextWorkingDay, type Calendar } from '../dates/working-days.ts'
import { numberSetting, textSetting, type Settings } from '../settings/setting.ts'
import type { Agency } from '../transactions/agency.ts'
import { definitionOf, type TypesWith } from '../transactions/definitions/definitions.ts'
import { transactionTypes, type TransactionType } from '../transactions/transaction-type.ts'
import { periodWith, type ReportPeriod } from './report-period.ts'

/** Reports about a period: the annual and the quarterly one. Insurance follows a policy instead. */
export type PeriodicType = TypesWith<{ report_on: 'year' | 'quarter' }>

/** Whether a type reports about a period. */
export const isPeriodic = (type: TransactionType): type is PeriodicType => {
  const { report_on } = definitionOf(type)
  return report_on === 'year' || report_on === 'quarter'
}

export const periodicTypes: readonly PeriodicType[] = transactionTypes.filter(isPeriodic)

const MONTHS_OF_A_YEAR = 12

/** How many months a report of a type is about. */
export const monthsOf = (settings: Settings, agency: Agency, type: PeriodicType): number =>
  definitionOf(type).report_on === 'year'
    ? MONTHS_OF_A_YEAR
    : numberSetting(settings, `reports.${agency}.period_months`)

/**
 * The first period that an accreditation owes a report of: the one that holds its first day, even where that is the
 * period's last. A renewal goes on with the periods of what it renews.
 */
export const firstPeriod = (settings: Settings, agency: Agency, type: PeriodicType, first_day: PlainDate) =>
  periodWith(first_day, monthsOf(settings, agency, type))

/** The same, of an accreditation that is older than the portal: periods that ended before it asks for them are not owed. */
export function firstAsked(settings: Settings, agency: Agency, type: PeriodicType, first_day: PlainDate): ReportPeriod {
  const from = plainDate(textSetting(settings, 'reports.asked_from'))
  return firstPeriod(settings, agency, type, first_day < from ? from : first_day)
}

/** The day by which a period is reported, before it is moved to a working day. */
export function fallsOn(settings: Settings, agency: Agency, type: PeriodicType, { last_day }: ReportPeriod): PlainDate {
  if (definitionOf(type).report_on === 'quarter')
    return addDays(last_day, numberSetting(settings, `reports.${agency}.statistics_due_days`))
  const day = textSetting(settings, `reports.${agency}.annual_due`)
  return plainDate(`${Number(last_day.slice(0, 4)) + 1}-${day}`)
}

/** A period is reported once it is over. */
export const periodOpensOn = ({ last_day }: ReportPeriod): PlainDate => addDays(last_day, 1)

/** The new policy is asked for so many days before the cover ends. */
export const insuranceOpensOn = (settings: Settings, cover_ends_on: PlainDate): PlainDate =>
  addDays(cover_ends_on, -numberSetting(settings, 'reports.insurance_opens_days'))

/** A due day on which the offices are closed moves to the next working day. */
export const dueOn = (calendar: Calendar, falls_on: PlainDate): PlainDate =>
  isWorkingDay(calendar, falls_on) ? falls_on : nextWorkingDay(calendar, falls_on)
