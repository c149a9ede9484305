import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { dueDate, workingDaysBetween } from '@lading/domain/dates/working-days'
import { officeCalendar } from '#platform/calendar'
import type { WorkflowHandlers, Effect } from './handlers.ts'

/** The same number of working days once more, from the day it would have ended. */
const extendDeadline: Effect = async (tx, { locked }) => {
  const { id, client_deadline_on, updated_at } = locked.transaction
  if (!client_deadline_on) return
  const calendar = await officeCalendar(tx)
  const returned = await tx
    .selectFrom('transaction_steps')
    .select('at')
    .where('transaction_id', '=', id)
    .whereRef('from_status', '<>', 'to_status')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const end = plainDate(client_deadline_on)
  const given = workingDaysBetween(calendar, manilaDay(returned?.at ?? updated_at), end)
  const extended = dueDate(calendar, end, Math.max(1, given))
  await tx.updateTable('transactions').set({ client_deadline_on: extended }).where('id', '=', id).execute()
}

/** What the workflow carries out itself besides its own columns. */
export const workflowEffects: WorkflowHandlers = { effects: { 'extend-deadline': extendDeadline } }
