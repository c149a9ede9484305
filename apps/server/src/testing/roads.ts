import { customer, decisionFacts, officer, portal } from '@lading/domain/workflow/testing'
import type { Actor } from '@lading/domain/people/actor'
import { checkGuards } from '@lading/domain/workflow/decide'
import { questionsOf } from '@lading/domain/workflow/input-errors'
import type { DecisionFacts, WorkflowState } from '@lading/domain/workflow/decision-facts'
import { actsOf } from '@lading/domain/workflow/roles'
import { stateAfter, stateOf } from '@lading/domain/workflow/state-after'
import { Status } from '@lading/domain/workflow/status'
import type { Transition } from '@lading/domain/workflow/transition'
import type { Who } from '@lading/domain/workflow/who'

/** Who plays which part on a road; two of those who take turns. */
export const parts = {
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
export type Part = keyof typeof parts

/** One step of a road: a row of the table, who takes it, and the evaluator it names, if it names one. */
export interface Stride {
  readonly row: Transition
  readonly who: Who
  readonly part: Part
  readonly names?: Part
}

/** A case from its opening on, step by step, over rows of the table. */
export interface Road {
  readonly delivery: 'electronic' | 'pickup'
  readonly strides: readonly Stride[]
}

/** Where a case is on its road, as far as the workflow's conditions ask. */
interface Place {
  readonly state: WorkflowState
  readonly paid: boolean
  readonly posted_by: number | null
}

interface Way {
  readonly place: Place
  readonly strides: readonly Stride[]
}

const partNames = Object.keys(parts) as Part[]
const idOf = (part: Part) => 100 + partNames.indexOf(part)
const cast = new Map<Part, Actor>(partNames.map((part) => [part, actorOf(part)]))

function actorOf(part: Part): Actor {
  const who = parts[part]
  if (who === 'SYS') return portal
  return who === 'CUS' ? customer(idOf(part)) : officer(idOf(part), actsOf(who))
}

const NOW = new Date('2026-03-02T01:00:00Z')
const SOON = new Date('2026-03-02T02:00:00Z')
const LATER = new Date('2027-03-02T01:00:00Z')
const opening: Place = { state: stateOf(decisionFacts({ status: null })), paid: false, posted_by: null }

/** What people bring about at will, or what time brings: a paper that follows later, one returned, a term that is over. */
const conditions = [0, 1].flatMap((missing) =>
  [0, 1].flatMap((returned) => [NOW, LATER].map((at) => ({ missing, returned, at }))),
)

export const finals: readonly Status[] = [Status.accredited, Status.disapproved, Status.deleted, Status.terminated]

/** What a test says it has walked: a row, taken for one desk. */
export const nameOf = ({ row, who }: Pick<Stride, 'row' | 'who'>): string => `${row.id} ${who}`

/**
 * Roads that together take every row given, for every desk that may take it: worked out by trying, in the domain alone,
 * so that a row added to the table is walked without a word here. Throws, naming them, where rows cannot be reached.
 */
export function roadsOver(rows: readonly Transition[]): Road[] {
  const left = new Set(rows.flatMap((row) => row.by.map((who) => nameOf({ row, who }))))
  const lands = (['electronic', 'pickup'] as const).map((delivery) => ({ delivery, onward: landOf(rows, delivery) }))
  const roads: Road[] = []
  while (left.size > 0) {
    const walks = lands.map(({ delivery, onward }) => ({ delivery, strides: longestWalk(onward, left) }))
    const road = walks.toSorted((one, other) => gainOf(other, left) - gainOf(one, left))[0]!
    if (gainOf(road, left) === 0) throw new Error(`No road leads over ${[...left].join(', ')}.`)
    for (const stride of road.strides) left.delete(nameOf(stride))
    roads.push(road)
  }
  return roads
}

const gainOf = ({ strides }: Road, left: ReadonlySet<string>) =>
  new Set(strides.map(nameOf).filter((name) => left.has(name))).size

type Onward = (place: Place) => readonly Way[]

/** From one row not walked yet to the next, the nearest first; what ends the case waits until nothing else is left. */
function longestWalk(onward: Onward, wanted: ReadonlySet<string>): Stride[] {
  const left = new Set(wanted)
  const strides: Stride[] = []
  let place = opening
  for (;;) {
    const further = nearest(place, onward, left)
    if (!further) return strides
    for (const stride of further.strides) left.delete(nameOf(stride))
    strides.push(...further.strides)
    place = further.place
  }
}

function nearest(from: Place, onward: Onward, left: ReadonlySet<string>): Way | undefined {
  const seen = new Set([from])
  const waiting: Way[] = [{ place: from, strides: [] }]
  let end: Way | undefined
  for (const way of waiting) {
    for (const { place, strides } of onward(way.place)) {
      const next = { place, strides: [...way.strides, ...strides] }
      const isWanted = strides.some((stride) => left.has(nameOf(stride)))
      const isEnd = finals.includes(place.state.status!)
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
function landOf(rows: readonly Transition[], delivery: Road['delivery']): Onward {
  const places = new Map<string, Place>()
  const known = new Map<Place, readonly Way[]>()
  const same = (place: Place): Place => {
    const key = JSON.stringify(place)
    return places.get(key) ?? (places.set(key, place), place)
  }
  return (place) => {
    const ways = known.get(place) ?? waysFrom(place, rows, delivery).map((way) => ({ ...way, place: same(way.place) }))
    known.set(place, ways)
    return ways
  }
}

function waysFrom(place: Place, rows: readonly Transition[], delivery: Road['delivery']): Way[] {
  const from: Way = { place, strides: [] }
  return rows
    .filter((row) => row.from === place.state.status)
    .flatMap((row) => partNames.filter((part) => row.by.includes(parts[part])).map((part) => ({ row, part })))
    .flatMap(({ row, part }) => {
      const next = stepped(from, row, part, delivery)
      if (!next) return []
      const follower = rows.find(({ action, from }) => action === row.followed_by && from === row.to)
      return [(follower && stepped(next, follower, 'portal', delivery)) ?? next]
    })
}

/** One step further, where the rules let this person take it under any conditions that can be brought about. */
function stepped({ place, strides }: Way, row: Transition, part: Part, delivery: Road['delivery']): Way | undefined {
  const actor = cast.get(part)!
  for (const condition of conditions) {
    const facts = factsAt(place, delivery, condition)
    const open = checkGuards(row.action, facts, actor, condition.at === NOW ? NOW : LATER)
    if (!open.ok || open.as !== parts[part]) continue
    const asked = questionsOf(row, open.as).some(({ name }) => name === 'evaluator_id')
    const named = asked ? otherEvaluator(place) : undefined
    const inputs = named ? { evaluator_id: idOf(named) } : {}
    const state = stateAfter(facts, { transition: row, actor, as: open.as, inputs, now: NOW })
    const stride: Stride = { row, who: open.as, part, ...(named && { names: named }) }
    return { place: placeAfter(place, state, row, actor), strides: [...strides, stride] }
  }
  return undefined
}

const otherEvaluator = ({ state }: Place): Part =>
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
  delivery: Road['delivery'],
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
    release: { delivery },
    deadlines: { client_due_at: SOON, draft_stale_at: SOON, lock_idle_at: SOON, unclaimed_at: SOON },
  })
}
