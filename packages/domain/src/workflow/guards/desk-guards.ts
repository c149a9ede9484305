import { isProcessedBy } from '../../people/acting/ownership.ts'
import { isReturnedFromRelease } from '../../transactions/status-groups.ts'
import { Status } from '../../transactions/status.ts'
import type { BaseFacts } from '../decision-facts.ts'
import { guard, plainGuard, unless, type Asking, type Guard } from './guard.ts'

const isEvaluating = ({ as }: Asking) => as === 'EVA' || as === 'LEG'

function mayPick({ processor_id, settings }: BaseFacts, { actor }: Asking): string | undefined {
  if (processor_id === actor.user_id) return undefined
  if (processor_id !== null) return 'It is assigned to another evaluator.'
  return unless(settings.self_pick_allowed, 'The queue manager assigns it first.')
}

/** What nobody wrote, the portal opened: an obligation is not free for every evaluator. */
const THE_PORTAL = 0

const isProcessor = ({ author_id, processor_id }: BaseFacts, { actor }: Asking) => {
  const record = { created_by: author_id ?? THE_PORTAL, processor_id }
  return unless(isProcessedBy(record, actor.user_id), 'It is assigned to another evaluator.')
}

const holdsTheLock = ({ lock_holder_id }: BaseFacts, { actor }: Asking) =>
  unless(lock_holder_id === actor.user_id, 'Another evaluator is working on it.')

function cameFrom({ returned_from }: BaseFacts, status: Status): string | undefined {
  return unless(returned_from === status, 'It was returned by another stage and must go back there.')
}

/** Who holds the transaction: routing, picking, locks and leases, and where a returned one goes. */
export const deskGuards = {
  'may-pick': plainGuard(mayPick),
  'may-pick-if-evaluator': plainGuard((facts, asking) => (asking.as === 'EVA' ? mayPick(facts, asking) : undefined)),

  'is-processor': plainGuard(isProcessor),
  'is-processor-if-evaluator': plainGuard((facts, asking) =>
    asking.as === 'EVA' ? isProcessor(facts, asking) : undefined,
  ),
  'holds-the-lock': plainGuard(holdsTheLock),
  'holds-the-lock-if-evaluator': plainGuard((facts, asking) =>
    isEvaluating(asking) ? holdsTheLock(facts, asking) : undefined,
  ),
  'is-not-the-holder': plainGuard(({ lock_holder_id }, { actor }) =>
    unless(lock_holder_id !== actor.user_id, 'You are already working on it.'),
  ),

  'lease-has-run-out-if-evaluator': plainGuard(({ lease_ends_at }, asking) => {
    const runs = lease_ends_at !== null && asking.now < lease_ends_at
    return unless(!isEvaluating(asking) || !runs, 'Another evaluator is working on it.')
  }),

  'never-locked': plainGuard(({ ever_locked }) =>
    unless(!ever_locked, 'Evaluation has begun: return it to the client instead.'),
  ),
  'resubmitted-before': plainGuard(({ resubmissions }) =>
    unless(resubmissions > 0, 'It has not been resubmitted yet.'),
  ),
  'not-resubmitted-yet': plainGuard(({ resubmissions }) =>
    unless(resubmissions === 0, 'It has been resubmitted already.'),
  ),
  'deadline-not-yet-extended': plainGuard(({ deadline_extended }) =>
    unless(!deadline_extended, 'The deadline has already been extended once.'),
  ),

  'came-from-review': plainGuard((facts) => cameFrom(facts, Status.forReview)),
  'came-from-review-or-owes-more': guard(['payment.paid_centavos', 'payment.assessed_centavos'], (facts) => {
    const owes = facts.payment.paid_centavos < facts.payment.assessed_centavos
    return facts.returned_from !== Status.forReview && owes ? undefined : cameFrom(facts, Status.forReview)
  }),
  'came-from-loa': plainGuard((facts) => cameFrom(facts, Status.forLoaIssuance)),
  'came-from-assessment': plainGuard((facts) => cameFrom(facts, Status.forOrderOfPayment)),
  'came-from-hearing': plainGuard((facts) => cameFrom(facts, Status.forHearing)),
  'did-not-come-from-hearing': plainGuard(({ returned_from }) =>
    unless(returned_from !== Status.forHearing, 'Only the hearing officer can take this back.'),
  ),
  'came-from-decision-or-release': plainGuard((facts) =>
    isReturnedFromRelease(facts.returned_from) ? undefined : cameFrom(facts, Status.forRecommendingApproval),
  ),
} satisfies Record<string, Guard>
