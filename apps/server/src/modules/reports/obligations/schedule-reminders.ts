import { manilaDay } from '@lading/domain/dates/manila'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { obligationOf } from './obligation-of.ts'
import { planNextPeriod } from './plan-period.ts'
import { dueDayOf, remindAfter } from './report-due.ts'
import { tellOfReport } from './tell-of-report.ts'
import { updateObligation } from './update-obligation.ts'

/**
 * An obligation whose day has come is open from now on, with its reminders, and the period after it is planned: its client
 * may have opened it before the job did. What the portal opens is told to the owners.
 */
export const scheduleReminders: Effect = async (tx, { context }, actor, now) => {
  const { transaction, business_name, calendar } = context
  const obligation = await obligationOf(tx, transaction)
  const today = manilaDay(now)
  if (!obligation?.opens_on || obligation.opens_on > today) return
  const remind_on = remindAfter(obligation, today, context)
  await updateObligation(tx, obligation.id, { opened_on: today, remind_on })
  await planNextPeriod(tx, obligation, context.settings)
  const due_on = dueDayOf(obligation, calendar)
  if (actor.audience === 'system' && due_on)
    await tellOfReport(tx, { transaction, obligation, business_name, due_on }, { again: false }, now)
}
