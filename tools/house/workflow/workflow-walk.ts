import { isCase } from '@lading/domain/transactions/family'
import type { Actor } from '@lading/domain/people/acting/actor'
import { checkGuards } from '@lading/domain/workflow/deciding/decide'
import type { WorkflowState } from '@lading/domain/workflow/decision-facts'
import { actsOf } from '@lading/domain/workflow/roles/roles'
import { stateAfter, stateOf } from '@lading/domain/workflow/deciding/state-after'
import { Status } from '@lading/domain/transactions/status'
import { customer, decisionFacts, officer, portal, type DecisionFacts } from '@lading/domain/testing/decision-facts'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { isDesk, whoCodes, type Who } from '@lading/domain/workflow/who'
import { ensure } from '@lading/domain/ensure'
import { finalStatuses, type Lane } from './workflow-graph.ts'

/** Facts no act of the workflow decides: each walk is made with one choice of them. */
export interface Circumstances {
  readonly delivery: 'electronic' | 'pickup'
  readonly owes: boolean
  readonly penalty_due: boolean
  readonly changes_certificate: boolean
  readonly opposed: boolean
  readonly permit_still_valid: boolean
}

/** Every choice of what no act decides, as far as this kind of transaction asks. */
export function circumstancesOf({ type, agency }: Lane): Circumstances[] {
  const isAir = agency === 'cab' && type <= 2
  const either = [false, true]
  const whether = (allFacts: boolean) => (allFacts ? either : [false])
  return either.flatMap((owes) =>
    whether(type >= 13 && type <= 15).flatMap((penalty_due) =>
      whether(type === 10).flatMap((changes_certificate) =>
        whether(isAir).flatMap((opposed) =>
          (['electronic', 'pickup'] as const).map((delivery) => ({
            delivery,
            owes,
            penalty_due,
            changes_certificate,
            opposed,
            permit_still_valid: opposed,
          })),
        ),
      ),
    ),
  )
}

/** Facts that acts change on the way. */
interface Facts {
  readonly owes: boolean
  readonly filing_fee_validated: boolean
  readonly heard: boolean
}

/** A place in the walk: the workflow's own columns and the facts beside them. */
export interface Place extends Facts {
  readonly state: WorkflowState
}

const { participants: nobody } = decisionFacts()
const now = new Date('2026-11-20T02:00:00Z')
const actors = new Map<Who, Actor>(whoCodes.map((who, index) => [who, actorOf(who, 100 + index)]))

function actorOf(who: Who, user_id: number): Actor {
  if (who === 'SYS') return portal
  return isDesk(who) ? officer(user_id, actsOf(who)) : customer(user_id)
}

const idOf = (who: Who) => ensure(actors.get(who), `actor ${who}`).user_id

/** What a person can put in order at will: a document returned or none, a report worth review or not. */
const atWill = [
  { returned_documents: 0, material_change: false },
  { returned_documents: 1, material_change: true },
] as const

/** Every place that can be reached, with the places one act further, walked as people would: time and giving up left out. */
export function walk(lane: Lane, circumstances: Circumstances): Map<string, { place: Place; next: string[] }> {
  const state = placeOf(stateOf(decisionFacts({ status: null })))
  const start: Place = { state, owes: circumstances.owes, filing_fee_validated: false, heard: false }
  const found = new Map<string, { place: Place; next: string[] }>()
  const places = new Map([[keyOf(start), start]])
  for (const [key, place] of places) {
    const further = steps(place, lane, circumstances).map((next) => [keyOf(next), next] as const)
    for (const [nextKey, next] of further) if (!places.has(nextKey)) places.set(nextKey, next)
    found.set(key, { place, next: further.map(([nextKey]) => nextKey) })
  }
  return found
}

/** The places from which no end can be reached by the acts of people. */
export function stuckPlaces(found: ReturnType<typeof walk>): Place[] {
  const ending = new Set([...found].filter(([, { place }]) => isEnd(place)).map(([key]) => key))
  let grows = true
  while (grows) {
    const more = [...found].filter(([key, { next }]) => !ending.has(key) && next.some((place) => ending.has(place)))
    for (const [key] of more) ending.add(key)
    grows = more.length > 0
  }
  return [...found].filter(([key]) => !ending.has(key)).map(([, { place }]) => place)
}

const isEnd = ({ state }: Place) => state.status !== null && finalStatuses.includes(state.status)

function steps(place: Place, lane: Lane, circumstances: Circumstances): Place[] {
  const rows = lane.rows.filter((row) => row.from === place.state.status && isOrdinary(row))
  const before = atWill.map((will) => factsAt(place, lane, circumstances, will))
  return rows.flatMap((row) => row.by.flatMap((who) => stepsBy(who, row, place, before)))
}

/** Withdrawal, deletion and what time brings about end everything, and would hide a dead end. */
function isOrdinary({ flow, to, by }: Transition): boolean {
  return flow !== 'G' && to !== Status.deleted && !(to === Status.terminated && by.length === 1 && by[0] !== 'SYS')
}

function stepsBy(who: Who, row: Transition, place: Place, before: readonly DecisionFacts[]): Place[] {
  const actor = ensure(actors.get(who), `actor ${who}`)
  const open = before.find((facts) => checkGuards(row.action, facts, actor, now).ok)
  if (!open) return []
  const inputs = isCase(open) ? { hearing_officer_id: idOf('LEG') } : { evaluator_id: idOf('EVA') }
  const state = placeOf(stateAfter(open, { transition: row, actor, as: who, inputs, now }))
  return factsAfter(row, place).map((facts) => ({ ...facts, state }))
}

/** A correction may raise the fee; paying settles it. */
function factsAfter(row: Transition, { owes, filing_fee_validated, heard }: Facts): Facts[] {
  const does = (effect: Transition['effects'][number]) => row.effects.includes(effect)
  const facts: Facts = {
    owes: owes && !(does('settle-invoice') && !does('docket-case')) && !does('condone-penalty'),
    filing_fee_validated: filing_fee_validated || does('docket-case'),
    heard: (heard || does('close-hearing')) && !does('reopen-hearing'),
  }
  // A report is accepted with a penalty only where one is assessed.
  if (row.flow === 'D' && does('assess-penalties')) return [{ ...facts, owes: true }]
  const isCorrection = row.action === 'start-revision' || does('assess-penalties')
  return isCorrection ? [facts, { ...facts, owes: true }] : [facts]
}

/** Each desk has one person here, so that participant roles never collide; moments and counters beside the point would make the walk endless. */
function placeOf(state: WorkflowState): WorkflowState {
  return {
    ...state,
    participants: nobody,
    lease_ends_at: null,
    resubmissions: Math.min(1, state.resubmissions),
    deadline_extended: false,
  }
}

function keyOf(place: Place): string {
  return JSON.stringify(place)
}

function factsAt(place: Place, lane: Lane, given: Circumstances, will: (typeof atWill)[number]): DecisionFacts {
  return decisionFacts({
    ...place.state,
    type: lane.type,
    agency: lane.agency,
    filing: { returned_documents: will.returned_documents, changes_certificate: given.changes_certificate },
    evaluation: { penalty_due: given.penalty_due, material_change: will.material_change },
    payment: { assessed_centavos: place.owes ? 1 : 0, waiting_for_validation: true, gateway_verified: true },
    hearing: {
      filing_fee_validated: place.filing_fee_validated,
      heard: place.heard,
      opposed: given.opposed,
      permit_still_valid: given.permit_still_valid,
      answer_received: true,
    },
    release: { delivery: given.delivery },
  })
}
