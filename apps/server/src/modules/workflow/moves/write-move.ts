import { Status } from '@lading/domain/transactions/status'
import { decidingStatuses } from '@lading/domain/transactions/status-groups'
import { manilaDay } from '@lading/domain/dates/manila'
import { clockGroupOf } from '@lading/domain/workflow/clock-groups'
import type { ParticipantRole } from '@lading/domain/workflow/who'
import type { WorkflowState } from '@lading/domain/workflow/decision-facts'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import type { Caller } from '#platform/caller'
import type { QueryCreator } from 'kysely'
import type { Tables, Tx } from '#platform/database'
import { asJson } from '#platform/jsonb'
import { countedDay, fixedDay, type ClientTime } from '../clock/client-days.ts'
import { clientDeadline } from '../clock/deadlines-of.ts'
import { clockAfter } from '../clock/due-days.ts'
import { waitsForSec } from '../clock/waits-for-sec.ts'
import type { AccreditationRow } from '../transactions/lock-transaction.ts'
import type { TransactionContext } from '../transactions/transaction-context.ts'
import { reasonToClient } from './reason-to-client.ts'
import type { Answers } from '../handlers/handlers.ts'

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
  const { participants, ...state } = after
  const columns = {
    ...state,
    status: transition.to,
    version: before.version + 1,
    locked_at: after.lock_holder_id === before.lock_holder_id ? before.locked_at : after.lock_holder_id ? now : null,
    decided_at: decidingStatuses.includes(transition.to) ? now : before.decided_at,
    queue_group_id: typeof answers.queue_group_id === 'number' ? answers.queue_group_id : before.queue_group_id,
    grounds: typeof answers.grounds === 'string' ? answers.grounds : before.grounds,
    ...(await deadlineAfter(tx, move, now)),
    // A request stands beside a status, and ends with it.
    ...(transition.to !== transition.from && { request_asked_at: null }),
    ...(turnsTheClock(transition) && (await clockAfter(tx, context, transition.to, now))),
    last_activity_at: now,
    updated_at: now,
  }
  const added = participantsAdded(move, now)
  const noted = tx.with('step', (db) => db.insertInto('transaction_steps').values(stepOf(move, actor, now)))
  const joined: QueryCreator<Tables> =
    added.length > 0 ? noted.with('added', (db) => db.insertInto('transaction_participants').values(added)) : noted
  const { accreditation, written } = follow(joined, move, actor, now)
  await written.updateTable('transactions').set(columns).where('id', '=', before.id).execute()
  return { ...context, participants, transaction: { ...before, ...columns }, accreditation }
}

/** Whether the agency's clock starts, pauses, goes on or stops; any other move leaves it as it is kept. */
function turnsTheClock({ from, to }: Transition): boolean {
  return from === null || clockGroupOf(from) !== clockGroupOf(to)
}

/** The client's time begins on entering a waiting status and ends on leaving it; staff may set another day. */
async function deadlineAfter(tx: Tx, { context, transition, answers }: Move, now: Date): Promise<Partial<ClientTime>> {
  if (transition.to === transition.from) return {}
  if (!transition.effects.includes('set-client-deadline')) return fixedDay(null)
  if (typeof answers.due_on === 'string' && answers.due_on !== '') return fixedDay(answers.due_on)
  const { settings, calendar, transaction } = context
  const waits_for_sec = transition.to === Status.forRequirementCompletion && (await waitsForSec(tx, transaction))
  const today = manilaDay(now)
  const until = clientDeadline(transition.to, today, { settings, calendar, waits_for_sec })
  return countedDay(transition.to, today, until, context)
}

function stepOf({ context, transition, after, answers }: Move, actor: Caller, now: Date) {
  const toClient =
    answers.remarks_to_client ?? answers.missing_items ?? reasonToClient({ transition, context, answers }, after, actor)
  const remarks = toClient ?? answers.remarks ?? answers.reason ?? answers.grounds ?? answers.changes_made ?? ''
  return {
    ...entryOf(context.transaction.id, transition, actor, now),
    from_status: transition.from,
    round: after.resubmissions,
    remarks: String(remarks),
    remarks_to_client: toClient !== undefined || actor.audience !== 'staff',
    inputs: asJson(answers),
  }
}

/** What the steps of transaction and accreditation both say. */
const entryOf = (transaction_id: number, { id, action, to }: Transition, actor: Caller, now: Date) => ({
  transaction_id,
  at: now,
  row_id: id,
  action,
  to_status: to,
  by_user_id: actor.user_id || null,
})

/** A person who acts in a role for the first time is recorded in it. */
function participantsAdded({ context, after }: Move, now: Date) {
  const roles = Object.keys(after.participants) as ParticipantRole[]
  return roles.flatMap((role) => {
    const earlier = context.participants[role]
    const added = after.participants[role].filter((user_id) => !earlier.includes(user_id))
    return added.map((user_id) => ({ transaction_id: context.transaction.id, user_id, role, first_at: now }))
  })
}

interface Followed {
  readonly accreditation: AccreditationRow | null
  /** With what it writes, in the statement that writes the move. */
  readonly written: QueryCreator<Tables>
}

/** The accreditation row follows the application that makes it, up to accredited (field facts, section 11, rule 8). */
function follow(db: QueryCreator<Tables>, move: Move, actor: Caller, now: Date): Followed {
  const { transaction, accreditation: before } = move.context
  const isItsOwn = before?.transaction_id === transaction.id
  if (!before || !isItsOwn || before.status !== transaction.status) return { accreditation: before, written: db }
  const columns = { status: move.transition.to, processor_id: move.after.processor_id, version: before.version + 1 }
  const { id: accreditation_id, status: from_status } = before
  const step = { ...entryOf(transaction.id, move.transition, actor, now), accreditation_id, from_status }
  const followed: QueryCreator<Tables> = db.with('followed', (all) =>
    all.updateTable('accreditations').set(columns).where('id', '=', accreditation_id),
  )
  const written: QueryCreator<Tables> =
    columns.status === from_status
      ? followed
      : followed.with('followed_by', (all) => all.insertInto('accreditation_steps').values(step))
  return { accreditation: { ...before, ...columns }, written }
}
