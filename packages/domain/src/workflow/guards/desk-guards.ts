import { isReturnedFromRelease } from '../../transactions/status-groups.ts'
import { isProcessedBy } from '../../people/ownership.ts'
import { Status } from '../../transactions/status.ts'
import type { DecisionFacts } from '../decision-facts.ts'
import { unless, type Asking, type Guard } from './guard.ts'

const isEvaluating = ({ as }: Asking) => as === 'EVA' || as === 'LEG'

const mayPick: Guard = ({ processor_id, settings }, { actor }) => {
  if (processor_id === actor.user_id) return undefined
  if (processor_id !== null) return 'It is assigned to another evaluator.'
  return unless(settings.self_pick_allowed, 'The queue manager assigns it first.')
}

const isProcessor: Guard = ({ author_id, processor_id }, { actor }) =>
  unless(isProcessedBy({ created_by: author_id, processor_id }, actor.user_id), 'It is assigned to another evaluator.')

const holdsTheLock: Guard = ({ lock_holder_id }, { actor }) =>
  unless(lock_holder_id === actor.user_id, 'Another evaluator is working on it.')

/** Who holds the case: routing, picking, locks and leases, and where a returned case goes. */
export const deskGuards = {
  'may-pick': mayPick,
  'may-pick-if-evaluator': (facts, asking) => (asking.as === 'EVA' ? mayPick(facts, asking) : undefined),

  'is-processor': isProcessor,
  'is-processor-if-evaluator': (facts, asking) => (asking.as === 'EVA' ? isProcessor(facts, asking) : undefined),
  'holds-the-lock': holdsTheLock,
  'holds-the-lock-if-evaluator': (facts, asking) => (isEvaluating(asking) ? holdsTheLock(facts, asking) : undefined),
  'is-not-the-holder': ({ lock_holder_id }, { actor }) =>
    unless(lock_holder_id !== actor.user_id, 'You are working on it already.'),

  'lease-has-run-out-if-evaluator': ({ lease_ends_at }, asking) => {
    const runs = lease_ends_at !== null && asking.now < lease_ends_at
    return unless(!isEvaluating(asking) || !runs, 'Another evaluator is working on it just now.')
  },

  'never-locked': ({ ever_locked }) => unless(!ever_locked, 'Evaluation has begun: return it to the client instead.'),
  'resubmitted-before': ({ resubmissions }) => unless(resubmissions > 0, 'It has not been resubmitted yet.'),
  'not-resubmitted-yet': ({ resubmissions }) => unless(resubmissions === 0, 'It has been resubmitted already.'),
  'deadline-not-yet-extended': ({ deadline_extended }) =>
    unless(!deadline_extended, 'The deadline was extended once already.'),

  'came-from-review': (facts) => cameFrom(facts, [Status.forReview]),
  'came-from-review-or-owes-more': (facts) =>
    facts.returned_from !== Status.forReview && owes(facts) ? undefined : cameFrom(facts, [Status.forReview]),
  'came-from-loa': (facts) => cameFrom(facts, [Status.forLoaIssuance]),
  'came-from-assessment': (facts) => cameFrom(facts, [Status.forOrderOfPayment]),
  'came-from-hearing': (facts) => cameFrom(facts, [Status.forHearing]),
  'did-not-come-from-hearing': ({ returned_from }) =>
    unless(returned_from !== Status.forHearing, 'The hearing officer takes this one back.'),
  'came-from-decision-or-release': (facts) =>
    isReturnedFromRelease(facts.returned_from) ? undefined : cameFrom(facts, [Status.forRecommendingApproval]),
  'did-not-come-from-release': ({ returned_from }) =>
    unless(!isReturnedFromRelease(returned_from), 'It is approved already: ask the client by message instead.'),
} satisfies Record<string, Guard>

const owes = ({ payment }: DecisionFacts) => payment.paid_centavos < payment.assessed_centavos

function cameFrom({ returned_from }: DecisionFacts, stages: readonly (Status | null)[]): string | undefined {
  return unless(stages.includes(returned_from), 'It was returned by another stage and goes back there.')
}
