import { manilaDay } from '@lading/domain/dates/manila'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { obligationOf } from './obligation-of.ts'
import { dueDayOf } from './report-due.ts'
import { updateObligation } from './update-obligation.ts'

/** Filed: the due day stands as it is on this day, and nobody is reminded any more. */
export const countDaysLate: Effect = async (tx, { context: { transaction, calendar } }, _actor, now) => {
  const obligation = await obligationOf(tx, transaction)
  if (!obligation) return
  await updateObligation(tx, obligation.id, {
    due_on: dueDayOf(obligation, calendar),
    filed_on: manilaDay(now),
    remind_on: null,
  })
}
