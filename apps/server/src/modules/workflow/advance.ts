import { isActionKey } from '@lading/domain/workflow/actions'
import { decide, checkActor, type Permitted, type Refusal } from '@lading/domain/workflow/decide'
import type { DecisionFacts } from '@lading/domain/workflow/decision-facts'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, notAllowed, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { demandCandidate } from './candidates.ts'
import { followUp } from './follow-up.ts'
import { findCase, lockCase, type LockedCase } from './lock-case.ts'
import { factsOf, participantsOf } from './facts-of.ts'
import { maySee } from './may-see.ts'
import { effectOf, isCarried, preparationOf, type Answers, type Made } from './registry.ts'
import { staleDetails } from './stale-details.ts'
import { tell } from './tell.ts'
import { writeMove } from './write-move.ts'

export interface MoveOrder {
  readonly transaction_id: number
  readonly action: string
  /** The version the person saw; absent only where the portal itself moves. */
  readonly version?: number
  readonly answers?: Answers
}

export interface MovedCase {
  readonly transaction_id: number
  readonly accreditation_id: number | null
  readonly status: DecisionFacts['status'] & number
  readonly version: number
}

/**
 * The single door through which a transaction changes status: status, steps, effects, notices and audit, or nothing.
 * Throws 404 where the person may not see it, 403 for the wrong person, 409 for the wrong moment or a stale version,
 * 400 for wrong answers.
 */
export async function advance(tx: Tx, order: MoveOrder, actor: Caller, now: Date): Promise<MovedCase> {
  const { transaction_id, action, answers = {} } = order
  const locked = await lockCase(tx, transaction_id)
  await demandTurn(tx, locked, order, actor)
  await prepare(tx, locked, action, answers, actor, now)

  const found = await findCase(tx, transaction_id)
  const before = await factsOf(tx, found, now)
  const permitted = judge(action, answers, before, actor, now)
  await demandCandidate(tx, found.transaction, permitted.answers)
  const made = await make(tx, { found, before, sent: answers }, permitted, actor, now)
  await followUp(tx, made, now, advance)

  const { transaction } = await findCase(tx, transaction_id)
  const { accreditation_id, status } = transaction
  return { transaction_id, accreditation_id, status, version: transaction.version }
}

/** Before anything is prepared or looked at: a person who sees it, whose act it is, who saw it as it is, at its status. */
async function demandTurn(tx: Tx, { transaction }: LockedCase, { action, version }: MoveOrder, actor: Caller) {
  maySee(transaction, actor)
  const stage = {
    ...transaction,
    subject: 'transaction',
    participants: await participantsOf(tx, transaction.id),
  } as const
  const taken = checkActor(action, stage, actor)
  if (!taken.ok && taken.because === 'not-allowed') throw problemOf(taken)
  if (version !== undefined && transaction.version !== version) {
    throw refused('The transaction changed meanwhile.', await staleDetails(tx, transaction, actor))
  }
  if (!taken.ok) throw problemOf(taken)
}

async function prepare(tx: Tx, found: LockedCase, action: string, answers: Answers, actor: Caller, now: Date) {
  if (isActionKey(action)) await preparationOf(action)?.(tx, found, answers, actor, now)
}

function judge(action: string, inputs: Answers, facts: DecisionFacts, actor: Caller, now: Date): Permitted {
  const decision = decide({ action, inputs }, facts, actor, now)
  if (decision.ok && isCarried(decision.transition)) return decision
  if (decision.ok) throw refused('This step is not taken in this portal yet.')
  throw problemOf(decision)
}

function problemOf({ because, message, errors }: Refusal) {
  if (because === 'not-allowed') return notAllowed(message)
  return because === 'invalid-input' ? invalid(errors ?? {}) : refused(message)
}

async function make(
  tx: Tx,
  { found, before, sent }: Pick<Made, 'found' | 'before'> & { sent: Answers },
  { transition, as, answers, after }: Permitted,
  actor: Caller,
  now: Date,
): Promise<Made> {
  const moved = await writeMove(tx, { found, transition, after, answers }, actor, now)
  const made: Made = { transition, before, found: moved, answers }
  for (const name of transition.effects) await effectOf(name)?.(tx, made, actor, now)
  await tell(tx, made, after, actor, now)
  await record(
    tx,
    {
      action: transition.action,
      object: 'transaction',
      object_id: found.transaction.id,
      transaction_id: found.transaction.id,
      facts: { row: transition.id, as, from: transition.from, to: transition.to, answers: plain(sent) },
    },
    actor,
    now,
  )
  return made
}

/** Answers as the audit keeps them: what JSON can say. */
const plain = (answers: Answers): unknown => JSON.parse(JSON.stringify(answers))
