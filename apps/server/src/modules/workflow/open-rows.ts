import { checkGuards } from '@lading/domain/workflow/decide'
import type { Transition } from '@lading/domain/workflow/transition'
import { transitionsOf } from '@lading/domain/workflow/transitions'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { baseFacts, factsFor } from './facts-of.ts'
import type { HandlerRegistry } from './handler-registry.ts'
import type { LockedTransaction } from './lock-transaction.ts'
import { contextOf } from './transaction-context.ts'

/** The moves among those asked about that this person may make now, answers aside. */
export async function openRows(
  registry: HandlerRegistry,
  db: Db,
  found: LockedTransaction,
  among: (row: Transition) => boolean,
  actor: Caller,
  now: Date,
): Promise<Transition[]> {
  const { status, type } = found.transaction
  const context = await contextOf(db, found)
  const rows = transitionsOf(baseFacts(context)).filter(
    (row) => row.from === status && among(row) && registry.missingFor(row, type).length === 0,
  )
  const facts = await factsFor(registry, db, context, rows, now)
  return rows.filter(({ action }) => checkGuards(action, facts, actor, now).ok)
}
