import fc from 'fast-check'
import { ensure } from '../ensure.ts'
import type { Actor } from '../people/acting/actor.ts'
import type { Agency } from '../transactions/agency.ts'
import { statuses } from '../transactions/status.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'
import { checkGuards } from '../workflow/deciding/decide.ts'
import { transitions } from '../workflow/flows/transitions.ts'
import { actsOf } from '../workflow/roles/roles.ts'
import type { Transition } from '../workflow/transition/transition.ts'
import { isDesk, whoCodes, type Who } from '../workflow/who.ts'
import { customer, decisionFacts, officer, portal, type DecisionFacts } from './decision-facts.ts'
import { variations, type Variation } from './fact-variations.ts'

/** The moment at which these moves are made. */
export const now = new Date('2026-11-20T02:00:00Z')

/** A row of the table, of one of its types at one of its agencies, and a desk that takes it. */
export interface Move {
  readonly row: Transition
  readonly who: Who
  readonly type: TransactionType | null
  readonly agency: Agency
}

/** A person and what is known of a transaction. */
export interface Situation {
  readonly facts: DecisionFacts
  readonly actor: Actor
}

/** Every row by every desk it names, of every type and agency. */
export const everyMove: readonly Move[] = transitions.flatMap((row) =>
  row.by.flatMap((who) =>
    row.agencies.flatMap((agency) =>
      (row.types.length > 0 ? row.types : [null]).map((type) => ({ row, who, type, agency })),
    ),
  ),
)

/** A person of a desk, the owner of the business, or the portal. */
export function personOf(who: Who): Actor {
  if (who === 'SYS') return portal
  return isDesk(who) ? officer(11 + whoCodes.indexOf(who), actsOf(who)) : customer()
}

/**
 * Facts by which a move is on offer: where the usual ones leave a condition unmet, one of them is told otherwise until the next
 * condition is the one in the way. Undefined where that leads nowhere.
 */
export function offeredAt({ row, who, type, agency }: Move): Situation | undefined {
  const actor = personOf(who)
  let facts = decisionFacts({ subject: row.subject, type, agency, status: row.from })
  for (let met = conditionsMet(row, facts, actor); met <= row.guards.length; met = conditionsMet(row, facts, actor)) {
    const better = variations
      .map((variation) => varied(facts, variation, actor))
      .find((other) => conditionsMet(row, other, actor) > met)
    if (!better) return undefined
    facts = better
  }
  return { facts, actor }
}

/** How many guards of the row stand before the one in the way; more than there are where none is. */
function conditionsMet(row: Transition, facts: DecisionFacts, actor: Actor): number {
  const found = checkGuards(row.action, facts, actor, now)
  if (found.ok) return found.transition === row ? row.guards.length + 1 : -1
  return found.guard ? row.guards.indexOf(found.guard) : -1
}

function varied(facts: DecisionFacts, variation: Variation, actor: Actor): DecisionFacts {
  const merged = Object.entries(variation(actor)).map(([name, fact]) => {
    const before = facts[name as keyof DecisionFacts]
    const isGroup = typeof fact === 'object' && fact !== null && !(fact instanceof Date)
    return [name, isGroup ? { ...(before as object), ...fact } : fact]
  })
  return { ...facts, ...Object.fromEntries(merged) }
}

/** A move on offer, as it is or with one thing otherwise: a fact, the status, the person. */
export const nearMove: fc.Arbitrary<Situation> = fc
  .record({
    move: fc.constantFrom(...everyMove),
    otherwise: fc.constantFrom('nothing', 'a fact', 'a fact', 'the status', 'the person'),
    variation: fc.constantFrom(...variations),
    status: fc.constantFrom(null, ...statuses),
    person: fc.constantFrom(...whoCodes.map(personOf), customer(8, { is_owner: false, rights: ['prepare'] })),
  })
  .map(({ move, otherwise, variation, status, person }) => {
    const { facts, actor } = ensure(offeredAt(move), `facts that offer ${move.row.id}`)
    if (otherwise === 'a fact') return { facts: varied(facts, variation, actor), actor }
    if (otherwise === 'the status') return { facts: { ...facts, status }, actor }
    return { facts, actor: otherwise === 'the person' ? person : actor }
  })
