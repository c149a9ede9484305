import type { FactPath, ValueAt } from '@lading/domain/workflow/decision-facts'
import type { EffectName } from '@lading/domain/workflow/transition/effects'
import type { Db, Tx } from '#platform/database'
import type { FactsRead } from '#modules/workflow/handlers/read-facts'
import type { LifeContext } from './life-context.ts'
import type { LifeMove } from './write-life-move.ts'

/** Carries out one effect of an accreditation's move, in its transaction. */
export type LifeEffect = (tx: Tx, context: LifeContext, move: LifeMove) => Promise<Partial<LifeContext> | void>

/** Supplies facts of an accreditation that was given, in one reading. */
export interface LifeFactProvider {
  readonly supplies: readonly FactPath[]
  readonly read: (db: Db, context: LifeContext) => Promise<FactsRead>
}

/** A provider whose reading must answer every fact it supplies, each with a value of its own kind. */
export const providesOfLife = <const P extends FactPath>(
  supplies: readonly P[],
  read: (db: Db, context: LifeContext) => Promise<{ readonly [F in P]: ValueAt<F> }>,
): LifeFactProvider => ({ supplies, read })

/** What an area supplies to the moves of flow H, as it does by `WorkflowHandlers` to those of transactions. */
export interface LifeHandlers {
  readonly facts?: readonly LifeFactProvider[]
  readonly effects?: Partial<Record<EffectName, LifeEffect>>
}
