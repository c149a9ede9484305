import { addDays, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { PeriodicType } from '@lading/domain/reports/due-day'
import { periodWith, type ReportPeriod } from '@lading/domain/reports/report-period'
import { TransactionType } from '@lading/domain/transactions/transaction-type'

/** The day of the opinion of an auditor on the statements of a year. */
export const opinionOn = (year: number): PlainDate => plainDate(`${year + 1}-04-10`)

/** The last year whose statements are audited on a day. */
export function lastAuditedYear(day: PlainDate): number {
  const last = Number(day.slice(0, 4)) - 1
  return opinionOn(last) <= day ? last : last - 1
}

/** What a report that is opened on a day is about: the last period of so many months that is over, or the last audited year. */
export function reportedPeriod(type: PeriodicType, day: PlainDate, months: number): ReportPeriod {
  if (type === TransactionType.annualReport) return periodWith(plainDate(`${lastAuditedYear(day)}-12-31`), months)
  return periodWith(addDays(periodWith(day, months).first_day, -1), months)
}
