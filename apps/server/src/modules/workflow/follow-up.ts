import type { ActionKey } from '@lading/domain/workflow/actions'
import { checkGuards } from '@lading/domain/workflow/decide'
import { theSystem, type Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { CompletedMove } from '@lading/contract/workflow'
import { findTransaction } from './lock-transaction.ts'
import { factsOf } from './facts-of.ts'
import type { AppliedTransition } from './handlers.ts'

/** The one way to change a status, handed in by itself: what follows a move goes the same way. */
type Advance = (
  tx: Tx,
  input: { transaction_id: number; action: ActionKey },
  actor: Caller,
  now: Date,
) => Promise<CompletedMove>

/** The portal's own act that follows a move at once, in the same transaction, where its guards hold. */
export async function followUp(
  tx: Tx,
  { transition, locked }: AppliedTransition,
  now: Date,
  advance: Advance,
): Promise<void> {
  if (!transition.followed_by) return
  const transaction_id = locked.transaction.id
  const facts = await factsOf(tx, await findTransaction(tx, transaction_id), now)
  if (!checkGuards(transition.followed_by, facts, theSystem, now).ok) return
  await advance(tx, { transaction_id, action: transition.followed_by }, theSystem, now)
}
