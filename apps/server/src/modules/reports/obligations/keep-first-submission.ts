import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { countedOn } from '@lading/domain/reports/days-late'
import { incompleteOn } from '#modules/filing/reading/completion-day'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { obligationOf } from './obligation-of.ts'
import { updateObligation } from './update-obligation.ts'

/** Completed within the days of grace it keeps the day that counted before: of an earlier completion, or of the first filing. */
export const keepFirstSubmission: Effect = async (tx, { context }, _actor, now) => {
  const { transaction, calendar, settings } = context
  const obligation = await obligationOf(tx, transaction)
  if (!obligation?.filed_on) return
  const submissions = {
    first_on: plainDate(obligation.filed_on),
    incomplete_on: await incompleteOn(tx, transaction.id),
    completed_on: manilaDay(now),
  }
  const filed_on = countedOn(submissions, calendar, settings.number('reports.grace_days'))
  await updateObligation(tx, obligation.id, { filed_on })
}
