import type { ActionKey } from '@lading/domain/workflow/actions'
import type { EffectName } from '@lading/domain/workflow/effects'
import type { Inputs } from '@lading/domain/workflow/inputs'
import type { DecisionFacts } from '@lading/domain/workflow/decision-facts'
import type { Transition } from '@lading/domain/workflow/transition'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { LockedTransaction } from './lock-transaction.ts'
import { stateEffects } from './state-effects.ts'

/** What the person sent beside the action: the act's answers, and what an area's own preparation reads. */
export type Answers = Inputs & Readonly<Record<string, unknown>>

/**
 * Runs before the move is judged, in the same transaction: writes what the act brings with it (a declaration, a proof
 * of payment), so that the guards see it. A refusal undoes it.
 */
export type Preparation = (
  tx: Tx,
  found: LockedTransaction,
  answers: Answers,
  actor: Caller,
  now: Date,
) => Promise<void>

/** A move that was made: the row of the table, what was before, and the case as it is now. */
export interface AppliedTransition {
  readonly transition: Transition
  readonly before: DecisionFacts
  readonly locked: LockedTransaction
  readonly answers: Answers
}

/** Carries out one effect of a move, in its transaction. */
export type Effect = (tx: Tx, applied: AppliedTransition, actor: Caller, now: Date) => Promise<void>

export interface WorkflowHandlers {
  readonly preparations?: Partial<Record<ActionKey, Preparation>>
  readonly effects?: Partial<Record<EffectName, Effect>>
}

const preparations = new Map<ActionKey, Preparation>()
const effects = new Map<EffectName, Effect>()

/** Each area says once, where the portal is put together, which preparations and effects it carries out. */
export function register(...areas: readonly WorkflowHandlers[]): void {
  preparations.clear()
  effects.clear()
  for (const area of areas) {
    for (const [action, preparation] of Object.entries(area.preparations ?? {})) {
      if (preparations.has(action as ActionKey)) throw new Error(`Two areas prepare ${action}.`)
      preparations.set(action as ActionKey, preparation)
    }
    for (const [name, effect] of Object.entries(area.effects ?? {})) {
      if (effects.has(name as EffectName)) throw new Error(`Two areas carry out ${name}.`)
      effects.set(name as EffectName, effect)
    }
  }
}

/** An act is offered, and made, only where the portal carries out everything it brings about. */
export const isImplemented = ({ effects: named }: Pick<Transition, 'effects'>): boolean =>
  named.every((name) => stateEffects.has(name) || effects.has(name))

export const preparationOf = (action: ActionKey) => preparations.get(action)
export const effectOf = (name: EffectName) => effects.get(name)
