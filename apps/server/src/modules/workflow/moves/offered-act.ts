import { availableActions, type Offer } from '@lading/domain/workflow/deciding/decide'
import { transitionsOf } from '@lading/domain/workflow/flows/transitions'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { baseFacts, factsFor } from './facts-of.ts'
import type { HandlerRegistry } from '../handlers/handler-registry.ts'
import { findTransaction } from '../transactions/lock-transaction.ts'
import { mayReach } from '../transactions/may-see.ts'
import { contextOf } from '../transactions/transaction-context.ts'

export interface AskedAct {
  readonly transaction_id: number
  readonly action: string
}

/** An act that is offered, and the business whose transaction it moves. */
export interface OfferedAct extends Pick<Offer, 'questions'> {
  readonly business_id: number
}

/**
 * One act of those that `processOf` offers, judged by the facts of its own row alone. Nothing is locked: the move itself
 * reads and judges again. Throws 404 where the person may not see the transaction.
 */
export async function offeredAct(
  registry: HandlerRegistry,
  db: Db,
  { transaction_id, action }: AskedAct,
  actor: Caller,
  now: Date,
): Promise<OfferedAct | undefined> {
  const found = await findTransaction(db, transaction_id)
  const { type, status, business_id } = found.transaction
  mayReach(found.transaction, actor)
  const context = await contextOf(db, found)
  const rows = transitionsOf(baseFacts(context)).filter(
    (row) => row.from === status && row.action === action && registry.missingFor(row, type).length === 0,
  )
  const facts = await factsFor(registry, db, context, rows, now)
  const offer = availableActions(facts, actor, now).find(({ transition }) => rows.includes(transition))
  return offer && { business_id, questions: offer.questions }
}
