import type { CompletedMove } from '@lading/contract/workflow'
import type { KnownFacts } from '@lading/domain/workflow/decision-facts'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Office } from '#platform/office'
import type { Answers } from '../handlers/handlers.ts'
import type { TransactionContext } from '../transactions/transaction-context.ts'

export interface MoveInput {
  readonly transaction_id: number
  readonly action: string
  /** The version the person saw; absent only where the portal itself moves. */
  readonly version?: number
  readonly answers?: Answers
  /** Settings and calendar, where the caller has read them already. */
  readonly office?: Office
}

/** A transaction as its mover has locked and read it, and may have judged it. */
export interface MoveContext extends TransactionContext {
  /** What the guards of the move ask, where it was read already under the same lock. */
  readonly facts?: KnownFacts
}

/** Moves a transaction that the caller has locked and read, within the caller's database transaction. */
export type Move = (tx: Tx, found: MoveContext, input: MoveInput, actor: Caller, now: Date) => Promise<CompletedMove>
