import { checkGuards } from '@lading/domain/workflow/deciding/decide'
import { questionsOf } from '@lading/domain/workflow/deciding/input-errors'
import { stateAfter } from '@lading/domain/workflow/deciding/state-after'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import type { Who } from '@lading/domain/workflow/who'
import { ensure } from '@lading/domain/ensure'
import { actorNames, actors, desksOfActors, idOf, type ActorName } from './path-actors.ts'
import { conditions, factsAt, LATER, NOW, placeAfter, type Place } from './path-places.ts'
import type { Walk, WalkVariant } from './walk.ts'

/** One step of a path: a row of the table, who takes it, and the evaluator it names, if it names one. */
export interface PathStep {
  readonly row: Transition
  readonly who: Who
  readonly actor: ActorName
  readonly names?: ActorName
}

/** A place, and the steps that led there. */
export interface ReachedPlace {
  readonly place: Place
  readonly steps: readonly PathStep[]
}

/** Where one step, with what the portal adds at once, leads from a place. */
export type Onward = (place: Place) => readonly ReachedPlace[]

/** What a path leads over: rows of one type at one agency, for a transaction of one kind. */
interface Land {
  readonly rows: readonly Transition[]
  readonly walk: Walk
  readonly variant: WalkVariant
}

/** Every place is worked out once, and equal places are one. */
export function landOf(land: Land): Onward {
  const places = new Map<string, Place>()
  const known = new Map<Place, readonly ReachedPlace[]>()
  const same = (place: Place): Place => {
    const key = JSON.stringify(place)
    return places.get(key) ?? (places.set(key, place), place)
  }
  return (place) => {
    const reachable =
      known.get(place) ?? reachableFrom(place, land).map((reached) => ({ ...reached, place: same(reached.place) }))
    known.set(place, reachable)
    return reachable
  }
}

function reachableFrom(place: Place, land: Land): ReachedPlace[] {
  const from: ReachedPlace = { place, steps: [] }
  return land.rows
    .filter((row) => row.from === place.state.status)
    .flatMap((row) => actorNames.filter((name) => row.by.includes(desksOfActors[name])).map((name) => ({ row, name })))
    .flatMap(({ row, name }) => {
      const next = stepped(from, row, name, land)
      if (!next) return []
      const follower = land.rows.find(({ action, from }) => action === row.followed_by && from === row.to)
      return [(follower && stepped(next, follower, 'portal', land)) ?? next]
    })
}

/** One step further, where the rules let this person take it under any conditions that can be brought about. */
function stepped(
  { place, steps }: ReachedPlace,
  row: Transition,
  actor: ActorName,
  land: Land,
): ReachedPlace | undefined {
  const person = ensure(actors.get(actor))
  for (const condition of conditions) {
    const facts = factsAt(place, land, condition)
    const open = checkGuards(row.action, facts, person, condition.at === NOW ? NOW : LATER)
    if (!open.ok || open.as !== desksOfActors[actor] || open.transition.id !== row.id) continue
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
