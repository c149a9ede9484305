import type { ActionKey } from '@lading/domain/workflow/actions/actions'
import type { FactPath, ValueAt } from '@lading/domain/workflow/decision-facts'
import type { EffectName } from '@lading/domain/workflow/transition/effects'
import type { Inputs } from '@lading/domain/workflow/transition/inputs'
import type { BaseFacts } from '@lading/domain/workflow/decision-facts'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import type { Status } from '@lading/domain/transactions/status'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import type { RecordDigests } from '#modules/audit/record'
import type { Opener, OpeningProvider } from './opening-handlers.ts'
import type { FactsRead } from './read-facts.ts'
import type { ChangedRows, TransactionContext } from '../transactions/transaction-context.ts'
import type { TransactionRow } from '../transactions/transaction-row.ts'

/** What the person sent beside the action: the act's answers, and what an area's own preparation reads. */
export type Answers = Inputs & Readonly<Record<string, unknown>>

/**
 * Runs before the move is judged, in the same transaction: writes what the act brings with it (a declaration, a proof
 * of payment), so that the guards see it. A refusal undoes it.
 */
export type Preparation = (
  tx: Tx,
  context: TransactionContext,
  answers: Answers,
  actor: Caller,
  now: Date,
) => Promise<ChangedRows | void>

/** A move that was made: the row of the table, what was before, and the transaction as it is now. */
export interface AppliedTransition {
  readonly transition: Transition
  readonly before: BaseFacts
  readonly context: TransactionContext
  readonly answers: Answers
}

/** What an effect gives back: the rows of the context that it wrote, and the digests of the records it made, for the audit. */
export type EffectResult = ChangedRows & { readonly digests?: RecordDigests }

/** Carries out one effect of a move, in its transaction. */
export type Effect = (tx: Tx, applied: AppliedTransition, actor: Caller, now: Date) => Promise<EffectResult | void>

/** What the business reads in the notice of a status it enters, as HTML, besides its name and the last day to act. */
export type NoticeDetail = (tx: Tx, applied: AppliedTransition) => Promise<string>

/** Supplies facts of a transaction, in one reading. */
export interface FactProvider {
  readonly supplies: readonly FactPath[]
  readonly read: (db: Db, context: TransactionContext, now: Date) => Promise<FactsRead>
}

/** A provider whose reading must answer every fact it supplies, each with a value of its own kind. */
export const provides = <const P extends FactPath>(
  supplies: readonly P[],
  read: (db: Db, context: TransactionContext, now: Date) => Promise<{ readonly [F in P]: ValueAt<F> }>,
): FactProvider => ({ supplies, read })

/** Of a filing, what the faults of an area are found by. */
export type CheckedFiling = Pick<
  TransactionRow,
  'id' | 'business_id' | 'type' | 'agency' | 'status' | 'form' | 'register' | 'confirmed_sections'
>

/**
 * What an area finds against a filing besides its form and its documents: told with all the rest when a draft is read and
 * when it is submitted, messages by path.
 */
export type AreaFaults = (db: Db, filing: CheckedFiling, now: Date) => Promise<Record<string, string[]>>

/** What an area supplies to the workflow. */
export interface WorkflowHandlers {
  /** The types it is for; none: all. */
  readonly types?: readonly TransactionType[]
  readonly facts?: readonly FactProvider[]
  readonly openingFacts?: readonly OpeningProvider[]
  readonly opener?: Opener
  readonly preparations?: Partial<Record<ActionKey, Preparation>>
  readonly faults?: AreaFaults
  readonly effects?: Partial<Record<EffectName, Effect>>
  readonly noticeDetails?: Partial<Record<Status, NoticeDetail>>
}
