import type { CompletedMove } from '@lading/contract/workflow'
import { checkGuards } from '@lading/domain/workflow/deciding/decide'
import type { KnownFacts } from '@lading/domain/workflow/decision-facts'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { transitionsOf } from '@lading/domain/workflow/flows/transitions'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import { moveWith } from './advance.ts'
import { baseFacts, factsFor } from './facts-of.ts'
import type { HandlerRegistry } from '../handlers/handler-registry.ts'
import { lockContext, type AtHand, type TransactionContext } from '../transactions/transaction-context.ts'

/**
 * Makes the move among those asked about that is open to somebody now, answers aside, and none where none is. The
 * transaction is locked and read once, but for what the caller has at hand. Throws 404.
 */
export type AdvanceOpen = (
  tx: Tx,
  transaction_id: number,
  among: (row: Transition) => boolean,
  actor: Caller,
  now: Date,
  at_hand?: AtHand,
) => Promise<CompletedMove | undefined>

export const advanceOpenWith = (registry: HandlerRegistry): AdvanceOpen => {
  const move = moveWith(registry)
  return async (tx, transaction_id, among, actor, now, at_hand) => {
    const found = await lockContext(tx, transaction_id, at_hand)
    const open = await openRow(registry, tx, found, among, actor, now)
    return open && move(tx, { ...found, facts: open.facts }, { transaction_id, action: open.row.action }, actor, now)
  }
}

interface OpenRow {
  readonly row: Transition
  readonly facts: KnownFacts
}

async function openRow(
  registry: HandlerRegistry,
  tx: Tx,
  context: TransactionContext,
  among: (row: Transition) => boolean,
  actor: Caller,
  now: Date,
): Promise<OpenRow | undefined> {
  const { status, type } = context.transaction
  const rows = transitionsOf(baseFacts(context)).filter(
    (row) => row.from === status && among(row) && registry.missingFor(row, type).length === 0,
  )
  const facts = await factsFor(registry, tx, context, rows, now)
  const row = rows.find(({ action }) => checkGuards(action, facts, actor, now).ok)
  return row && { row, facts }
}
