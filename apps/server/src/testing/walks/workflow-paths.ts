import { customer, decisionFacts, officer, portal } from '@lading/domain/testing/decision-facts'
import type { Actor } from '@lading/domain/people/actor'
import { checkGuards } from '@lading/domain/workflow/decide'
import { questionsOf } from '@lading/domain/workflow/input-errors'
import type { DecisionFacts, WorkflowState } from '@lading/domain/workflow/decision-facts'
import { actsOf } from '@lading/domain/workflow/roles'
import { stateAfter, stateOf } from '@lading/domain/workflow/state-after'
import { Status } from '@lading/domain/transactions/status'
import type { Transition } from '@lading/domain/workflow/transition'
import type { Who } from '@lading/domain/workflow/who'
import { ensure } from '@lading/domain/ensure'

/** Who has which role on a path; two of those who take turns. */
export const desksOfActors = {
  owner: 'CUS',
  router: 'QM',
  evaluator: 'EVA',
  secondEvaluator: 'EVA',
  reviewer: 'REV',
  recommender: 'REC',
  approver: 'APP',
  cashier: 'CSH',
  secondCashier: 'CSH',
  releasing: 'PRN',
  portal: 'SYS',
} as const satisfies Record<string, Who>
export type ActorName = keyof typeof desksOfActors

/** One step of a path: a row of the table, who takes it, and the evaluator it names, if it names one. */
export interface PathStep {
  readonly row: Transition
  readonly who: Who
  readonly actor: ActorName
  readonly names?: ActorName
}

/** A case from its opening on, step by step, over rows of the table. */
export interface WorkflowPath {
  readonly delivery: 'electronic' | 'pickup'
  readonly steps: readonly PathStep[]
}

/** Where a transaction is on its path, as far as the workflow's conditions ask. */
interface Place {
  readonly state: WorkflowState
  readonly paid: boolean
  readonly posted_by: number | null
}

interface Reached {
  readonly place: Place
  readonly steps: readonly PathStep[]
}

const actorNames = Object.keys(desksOfActors) as ActorName[]
const idOf = (part: ActorName) => 100 + actorNames.indexOf(part)
const actors = new Map<ActorName, Actor>(actorNames.map((part) => [part, actorOf(part)]))

function actorOf(part: ActorName): Actor {
  const who = desksOfActors[part]
  if (who === 'SYS') return portal
  return who === 'CUS' ? customer(idOf(part)) : officer(idOf(part), actsOf(who))
}

const NOW = new Date('2026-03-02T01:00:00Z')
const SOON = new Date('2026-03-02T02:00:00Z')
const LATER = new Date('2027-03-02T01:00:00Z')
const opening: Place = { state: stateOf(decisionFacts({ status: null })), paid: false, posted_by: null }

/** What people bring about at will, or what time brings: a document that follows later, one returned, a term that is over. */
const conditions = [0, 1].flatMap((missing) =>
  [0, 1].flatMap((returned) => [NOW, LATER].map((at) => ({ missing, returned, at }))),
)

export const finals: readonly Status[] = [Status.accredited, Status.disapproved, Status.deleted, Status.terminated]

/** What a test says it has walked: a row, taken for one desk. */
export const nameOf = ({ row, who }: Pick<PathStep, 'row' | 'who'>): string => `${row.id} ${who}`

/**
 * Paths that together take every row given, for every desk that may take it: worked out by trying, in the domain alone,
 * so that a row added to the table is walked without a word here. Throws, naming them, where rows cannot be reached.
 */
export function pathsOver(rows: readonly Transition[]): WorkflowPath[] {
  const left = new Set(rows.flatMap((row) => row.by.map((who) => nameOf({ row, who }))))
  const lands = (['electronic', 'pickup'] as const).map((delivery) => ({ delivery, onward: landOf(rows, delivery) }))
  const paths: WorkflowPath[] = []
  while (left.size > 0) {
    const walks = lands.map(({ delivery, onward }) => ({ delivery, steps: longestWalk(onward, left) }))
    const path = ensure(walks.toSorted((one, other) => gainOf(other, left) - gainOf(one, left))[0])
    if (gainOf(path, left) === 0) throw new Error(`No path leads over ${[...left].join(', ')}.`)
    for (const step of path.steps) left.delete(nameOf(step))
    paths.push(path)
  }
  return paths
}

const gainOf = ({ steps }: WorkflowPath, left: ReadonlySet<string>) =>
  new Set(steps.map(nameOf).filter((name) => left.has(name))).size

type Onward = (place: Place) => readonly Reached[]

