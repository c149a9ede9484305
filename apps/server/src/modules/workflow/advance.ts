import type { CompletedMove } from '@lading/contract/workflow'
import { isActionKey } from '@lading/domain/workflow/actions'
import { decide, checkActor, type Permitted, type Refusal } from '@lading/domain/workflow/decide'
import type { DecisionFacts } from '@lading/domain/workflow/decision-facts'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, notAllowed, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { requireCandidate } from './candidates.ts'
import { followUp } from './follow-up.ts'
import { findTransaction, lockTransaction, type LockedTransaction } from './lock-transaction.ts'
import { factsOf, participantsOf } from './facts-of.ts'
import { maySee } from './may-see.ts'
import { effectOf, isImplemented, preparationOf, type Answers, type AppliedTransition } from './handlers.ts'
import { staleDetails } from './stale-details.ts'
import { notifyRecipients } from './notify-recipients.ts'
import { writeMove } from './write-move.ts'

export interface MoveInput {
  readonly transaction_id: number
  readonly action: string
  /** The version the person saw; absent only where the portal itself moves. */
  readonly version?: number
  readonly answers?: Answers
}

/**
 * The single door through which a transaction changes status: status, steps, effects, notices and audit, or nothing.
 * Throws 404 where the person may not see it, 403 for the wrong person, 409 for the wrong moment or a stale version,
 * 400 for wrong answers.
 */
export async function advance(tx: Tx, input: MoveInput, actor: Caller, now: Date): Promise<CompletedMove> {
  const { transaction_id, action, answers = {} } = input
  const locked = await lockTransaction(tx, transaction_id)
  await requireTurn(tx, locked, input, actor)
  await prepare(tx, locked, action, answers, actor, now)

  const prepared = await findTransaction(tx, transaction_id)
  const before = await factsOf(tx, prepared, now)
  const permitted = judge(action, answers, before, actor, now)
  await requireCandidate(tx, prepared.transaction, permitted.answers)
  const applied = await applyTransition(tx, { locked: prepared, before, sent: answers }, permitted, actor, now)
  await followUp(tx, applied, now, advance)

  const { transaction } = await findTransaction(tx, transaction_id)
  const { accreditation_id, status } = transaction
  return { transaction_id, accreditation_id, status, version: transaction.version }
}

/** Before anything is prepared or looked at: a person who sees it, whose act it is, who saw it as it is, at its status. */
async function requireTurn(tx: Tx, { transaction }: LockedTransaction, { action, version }: MoveInput, actor: Caller) {
  maySee(transaction, actor)
  const position = {
    ...transaction,
    subject: 'transaction',
    participants: await participantsOf(tx, transaction.id),
  } as const
  const candidate = checkActor(action, position, actor)
  if (!candidate.ok && candidate.because === 'not-allowed') throw problemOf(candidate)
  if (version !== undefined && transaction.version !== version) {
    throw refused('The transaction changed meanwhile.', await staleDetails(tx, transaction, actor))
  }
  if (!candidate.ok) throw problemOf(candidate)
}

async function prepare(tx: Tx, found: LockedTransaction, action: string, answers: Answers, actor: Caller, now: Date) {
  if (isActionKey(action)) await preparationOf(action)?.(tx, found, answers, actor, now)
}

function judge(action: string, inputs: Answers, facts: DecisionFacts, actor: Caller, now: Date): Permitted {
  const decision = decide({ action, inputs }, facts, actor, now)
  if (decision.ok && isImplemented(decision.transition)) return decision
  if (decision.ok) throw refused('This step is not taken in this portal yet.')
  throw problemOf(decision)
}

function problemOf({ because, message, errors }: Refusal) {
  if (because === 'not-allowed') return notAllowed(message)
  return because === 'invalid-input' ? invalid(errors ?? {}) : refused(message)
}

async function applyTransition(
  tx: Tx,
  { locked, before, sent }: Pick<AppliedTransition, 'locked' | 'before'> & { sent: Answers },
  { transition, as, answers, after }: Permitted,
  actor: Caller,
  now: Date,
): Promise<AppliedTransition> {
  const moved = await writeMove(tx, { locked, transition, after, answers }, actor, now)
  const applied: AppliedTransition = { transition, before, locked: moved, answers }
  for (const name of transition.effects) await effectOf(name)?.(tx, applied, actor, now)
  await notifyRecipients(tx, applied, after, actor, now)
  await record(
    tx,
    {
      action: transition.action,
      object: 'transaction',
      object_id: locked.transaction.id,
      transaction_id: locked.transaction.id,
      facts: { row: transition.id, as, from: transition.from, to: transition.to, answers: plain(sent) },
    },
    actor,
    now,
  )
  return applied
}

/** Answers as the audit keeps them: what JSON can say. */
const plain = (answers: Answers): unknown => JSON.parse(JSON.stringify(answers))
