import { checkGuards } from '@lading/domain/workflow/deciding/decide'
import type { ActionKey } from '@lading/domain/workflow/actions/actions'
import type { FactPath, KnownFacts } from '@lading/domain/workflow/decision-facts'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import type { Advance } from '#modules/workflow/moves/advance'
import type { AccreditationRow } from '#modules/workflow/transactions/lock-transaction'
import { enterAccreditation, type AccreditationEntry } from './enter-accreditation.ts'
import type { LifeContext, LockedBusiness } from './life-context.ts'
import type { LifeHandlers } from './life-handlers.ts'
import { lifeRegistry } from './life-registry.ts'
import { factsAsked, moveAccreditation, moveByTime, type MoveInput } from './move-accreditation.ts'

declare module '#platform/deps' {
  interface Deps {
    readonly accreditationLife: AccreditationLife
  }
}

/** Flow H of one portal: its door, and what the areas supply to it. */
export interface AccreditationLife {
  readonly move: (tx: Tx, input: MoveInput, actor: Caller, now: Date, advance?: Advance) => Promise<AccreditationRow>
  readonly moveByTime: (tx: Tx, id: number, actions: readonly ActionKey[], now: Date, advance: Advance) => Promise<void>
  readonly enter: (
    tx: Tx,
    business: LockedBusiness,
    entered: AccreditationEntry,
    now: Date,
  ) => Promise<AccreditationRow>
  readonly factsFor: (db: Db, context: LifeContext, paths: readonly FactPath[]) => Promise<KnownFacts>
  /** Why somebody may not make this act now; null where they may. */
  readonly whyNot: (db: Db, context: LifeContext, action: ActionKey, actor: Caller, now: Date) => Promise<string | null>
}

/** Throws where two areas supply the same thing. */
export function createAccreditationLife(areas: readonly LifeHandlers[]): AccreditationLife {
  const registry = lifeRegistry(areas)
  return {
    move: (...move) => moveAccreditation(registry, ...move),
    moveByTime: (...move) => moveByTime(registry, ...move),
    enter: (...entry) => enterAccreditation(registry, ...entry),
    factsFor: registry.factsFor,
    async whyNot(db, context, action, actor, now) {
      const decision = checkGuards(action, await factsAsked(registry, db, context, [action]), actor, now)
      return decision.ok ? null : decision.message
    },
  }
}
