import type { Process } from '@lading/contract/workflow'
import type { Transition } from '@lading/domain/workflow/transition'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { advanceWith, type Advance } from './advance.ts'
import { handlerRegistry, type HandlerRegistry } from './handler-registry.ts'
import type { WorkflowHandlers } from './handlers.ts'
import type { LockedTransaction } from './lock-transaction.ts'
import { openRows } from './open-rows.ts'
import { processOf } from './process.ts'

declare module '#platform/deps' {
  interface Deps {
    readonly workflow: Workflow
  }
}

/** The workflow of one portal: its door, and what the areas supply to it. */
export interface Workflow {
  readonly advance: Advance
  readonly processOf: (db: Db, transaction_id: number, actor: Caller, now: Date) => Promise<Process>
  readonly openRows: (
    db: Db,
    found: LockedTransaction,
    among: (row: Transition) => boolean,
    actor: Caller,
    now: Date,
  ) => Promise<Transition[]>
  readonly registry: HandlerRegistry
}

/** Throws where two areas supply the same thing. */
export function createWorkflow(areas: readonly WorkflowHandlers[]): Workflow {
  const registry = handlerRegistry(areas)
  return {
    registry,
    advance: advanceWith(registry),
    openRows: (db, found, among, actor, now) => openRows(registry, db, found, among, actor, now),
    processOf: (db, transaction_id, actor, now) => processOf(registry, db, transaction_id, actor, now),
  }
}
