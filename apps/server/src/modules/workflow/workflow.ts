import type { Process } from '@lading/contract/workflow'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { advanceWith, moveWith, type Advance } from './moves/advance.ts'
import { advanceOpenWith, type AdvanceOpen } from './moves/advance-open.ts'
import { handlerRegistry } from './handlers/handler-registry.ts'
import type { AreaFaults, CheckedFiling, WorkflowHandlers } from './handlers/handlers.ts'
import type { LockedTransaction } from './transactions/lock-transaction.ts'
import { mayOpen, openTransaction, type MayOpen } from './moves/open-transaction.ts'
import type { OpeningInput } from './handlers/opening-handlers.ts'
import type { Move } from './moves/move.ts'
import { offeredAct, type AskedAct, type OfferedAct } from './moves/offered-act.ts'
import { processOf } from './moves/process.ts'

declare module '#platform/deps' {
  interface Deps {
    readonly workflow: Workflow
  }
}

/** The workflow of one portal: its door, and what the areas supply to it. */
export interface Workflow {
  readonly advance: Advance
  /** The same for a transaction that the caller has locked and read (`lockContext`), and judges before it moves. */
  readonly move: Move
  readonly processOf: (db: Db, transaction_id: number, actor: Caller, now: Date) => Promise<Process>
  /** One act that a person may make now; undefined where they may not. */
  readonly offeredAct: (db: Db, asked: AskedAct, actor: Caller, now: Date) => Promise<OfferedAct | undefined>
  readonly advanceOpen: AdvanceOpen
  /** Whether somebody may open such a transaction, and why not. */
  readonly mayOpen: (db: Db, input: OpeningInput, actor: Caller, now: Date) => Promise<MayOpen>
  /** What the area of a filing finds against it: messages by path. */
  readonly faultsOf: (db: Db, filing: CheckedFiling, now: Date) => ReturnType<AreaFaults>
  readonly open: (tx: Tx, input: OpeningInput, actor: Caller, now: Date) => Promise<LockedTransaction>
}

/** Throws where two areas supply the same thing. */
export function createWorkflow(areas: readonly WorkflowHandlers[]): Workflow {
  const registry = handlerRegistry(areas)
  return {
    advance: advanceWith(registry),
    move: moveWith(registry),
    advanceOpen: advanceOpenWith(registry),
    mayOpen: (db, input, actor, now) => mayOpen(registry, db, input, actor, now),
    faultsOf: async (db, filing, now) => (await registry.faultsOf(filing.type)?.(db, filing, now)) ?? {},
    open: (tx, input, actor, now) => openTransaction(registry, tx, input, actor, now),
    processOf: (db, transaction_id, actor, now) => processOf(registry, db, transaction_id, actor, now),
    offeredAct: (db, asked, actor, now) => offeredAct(registry, db, asked, actor, now),
  }
}
