import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { countedOn } from '@lading/domain/reports/days-late'
import { Status } from '@lading/domain/transactions/status'
import type { Updateable } from 'kysely'
import type { Tables, Tx } from '#platform/database'
import { officeOf } from '#platform/office'
import type { Effect } from '#modules/workflow/handlers/handlers'
import { obligationOf } from './obligations/obligation-of.ts'
import { dueDayOf, remindAfter } from './obligations/report-due.ts'
import { tellOfReport } from './obligations/tell-of-report.ts'

/** An obligation whose day has come is open from now on, with its reminders; what the portal opens is told to the owners. */
export const scheduleReminders: Effect = async (tx, { context }, actor, now) => {
  const { transaction, business_name, calendar } = context
  const obligation = await obligationOf(tx, transaction)
  const today = manilaDay(now)
  if (!obligation?.opens_on || obligation.opens_on > today) return
  const remind_on = remindAfter(obligation, today, await officeOf(tx))
  await updateObligation(tx, obligation.id, { opened_on: today, remind_on })
  const due_on = dueDayOf(obligation, calendar)
  if (actor.audience === 'system' && due_on)
    await tellOfReport(tx, { transaction, business_name, due_on }, { again: false }, now)
}

/** Filed: the due day stands as it is on this day, and nobody is reminded any more. */
export const countDaysLate: Effect = async (tx, { context: { transaction, calendar } }, _actor, now) => {
  const obligation = await obligationOf(tx, transaction)
  if (!obligation) return
  const today = manilaDay(now)
  await updateObligation(tx, obligation.id, {
    due_on: dueDayOf(obligation, calendar),
    first_filed_on: today,
    filed_on: today,
    remind_on: null,
  })
}

/** Completed within the days of grace it keeps the day on which it was filed first. */
export const keepFirstSubmission: Effect = async (tx, { context }, _actor, now) => {
  const { transaction, calendar, settings } = context
  const obligation = await obligationOf(tx, transaction)
  if (!obligation?.first_filed_on) return
  const submissions = {
    first_on: plainDate(obligation.first_filed_on),
    incomplete_on: await incompleteOn(tx, transaction.id),
    completed_on: manilaDay(now),
  }
  const filed_on = countedOn(submissions, calendar, settings.number('reports.grace_days'))
  await updateObligation(tx, obligation.id, { filed_on })
}

async function incompleteOn(tx: Tx, transaction_id: number) {
  const step = await tx
    .selectFrom('transaction_steps')
    .select('at')
    .where('transaction_id', '=', transaction_id)
    .where('to_status', '=', Status.forRequirementCompletion)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return step ? manilaDay(step.at) : null
}

/** Rejected: the same obligation is due again, and its new draft opens with the next round of the job. */
export const reopenObligation: Effect = async (tx, { context: { transaction } }) => {
  if (transaction.obligation_id === null) return
  const again = {
    opened_on: null,
    remind_on: null,
    due_on: null,
    first_filed_on: null,
    filed_on: null,
    corrected_late: false,
  }
  await updateObligation(tx, transaction.obligation_id, again)
}

export async function updateObligation(tx: Tx, id: number, columns: Updateable<Tables['obligations']>): Promise<void> {
  await tx.updateTable('obligations').set(columns).where('id', '=', id).execute()
}
