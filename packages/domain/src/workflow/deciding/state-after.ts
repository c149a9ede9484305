import { isLocked } from '../../transactions/status-groups.ts'
import { isCase } from '../../transactions/family.ts'
import type { Actor } from '../../people/acting/actor.ts'
import type { EffectName } from '../transition/effects.ts'
import type { Inputs } from '../transition/inputs.ts'
import type { BaseFacts, WorkflowState } from '../decision-facts.ts'
import { Status } from '../../transactions/status.ts'
import type { Transition } from '../transition/transition.ts'
import { participantRoleOf, type Who } from '../who.ts'

/** A move that is being made: by whom, for which desk, with which answers. */
export interface Move {
  readonly transition: Transition
  readonly actor: Actor
  readonly as: Who
  readonly inputs: Inputs
  readonly now: Date
}

type Change = (facts: BaseFacts, move: Move) => Partial<WorkflowState>

const changes: Partial<Record<EffectName, Change>> = {
  'assign-processor': ({ processor_id }, { inputs }) => ({ processor_id: processorAfter(processor_id, inputs) }),
  'take-lock': (facts, move) => ({ ...lockOf(facts, move, move.actor.user_id), ever_locked: true }),
  'move-lock': (facts, move) => lockOf(facts, move, chosenPerson(move.inputs) ?? move.actor.user_id),
  'count-resubmission': ({ resubmissions }) => ({ resubmissions: resubmissions + 1 }),
  'extend-deadline': () => ({ deadline_extended: true }),
  'record-recommendation': (_, { actor }) => ({ recommendation: 'approve', recommended_by: actor.user_id }),
  'record-dismissal-recommendation': (_, { actor }) => ({ recommendation: 'dismiss', recommended_by: actor.user_id }),
  'clear-recommendation': () => ({ recommendation: null, recommended_by: null }),
  'keep-recommendation-if-released': ({ returned_from }) =>
    returned_from === Status.forRecommendingApproval ? { recommendation: null, recommended_by: null } : {},
  'record-approval': () => ({ ever_approved: true }),
  'record-proposal': (facts, { actor, as }) => ({
    disapproval_proposed_by: as === 'SYS' ? null : actor.user_id,
    disapproval_proposed_from: facts.status,
  }),
  'outcome-dismissal': () => ({ outcome: 'dismissal' }),
  'outcome-suspension': () => ({ outcome: 'suspension' }),
  'outcome-revocation': () => ({ outcome: 'revocation' }),
}

/** The workflow's columns after a move that was allowed. */
export function stateAfter(facts: BaseFacts, move: Move): WorkflowState {
  const { transition } = move
  const before = stateOf(facts)
  const changed = transition.effects.map((effect) => changes[effect]?.(facts, move) ?? {})
  return {
    ...before,
    deadline_extended: transition.to === before.status && before.deadline_extended,
    returned_from: returnedFromAfter(facts, transition),
    participants: participantsAfter(facts, move),
    ...Object.assign({}, ...changed),
    ...(isLocked(transition.to) ? {} : { lock_holder_id: null, lease_ends_at: null }),
    status: transition.to,
  }
}

function lockOf(facts: BaseFacts, { now }: Move, holder: number): Partial<WorkflowState> {
  const lease_ends_at = new Date(now.getTime() + facts.settings.lease_minutes * 60_000)
  return { lock_holder_id: holder, processor_id: holder, lease_ends_at }
}

/** Routed to a queue group alone, it waits for the member of the group who takes it. */
function processorAfter(processor_id: number | null, inputs: Inputs): number | null {
  return chosenPerson(inputs) ?? (typeof inputs.queue_group_id === 'number' ? null : processor_id)
}

function chosenPerson({ evaluator_id, hearing_officer_id }: Inputs): number | undefined {
  const chosen = evaluator_id ?? hearing_officer_id
  return typeof chosen === 'number' ? chosen : undefined
}

function returnedFromAfter(facts: BaseFacts, { sets_returned_from: to }: Transition): Status | null {
  if (to === undefined) return facts.returned_from
  if (to !== 'proposed-from') return to
  const from = facts.disapproval_proposed_from
  return from === Status.lockedForEvaluation ? Status.forReview : from
}

function participantsAfter(facts: BaseFacts, { actor, as }: Move) {
  const role = participantRoleOf(as, isCase(facts))
  if (!role || facts.participants[role].includes(actor.user_id)) return facts.participants
  return { ...facts.participants, [role]: [...facts.participants[role], actor.user_id] }
}

/** The workflow's own columns of a transaction. */
export function stateOf(facts: BaseFacts): WorkflowState {
  return {
    status: facts.status,
    returned_from: facts.returned_from,
    recommendation: facts.recommendation,
    recommended_by: facts.recommended_by,
    outcome: facts.outcome,
    processor_id: facts.processor_id,
    lock_holder_id: facts.lock_holder_id,
    lease_ends_at: facts.lease_ends_at,
    ever_locked: facts.ever_locked,
    resubmissions: facts.resubmissions,
    ever_approved: facts.ever_approved,
    disapproval_proposed_by: facts.disapproval_proposed_by,
    disapproval_proposed_from: facts.disapproval_proposed_from,
    deadline_extended: facts.deadline_extended,
    participants: facts.participants,
  }
}
