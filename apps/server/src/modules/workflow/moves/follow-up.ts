import type { CompletedMove } from '@lading/contract/workflow'
import { checkGuards } from '@lading/domain/workflow/deciding/decide'
import { transitionFrom, transitionsOf } from '@lading/domain/workflow/flows/transitions'
import { theSystem } from '#platform/caller'
import type { Tx } from '#platform/database'
import { baseFacts, factsFor } from './facts-of.ts'
import type { HandlerRegistry } from '../handlers/handler-registry.ts'
import type { AppliedTransition } from '../handlers/handlers.ts'
import type { Move } from './move.ts'

/** The portal's own act that follows a move at once, on the rows as that move left them, where its guards hold. */
export async function followUp(
  registry: HandlerRegistry,
  tx: Tx,
  { transition: { followed_by: action }, context }: AppliedTransition,
  now: Date,
  move: Move,
): Promise<CompletedMove | undefined> {
  if (!action) return undefined
  const { id, type, status } = context.transaction
  const row = transitionFrom(transitionsOf(baseFacts(context)), action, status)
  if (!row || registry.missingFor(row, type).length > 0) return undefined
  const facts = await factsFor(registry, tx, context, [row], now)
  if (!checkGuards(action, facts, theSystem, now).ok) return undefined
  return move(tx, { ...context, facts }, { transaction_id: id, action }, theSystem, now)
}