/** From one row not walked yet to the next, the nearest first; what ends the case waits until nothing else is left. */
function longestWalk(onward: Onward, wanted: ReadonlySet<string>): PathStep[] {
  const left = new Set(wanted)
  const steps: PathStep[] = []
  let place = opening
  for (;;) {
    const further = nearest(place, onward, left)
    if (!further) return steps
    for (const step of further.steps) left.delete(nameOf(step))
    steps.push(...further.steps)
    place = further.place
  }
}

function nearest(from: Place, onward: Onward, left: ReadonlySet<string>): Reached | undefined {
  const seen = new Set([from])
  const waiting: Reached[] = [{ place: from, steps: [] }]
  let end: Reached | undefined
  for (const reached of waiting) {
    for (const { place, steps } of onward(reached.place)) {
      const next = { place, steps: [...reached.steps, ...steps] }
      const isWanted = steps.some((step) => left.has(nameOf(step)))
      const { status } = place.state
      const isEnd = status !== null && finals.includes(status)
      if (isWanted && !isEnd) return next
      if (isWanted) end ??= next
      if (isEnd || seen.has(place)) continue
      seen.add(place)
      waiting.push(next)
    }
  }
  return end
}

/** Every place is worked out once, and equal places are one. */
function landOf(rows: readonly Transition[], delivery: WorkflowPath['delivery']): Onward {
  const places = new Map<string, Place>()
  const known = new Map<Place, readonly Reached[]>()
  const same = (place: Place): Place => {
    const key = JSON.stringify(place)
    return places.get(key) ?? (places.set(key, place), place)
  }
  return (place) => {
    const reachable =
      known.get(place) ??
      reachableFrom(place, rows, delivery).map((reached) => ({ ...reached, place: same(reached.place) }))
    known.set(place, reachable)
    return reachable
  }
}

function reachableFrom(place: Place, rows: readonly Transition[], delivery: WorkflowPath['delivery']): Reached[] {
  const from: Reached = { place, steps: [] }
  return rows
    .filter((row) => row.from === place.state.status)
    .flatMap((row) => actorNames.filter((name) => row.by.includes(desksOfActors[name])).map((name) => ({ row, name })))
    .flatMap(({ row, name }) => {
      const next = stepped(from, row, name, delivery)
      if (!next) return []
      const follower = rows.find(({ action, from }) => action === row.followed_by && from === row.to)
      return [(follower && stepped(next, follower, 'portal', delivery)) ?? next]
    })
}

/** One step further, where the rules let this person take it under any conditions that can be brought about. */
function stepped(
  { place, steps }: Reached,
  row: Transition,
  actor: ActorName,
  delivery: WorkflowPath['delivery'],
): Reached | undefined {
  const person = ensure(actors.get(actor))
  for (const condition of conditions) {
    const facts = factsAt(place, delivery, condition)
    const open = checkGuards(row.action, facts, person, condition.at === NOW ? NOW : LATER)
    if (!open.ok || open.as !== desksOfActors[actor]) continue
    const asked = questionsOf(row, open.as).some(({ name }) => name === 'evaluator_id')
    const named = asked ? otherEvaluator(place) : undefined
    const inputs = named ? { evaluator_id: idOf(named) } : {}
    const state = stateAfter(facts, { transition: row, actor: person, as: open.as, inputs, now: NOW })
    const step: PathStep = { row, who: open.as, actor, ...(named && { names: named }) }
    return { place: placeAfter(place, state, row, person), steps: [...steps, step] }
  }
  return undefined
}

const otherEvaluator = ({ state }: Place): ActorName =>
  state.processor_id === idOf('evaluator') ? 'secondEvaluator' : 'evaluator'

function placeAfter({ paid, posted_by }: Place, state: WorkflowState, { effects }: Transition, actor: Actor): Place {
  return {
    state: {
      ...state,
      participants: opening.state.participants, // each part has its own person, so that seats stand in nobody's way
      resubmissions: Math.min(1, state.resubmissions),
      lease_ends_at: state.lease_ends_at && SOON,
    },
    paid: paid || effects.includes('settle-invoice'),
    posted_by: effects.includes('invoice-for-validation') ? actor.user_id : posted_by,
  }
}

function factsAt(
  { state, paid, posted_by }: Place,
  delivery: WorkflowPath['delivery'],
  { missing, returned }: (typeof conditions)[number],
): DecisionFacts {
  return decisionFacts({
    ...state,
    filing: { missing_requirements: missing, missing_that_may_follow: missing, returned_documents: returned },
    payment: {
      assessed_centavos: 503_000,
      paid_centavos: paid ? 503_000 : 0,
      waiting_for_validation: state.status === Status.forPaymentValidation,
      posted_by,
    },
    release: { delivery, replaces_printed: false },
    deadlines: { client_due_at: SOON, draft_stale_at: SOON, lock_idle_at: SOON },
  })
}
