import type { Actor } from '../../people/actor.ts'
import type { DecisionFacts } from '../decision-facts.ts'
import type { Who } from '../who.ts'

/** Who asks, for which desk, and when. */
export interface Asking {
  readonly actor: Actor
  readonly as: Who
  readonly now: Date
}

/** Says in plain words why the move is closed, or nothing. */
export type Guard = (facts: DecisionFacts, asking: Asking) => string | undefined

/** The sentence unless the condition holds. */
export const unless = (holds: boolean, sentence: string) => (holds ? undefined : sentence)

/** `1 document is`, `2 documents are`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one} is` : `${count} ${many} are`
}
