import type { ActionKey } from '@lading/domain/workflow/actions/actions'
import { decide } from '@lading/domain/workflow/deciding/decide'
import { factsRead } from '@lading/domain/workflow/deciding/facts-read'
import type { KnownFacts } from '@lading/domain/workflow/decision-facts'
import { transitionsOf } from '@lading/domain/workflow/flows/transitions'
import { membershipOf } from '@lading/domain/people/acting/actor'
import { worksFor } from '@lading/domain/people/acting/works-for'
import { theSystem, type Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { invalid, notAllowed, notFound, refused } from '#platform/problem'
import type { Office } from '#platform/office'
import type { Advance } from '#modules/workflow/moves/advance'
import type { Answers } from '#modules/workflow/handlers/handlers'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import { announce } from './announce.ts'
import { baseOf, lockAccreditation, type LifeContext } from './life-context.ts'
import type { LifeRegistry } from './life-registry.ts'
import { recordLifeMove, writeLifeMove, type LifeMove } from './write-life-move.ts'

export interface MoveInput {
  readonly accreditation_id: number
  readonly action: string
  /** The version the person saw; absent only where the portal itself moves. */
  readonly version?: number
  readonly answers?: Answers
  /** The transaction by which it is moved, where one does. */
  readonly transaction_id?: number
  /** Settings and calendar, where the caller has read them already. */
  readonly office?: Office
}

/**
 * The single door through which an accreditation changes status once it was given: status, step, effects, notice and
 * audit, or nothing. `advance` ends what falls with it. Throws 404 where the person sees none, 403 for the wrong person,
 * 409 for the wrong moment or a stale version, 400 for wrong answers.
 */
export async function moveAccreditation(
  registry: LifeRegistry,
  tx: Tx,
  { accreditation_id, action, version, answers: inputs = {}, transaction_id, office }: MoveInput,
  actor: Caller,
  now: Date,
  advance?: Advance,
): Promise<AccreditationRow> {
  const found = await lockAccreditation(tx, accreditation_id, office)
  maySeeAccreditation(found.accreditation, actor)
  const decision = decide({ action, inputs }, await factsAsked(registry, tx, found, [action]), actor, now)
  if (!decision.ok && decision.because === 'not-allowed') throw notAllowed(decision.message)
  if (version !== undefined && version !== found.accreditation.version)
    throw refused('The accreditation was changed by another user.', { version: found.accreditation.version })
  if (!decision.ok && decision.because === 'invalid-input') throw invalid(decision.errors ?? {})
  if (!decision.ok) throw refused(decision.message)
  const { transition, answers } = decision
  return makeMove(registry, tx, found, { transition, answers, transaction_id, advance, actor, now })
}

/** Makes the first of these moves that time alone makes now, and none where none is due. */
export async function moveByTime(
  registry: LifeRegistry,
  tx: Tx,
  id: number,
  actions: readonly ActionKey[],
  now: Date,
  advance: Advance,
): Promise<void> {
  const found = await lockAccreditation(tx, id)
  const facts = await factsAsked(registry, tx, found, actions)
  for (const action of actions) {
    const decision = decide({ action, inputs: {} }, facts, theSystem, now)
    if (!decision.ok) continue
    const { transition } = decision
    await makeMove(registry, tx, found, { transition, answers: {}, advance, actor: theSystem, now })
    return
  }
}

/** Its business and the staff of its agency. Throws 404 for others, so that nobody learns which numbers exist. */
export function maySeeAccreditation(
  { business_id, agency }: Pick<AccreditationRow, 'business_id' | 'agency'>,
  actor: Caller,
): void {
  const isOwn = actor.audience === 'customer' && membershipOf(actor, business_id) !== undefined
  if (actor.audience !== 'system' && !isOwn && !worksFor(actor, agency)) throw notFound('Accreditation')
}

/** What the guards of these acts ask of an accreditation, as it stands now. */
export function factsAsked(
  { factsFor }: LifeRegistry,
  db: Db,
  context: LifeContext,
  actions: readonly string[],
): Promise<KnownFacts> {
  const rows = transitionsOf(baseOf(context.accreditation)).filter(({ action }) => actions.includes(action))
  return factsFor(
    db,
    context,
    rows.flatMap((row) => factsRead(row, null)),
  )
}

/** Writes a move that was permitted, and all that follows from it. Throws 409 where nobody carries out an effect of it. */
export async function makeMove(
  { missingFor, effectOf }: LifeRegistry,
  tx: Tx,
  found: LifeContext,
  move: LifeMove,
): Promise<AccreditationRow> {
  if (missingFor(move.transition).length > 0) throw refused('This step is not available in this portal yet.')
  let context = await writeLifeMove(tx, found, move)
  for (const name of move.transition.effects) context = { ...context, ...(await effectOf(name)?.(tx, context, move)) }
  await announce(tx, context, move)
  await recordLifeMove(tx, context, move)
  return context.accreditation
}
