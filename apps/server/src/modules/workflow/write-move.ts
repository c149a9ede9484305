import { decidingStatuses } from '@lading/domain/transactions/status-groups'
import { manilaDay } from '@lading/domain/dates/manila'
import { clockGroupOf } from '@lading/domain/workflow/clock-groups'
import type { ParticipantRole } from '@lading/domain/workflow/who'
import type { WorkflowState } from '@lading/domain/workflow/decision-facts'
import type { Transition } from '@lading/domain/workflow/transition'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { clientDeadline } from './deadlines-of.ts'
import { clockAfter } from './due-days.ts'
import type { AccreditationRow } from './lock-transaction.ts'
import { transactionFrom } from './transaction-row.ts'
import type { TransactionContext } from './transaction-context.ts'
import type { Answers } from './handlers.ts'

interface Move {
  readonly context: TransactionContext
  readonly transition: Transition
  readonly after: WorkflowState
  readonly answers: Answers
}

/** Writes the workflow's columns, the step, the roles taken, and the accreditation that follows. Returns all as it is now. */
export async function writeMove(tx: Tx, move: Move, actor: Caller, now: Date): Promise<TransactionContext> {
  const { context, transition, after, answers } = move
  const { transaction: before } = context
  const { participants, ...columns } = after
  const written = await tx
    .updateTable('transactions')
    .set({
      ...columns,
      status: transition.to,
      version: before.version + 1,
      locked_at: after.lock_holder_id === before.lock_holder_id ? before.locked_at : after.lock_holder_id ? now : null,
      decided_at: decidingStatuses.includes(transition.to) ? now : before.decided_at,
      queue_group_id: typeof answers.queue_group_id === 'number' ? answers.queue_group_id : before.queue_group_id,
      grounds: typeof answers.grounds === 'string' ? answers.grounds : before.grounds,
      client_deadline_on: deadlineAfter(move, now),
      ...(turnsTheClock(transition) && (await clockAfter(tx, context, transition.to, now))),
      last_activity_at: now,
      updated_at: now,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await addParticipant(tx, move, now)
  await writeStep(tx, move, actor, now)
  const accreditation = context.accreditation && (await follow(tx, context.accreditation, move, actor, now))
  return { ...context, participants, transaction: transactionFrom(written), accreditation }
}

/** Whether the agency's clock starts, pauses, goes on or stops; any other move leaves it as it is kept. */
function turnsTheClock({ from, to }: Transition): boolean {
  return from === null || clockGroupOf(from) !== clockGroupOf(to)
}

/** The client's time begins on entering a waiting status and ends on leaving it; staff may set another day. */
function deadlineAfter({ context, transition, answers }: Move, now: Date): string | null {
  if (transition.to === transition.from) return context.transaction.client_deadline_on
  if (!transition.effects.includes('set-client-deadline')) return null
  if (typeof answers.due_on === 'string' && answers.due_on !== '') return answers.due_on
  return clientDeadline(transition.to, manilaDay(now), context.settings, context.calendar)
}

async function writeStep(
  tx: Tx,
  { context, transition, after, answers }: Move,
  actor: Caller,
  now: Date,
): Promise<void> {
  const toClient = answers.remarks_to_client ?? answers.missing_items
  const remarks = toClient ?? answers.remarks ?? answers.reason ?? answers.grounds ?? answers.changes_made ?? ''
  await tx
    .insertInto('transaction_steps')
    .values({
      transaction_id: context.transaction.id,
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

/** A person who acts in a role for the first time is recorded in it. */
async function addParticipant(tx: Tx, { context, after }: Move, now: Date): Promise<void> {
  const roles = Object.keys(after.participants) as ParticipantRole[]
  const rows = roles.flatMap((role) => {
    const earlier = context.participants[role]
    const added = after.participants[role].filter((user_id) => !earlier.includes(user_id))
    return added.map((user_id) => ({ transaction_id: context.transaction.id, user_id, role, first_at: now }))
  })
  if (rows.length > 0) await tx.insertInto('transaction_participants').values(rows).execute()
}

/** The accreditation row follows the application that makes it, up to accredited (field facts, section 11, rule 8). */
async function follow(
  tx: Tx,
  before: AccreditationRow,
  move: Move,
  actor: Caller,
  now: Date,
): Promise<AccreditationRow> {
  const { transaction } = move.context
  const isItsOwn = before.transaction_id === transaction.id
  if (!isItsOwn || before.status !== transaction.status) return before
  const accreditation = await tx
    .updateTable('accreditations')
    .set({ status: move.transition.to, processor_id: move.after.processor_id, version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (move.transition.to === before.status) return accreditation
  await tx
    .insertInto('accreditation_steps')
    .values({
      accreditation_id: before.id,
      transaction_id: transaction.id,
      at: now,
      row_id: move.transition.id,
      action: move.transition.action,
      from_status: before.status,
      to_status: move.transition.to,
      by_user_id: actor.user_id || null,
    })
    .execute()
  return accreditation
}
