import { decide } from '@lading/domain/workflow/decide'
import type { ActionKey } from '@lading/domain/workflow/actions'
import type { Transition } from '@lading/domain/workflow/transition'
import { theSystem, type Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { notAllowed, refused } from '#platform/problem'
import { record } from '#modules/audit/record'
import { updateAccreditation } from '#modules/workflow/update-transaction'
import { announce } from './announce.ts'
import { lockAccreditation, type LifeContext } from './life-context.ts'
import { lifeEffects } from './life-effects.ts'
import { lifeFacts } from './life-facts.ts'

interface MoveInput {
  readonly accreditation_id: number
  readonly action: ActionKey
  /** The transaction by which it is moved, where one does. */
  readonly transaction_id?: number
}

/**
 * The single door through which an accreditation changes status once it was given: status, step, effects, notice and
 * audit, or nothing. Throws 404 where there is none, 403 for the wrong person, 409 for the wrong moment.
 */
export async function moveAccreditation(tx: Tx, input: MoveInput, actor: Caller, now: Date): Promise<void> {
  const found = await lockAccreditation(tx, input.accreditation_id)
  const decision = decide({ action: input.action, inputs: {} }, await lifeFacts(tx, found), actor, now)
  if (!decision.ok && decision.because === 'not-allowed') throw notAllowed(decision.message)
  if (!decision.ok) throw refused(decision.message)
  await make(tx, found, decision.transition, input, actor, now)
}

/** Makes the first of these moves that time alone makes now, and none where none is due. */
export async function moveByTime(tx: Tx, id: number, actions: readonly ActionKey[], now: Date): Promise<void> {
  const found = await lockAccreditation(tx, id)
  const facts = await lifeFacts(tx, found)
  for (const action of actions) {
    const decision = decide({ action, inputs: {} }, facts, theSystem, now)
    if (decision.ok) return make(tx, found, decision.transition, {}, theSystem, now)
  }
}

type By = Pick<MoveInput, 'transaction_id'>

async function make(tx: Tx, found: LifeContext, row: Transition, by: By, actor: Caller, now: Date): Promise<void> {
  if (row.effects.some((name) => !(name in lifeEffects)))
    throw refused('This step is not available in this portal yet.')
  let context = await writeMove(tx, found, row, by, actor, now)
  for (const name of row.effects) context = { ...context, ...(await lifeEffects[name]?.(tx, context)) }
  await announce(tx, row, context, now)
  await recordMove(tx, context, row, by, actor, now)
}

async function writeMove(
  tx: Tx,
  context: LifeContext,
  { id: row_id, action, from, to }: Transition,
  { transaction_id }: By,
  actor: Caller,
  now: Date,
): Promise<LifeContext> {
  const { id: accreditation_id, version } = context.accreditation
  await tx
    .insertInto('accreditation_steps')
    .values({
      accreditation_id,
      transaction_id: transaction_id ?? null,
      at: now,
      row_id,
      action,
      from_status: from,
      to_status: to,
      by_user_id: actor.user_id || null,
    })
    .execute()
  return {
    ...context,
    ...(await updateAccreditation(tx, context.accreditation, { status: to, version: version + 1 })),
  }
}

function recordMove(
  tx: Tx,
  { accreditation: { id, number } }: LifeContext,
  { id: row, action, from, to }: Transition,
  { transaction_id }: By,
  actor: Caller,
  now: Date,
): Promise<void> {
  const facts = { row, from, to, number }
  return record(tx, { action, object: 'accreditation', object_id: id, transaction_id, facts }, actor, now)
}
