import type { Actor } from '../../people/acting/actor.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'
import type { FactPath, KnownFacts, Reading } from '../decision-facts.ts'
import type { Who } from '../who.ts'

/** Who asks, for which desk, and when. */
export interface Asking {
  readonly actor: Actor
  readonly as: Who
  readonly now: Date
}

/** A condition of a move, with the facts it reads. */
export interface Guard {
  readonly reads: readonly FactPath[]
  /** Of any other type it holds unasked, and reads nothing. */
  readonly types?: readonly TransactionType[]
  /** Says in plain words why the move is closed, or nothing. Every fact it reads must be known. */
  readonly check: (facts: KnownFacts, asking: Asking) => string | undefined
}

type Check<P extends FactPath> = (facts: Reading<P>, asking: Asking) => string | undefined

/** A guard that looks at the row, the person and the time alone. */
export const plainGuard = (check: Check<never>): Guard => ({ reads: [], check })

/** A guard and the facts it reads; it cannot look at any other. */
export function guard<const P extends FactPath>(reads: readonly P[], check: Check<P>): Guard {
  return { reads, check: check as Guard['check'] }
}

/** The same guard, asked of these types alone. */
export const ofTypes = (types: readonly TransactionType[], { reads, check }: Guard): Guard => ({ reads, types, check })

/** Whether a guard has anything to say of a type. */
export const isAskedOf = ({ types }: Guard, type: TransactionType | null): boolean =>
  types === undefined || (type !== null && types.includes(type))

/** The sentence unless the condition holds. */
export const unless = (holds: boolean, sentence: string) => (holds ? undefined : sentence)

/** `1 document is`, `2 documents are`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one} is` : `${count} ${many} are`
}
