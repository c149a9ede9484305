import type { CompletedMove } from '@lading/contract/workflow'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Answers } from '../handlers/handlers.ts'
import type { TransactionContext } from '../transactions/transaction-context.ts'

export interface MoveInput {
  readonly transaction_id: number
  readonly action: string
  /** The version the person saw; absent only where the portal itself moves. */
  readonly version?: number
  readonly answers?: Answers
}

/** Moves a transaction that the caller has locked and read, within the caller's database transaction. */
export type Move = (
  tx: Tx,
  found: TransactionContext,
  input: MoveInput,
  actor: Caller,
  now: Date,
) => Promise<CompletedMove>
