import { plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Calendar } from '@lading/domain/dates/working-days'
import { dueOn } from '@lading/domain/reports/due-day'
import { nextReminderOn } from '@lading/domain/reports/report-reminders'
import { z } from 'zod'
import type { SettingsReader } from '#platform/settings'
import type { ObligationRow } from './obligation-of.ts'

type Due = Pick<ObligationRow, 'due_on' | 'falls_on'>

/** The due day of an obligation: as it stood when it was filed, else by the calendar of today; null where nothing asks. */
export function dueDayOf({ due_on, falls_on }: Due, calendar: Calendar): PlainDate | null {
  if (due_on !== null) return plainDate(due_on)
  return falls_on === null ? null : dueOn(calendar, plainDate(falls_on))
}

const Days = z.array(z.int().min(0))

interface Rules {
  readonly calendar: Calendar
  readonly settings: Pick<SettingsReader, 'json' | 'number'>
}

/** The day of the next reminder after the one on which the client was told; null where nothing asks. */
export function remindAfter(obligation: Due, told_on: PlainDate, { calendar, settings }: Rules): PlainDate | null {
  const due = dueDayOf(obligation, calendar)
  return (
    due &&
    nextReminderOn(due, told_on, {
      days_before: settings.json('reminder.report_days', Days),
      every_days_after: settings.number('reminder.report_overdue_days'),
    })
  )
}
