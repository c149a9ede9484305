import { Submission } from '@lading/contract/filing/submission'
import type { CompletedMove } from '@lading/contract/workflow'
import { checkActor, decide, type PermittedMove, type Refusal } from '@lading/domain/workflow/deciding/decide'
import type { BaseFacts, KnownFacts } from '@lading/domain/workflow/decision-facts'
import { inputs } from '@lading/domain/workflow/transition/inputs'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { invalid, notAllowed, refused } from '#platform/problem'
import { record, type MoveFacts, type RecordDigests } from '#modules/audit/record'
import { requireCandidate } from './candidates.ts'
import { baseFacts, factsFor } from './facts-of.ts'
import { followUp } from './follow-up.ts'
import type { Move, MoveInput } from './move.ts'
import type { HandlerRegistry } from '../handlers/handler-registry.ts'
import type { Answers, AppliedTransition } from '../handlers/handlers.ts'
import { mayReach } from '../transactions/may-see.ts'
import { notifyRecipients } from './notify-recipients.ts'
import { staleDetails } from '../transactions/stale-details.ts'
import { lockContext, type TransactionContext } from '../transactions/transaction-context.ts'
import { writeMove } from './write-move.ts'

/**
 * The single door through which a transaction changes status: status, steps, effects, notices and audit, or nothing.
 * Throws 404 where the person may not see it, 403 for the wrong person, 409 for the wrong moment or a stale version,
 * 400 for wrong answers.
 */
export type Advance = (tx: Tx, input: MoveInput, actor: Caller, now: Date) => Promise<CompletedMove>

export const advanceWith = (registry: HandlerRegistry): Advance => {
  const move = moveWith(registry)
  return async (tx, input, actor, now) =>
    move(tx, await lockContext(tx, input.transaction_id, input), input, actor, now)
}

/** The same for a transaction that was locked and read already; what follows the move goes on with the same reading. */
export const moveWith = (registry: HandlerRegistry): Move =>
  async function move(tx, { facts, ...found }, input, actor, now) {
    const { transaction_id, action, answers = {} } = input
    const row = await requireTurn(tx, found, input, actor)
    if (input.version !== undefined) requireKnown(answers)
    if (registry.missingFor(row, found.transaction.type).length > 0) throw notAvailable()

    const prepare = registry.preparationOf(found.transaction.type, row.action)
    const context = { ...found, ...(await prepare?.(tx, found, answers, actor, now)) }
    // What an act brings with it may change what its guards ask.
    const before = (!prepare && facts) || (await factsFor(registry, tx, context, [row], now))
    const permitted = permit(action, answers, before, actor, now)
    await requireCandidate(tx, context, permitted.answers)
    const applied = await applyTransition(registry, tx, { context, before, sent: answers }, permitted, actor, now)

    const followed = await followUp(registry, tx, applied, now, move)
    if (followed) return followed
    const { accreditation_id, status, version } = applied.context.transaction
    return { transaction_id, accreditation_id, status, version }
  }

/** Before anything is prepared: a person who sees it, whose act it is, who saw it as it is, at its status. */
async function requireTurn(
  tx: Tx,
  context: TransactionContext,
  { action, version }: MoveInput,
  actor: Caller,
): Promise<Transition> {
  const { transaction } = context
  mayReach(transaction, actor)
  const candidate = checkActor(action, baseFacts(context), actor)
  if (!candidate.ok && candidate.because === 'not-allowed') throw problemOf(candidate)
  if (version !== undefined && transaction.version !== version) {
    throw refused('The transaction was changed by another user.', await staleDetails(tx, transaction, actor))
  }
  if (!candidate.ok) throw problemOf(candidate)
  return candidate.transition
}

const known: ReadonlySet<string> = new Set([...Object.keys(inputs), ...Object.keys(Submission.shape)])

/** An answer that only another act asks is ignored; one that no act asks is a mistake, and refused. Throws 400. */
function requireKnown(answers: Answers): void {
  const odd = Object.keys(answers).filter((name) => !known.has(name))
  if (odd.length > 0) throw invalid(Object.fromEntries(odd.map((name) => [name, ['This is not asked here.']])))
}

function permit(action: string, answers: Answers, facts: KnownFacts, actor: Caller, now: Date): PermittedMove {
  const decision = decide({ action, inputs: answers }, facts, actor, now)
  if (decision.ok) return decision
  throw problemOf(decision)
}

const notAvailable = () => refused('This step is not available in this portal yet.')

function problemOf({ because, message, errors }: Refusal) {
  if (because === 'not-allowed') return notAllowed(message)
  return because === 'invalid-input' ? invalid(errors ?? {}) : refused(message)
}

interface Before {
  readonly context: TransactionContext
  readonly before: BaseFacts
  readonly sent: Answers
}

async function applyTransition(
  registry: HandlerRegistry,
  tx: Tx,
  { context: found, before, sent }: Before,
  { transition, as, answers, after }: PermittedMove,
  actor: Caller,
  now: Date,
): Promise<AppliedTransition> {
  const { id, type } = found.transaction
  let applied: AppliedTransition = {
    transition,
    before,
    answers,
    context: await writeMove(tx, { context: found, transition, after, answers }, actor, now),
  }
  let digests: RecordDigests | undefined
  for (const name of transition.effects) {
    const { digests: added, ...changed } = (await registry.effectOf(type, name)?.(tx, applied, actor, now)) ?? {}
    applied = { ...applied, context: { ...applied.context, ...changed } }
    if (added) digests = { ...digests, ...added }
  }
  const detail = await registry.noticeDetailOf(type, transition.to)?.(tx, applied)
  await notifyRecipients(tx, { ...applied, detail }, after, actor, now)
  const verified: MoveFacts = { row: transition.id, digests }
  const facts = { ...verified, as, from: transition.from, to: transition.to, answers: plain(sent) }
  const entry = { action: transition.action, object: 'transaction', object_id: id, transaction_id: id, facts }
  const chain_head = await record(tx, entry, actor, now, found.chain_head)
  return { ...applied, context: { ...applied.context, chain_head } }
}

/** Answers as the audit keeps them: what JSON can say. */
const plain = (answers: Answers): unknown => JSON.parse(JSON.stringify(answers))
