import { decidingStatuses } from '@lading/domain/transactions/status-groups'
import { manilaDay } from '@lading/domain/dates/manila'
import { clockGroupOf } from '@lading/domain/workflow/clock-groups'
import type { ParticipantRole } from '@lading/domain/workflow/who'
import type { WorkflowState } from '@lading/domain/workflow/decision-facts'
import type { Transition } from '@lading/domain/workflow/transition'
import { officeCalendar } from '#platform/calendar'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { transactionSettings } from './transaction-settings.ts'
import { clientDeadline } from './deadlines-of.ts'
import { keepDueDays } from './due-days.ts'
import { findTransaction, type AccreditationRow, type LockedTransaction } from './lock-transaction.ts'
import type { Answers } from './handlers.ts'

interface Move {
  readonly locked: LockedTransaction
  readonly transition: Transition
  readonly after: WorkflowState
  readonly answers: Answers
}

/** Writes the workflow's columns, the step, the seats taken, and the accreditation that follows. Returns the case as it is now. */
export async function writeMove(tx: Tx, move: Move, actor: Caller, now: Date): Promise<LockedTransaction> {
  const { locked, transition, after, answers } = move
  const { transaction, accreditation } = locked
  const { participants: _, ...columns } = after
  await tx
    .updateTable('transactions')
    .set({
      ...columns,
      status: transition.to,
      version: transaction.version + 1,
      locked_at:
        after.lock_holder_id === transaction.lock_holder_id ? transaction.locked_at : after.lock_holder_id ? now : null,
      decided_at: decidingStatuses.includes(transition.to) ? now : transaction.decided_at,
      queue_group_id: typeof answers.queue_group_id === 'number' ? answers.queue_group_id : transaction.queue_group_id,
      grounds: typeof answers.grounds === 'string' ? answers.grounds : transaction.grounds,
      client_deadline_on: await deadlineAfter(tx, move, now),
      last_activity_at: now,
      updated_at: now,
    })
    .where('id', '=', transaction.id)
    .execute()
  await addParticipant(tx, move, now)
  await writeStep(tx, move, actor, now)
  if (turnsTheClock(transition)) await keepDueDays(tx, [transaction], now)
  if (accreditation) await follow(tx, accreditation, move, actor, now)
  return findTransaction(tx, transaction.id)
}

/** Whether the agency's clock starts, pauses, goes on or stops; any other move leaves the due day as it is. */
function turnsTheClock({ from, to }: Transition): boolean {
  return from === null || clockGroupOf(from) !== clockGroupOf(to)
}

/** The client's time begins on entering a waiting status and ends on leaving it; staff may set another day. */
async function deadlineAfter(tx: Tx, { locked, transition, answers }: Move, now: Date): Promise<string | null> {
  if (transition.to === transition.from) return locked.transaction.client_deadline_on
  if (!transition.effects.includes('set-client-deadline')) return null
  if (typeof answers.due_on === 'string' && answers.due_on !== '') return answers.due_on
  return clientDeadline(transition.to, manilaDay(now), await transactionSettings(tx), await officeCalendar(tx))
}

async function writeStep(
  tx: Tx,
  { locked, transition, after, answers }: Move,
  actor: Caller,
  now: Date,
): Promise<void> {
  const toClient = answers.remarks_to_client ?? answers.missing_items
  const remarks = toClient ?? answers.remarks ?? answers.reason ?? answers.grounds ?? answers.changes_made ?? ''
  await tx
    .insertInto('transaction_steps')
    .values({
      transaction_id: locked.transaction.id,
      at: now,
      row_id: transition.id,
      action: transition.action,
      from_status: transition.from,
      to_status: transition.to,
      by_user_id: actor.user_id || null,
      round: after.resubmissions,
      remarks: String(remarks),
      remarks_to_client: toClient !== undefined || actor.audience === 'customer',
      inputs: asJson(answers),
    })
    .execute()
}

async function addParticipant(tx: Tx, { locked, after }: Move, now: Date): Promise<void> {
  const rows = (Object.keys(after.participants) as ParticipantRole[]).flatMap((role) =>
    after.participants[role].map((user_id) => ({
      transaction_id: locked.transaction.id,
      user_id,
      role,
      first_at: now,
    })),
  )
  if (rows.length === 0) return
  await tx
    .insertInto('transaction_participants')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The accreditation row follows the application that makes it, up to accredited (field facts, section 11, rule 8). */
async function follow(tx: Tx, accreditation: AccreditationRow, move: Move, actor: Caller, now: Date): Promise<void> {
  const { transaction } = move.locked
  const isItsOwn = accreditation.transaction_id === transaction.id
  if (!isItsOwn || accreditation.status !== transaction.status) return
  await tx
    .updateTable('accreditations')
    .set({ status: move.transition.to, processor_id: move.after.processor_id, version: accreditation.version + 1 })
    .where('id', '=', accreditation.id)
    .execute()
  if (move.transition.to === accreditation.status) return
  await tx
    .insertInto('accreditation_steps')
    .values({
      accreditation_id: accreditation.id,
      transaction_id: transaction.id,
      at: now,
      row_id: move.transition.id,
      action: move.transition.action,
      from_status: accreditation.status,
      to_status: move.transition.to,
      by_user_id: actor.user_id || null,
    })
    .execute()
}
