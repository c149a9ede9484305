import type { RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import type { Form } from '@lading/domain/filing/form-path'
import type { Agency } from '@lading/domain/transactions/agency'
import type { Scope } from '@lading/domain/transactions/scope'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { FactPath, ValueAt } from '@lading/domain/workflow/decision-facts'
import type { EffectName } from '@lading/domain/workflow/transition/effects'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import type { FactsRead } from './read-facts.ts'

/** What is asked to be opened. */
export interface OpeningInput {
  readonly type: TransactionType
  readonly agency: Agency
  readonly business_id: number
  /** The accreditation it concerns; null where it makes one, or has none. */
  readonly accreditation_id: number | null
  /** What is opened together bears one name. */
  readonly batch?: string
  /** Of a report: the obligation it answers, where the portal opens it. */
  readonly obligation_id?: number
  /** Of an additional category: the scopes its answers begin with. */
  readonly scopes_added?: readonly Scope[]
}

/** Supplies facts that are asked before there is a transaction. */
export interface OpeningProvider {
  readonly supplies: readonly FactPath[]
  readonly read: (db: Db, input: OpeningInput, actor: Caller, now: Date) => Promise<FactsRead>
}

/** An opening's provider whose reading must answer every fact it supplies. */
export const providesAtOpening = <const P extends FactPath>(
  supplies: readonly P[],
  read: (db: Db, input: OpeningInput, actor: Caller, now: Date) => Promise<{ readonly [F in P]: ValueAt<F> }>,
): OpeningProvider => ({ supplies, read })

/** What a new transaction is filled with. */
export interface Beginning {
  readonly form: Form
  readonly register: Form | null
  readonly requirements: readonly RequiredDocument[]
  /** Of a report: the obligation it answers. */
  readonly obligation_id?: number
}

/** How transactions of a type begin, and which effects of the opening are done with that. */
export interface Opener {
  readonly effects: readonly EffectName[]
  readonly begin: (tx: Tx, input: OpeningInput, actor: Caller, now: Date) => Promise<Beginning>
  /** What a refusal leads to instead: the one that is open already. */
  readonly instead?: (db: Db, input: OpeningInput) => Promise<unknown>
}
