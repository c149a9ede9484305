import { manilaDay } from '@lading/domain/dates/manila'
import { plainDate } from '@lading/domain/dates/plain-date'
import { dueDate, workingDaysBetween } from '@lading/domain/dates/working-days'
import { countedDay, fixedDay } from '../clock/client-days.ts'
import { provides, type Effect, type FactProvider, type WorkflowHandlers } from './handlers.ts'
import { statusHeld } from '../transactions/status-held.ts'
import { replacesPrinted } from '../transactions/replaces-printed.ts'
import { updateTransaction } from '../transactions/update-transaction.ts'

/** The same number of working days once more, from the day it would have ended. */
const extendDeadline: Effect = async (tx, { context }) => {
  const { transaction: before, calendar } = context
  const { id, status, client_deadline_on, client_days, updated_at } = before
  if (!client_deadline_on) return
  const returned = await tx
    .selectFrom('transaction_steps')
    .select('at')
    .where('transaction_id', '=', id)
    .whereRef('from_status', '<>', 'to_status')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const end = plainDate(client_deadline_on)
  const from = manilaDay(returned?.at ?? updated_at)
  const given = workingDaysBetween(calendar, from, end)
  const extended = dueDate(calendar, end, Math.max(1, given))
  const time = client_days === null ? fixedDay(extended) : countedDay(status, from, extended, context)
  return updateTransaction(tx, before, time)
}

/** What the rows themselves say. */
const ofTransaction = provides(['release.delivery', 'filing.declaration_accepted'], async (_db, { transaction }) => ({
  'release.delivery': transaction.delivery as 'electronic' | 'pickup',
  'filing.declaration_accepted': transaction.declared_at !== null,
}))
const ofAccreditation = provides(
  ['standing.accreditation_status', 'standing.expiry_on'],
  async (db, { transaction, accreditation }) => ({
    'standing.accreditation_status': await statusHeld(db, transaction, accreditation),
    'standing.expiry_on': accreditation?.expiry_date ?? null,
  }),
)
const ofReplaced = provides(['release.replaces_printed'], async (db, { transaction }) => ({
  'release.replaces_printed': await replacesPrinted(db, transaction),
}))
const facts: readonly FactProvider[] = [ofTransaction, ofAccreditation, ofReplaced]

/** What the workflow supplies itself besides its own columns. */
export const workflowHandlers: WorkflowHandlers = { facts, effects: { 'extend-deadline': extendDeadline } }
