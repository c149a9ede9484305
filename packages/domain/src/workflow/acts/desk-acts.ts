import { Status } from '../../transactions/status.ts'
import type { Act } from '../transition/transition.ts'

/** Routing, locks and the evaluator's desk, alike in every flow. */

export const route = {
  action: 'route-assign',
  by: ['QM'],
  inputs: ['evaluator_id?', 'queue_group_id?'],
  effects: ['assign-processor'],
  notifies: ['processor', 'former-processor'],
} satisfies Act

export const reassign = {
  action: 'reassign',
  by: ['QM'],
  inputs: ['evaluator_id', 'reason'],
  effects: ['assign-processor'],
  notifies: ['processor', 'former-processor'],
} satisfies Act

export const startEvaluation = {
  action: 'lock-start-evaluation',
  by: ['EVA'],
  guards: ['may-pick'],
  effects: ['take-lock'],
} satisfies Act

export const resumeEvaluation = {
  action: 'lock-resume-evaluation',
  by: ['EVA'],
  guards: ['is-processor'],
  effects: ['take-lock'],
} satisfies Act

/** Reports, requests and cases call the same act by its short name. */
export const lock = { ...startEvaluation, action: 'lock' } satisfies Act
export const lockAgain = { ...resumeEvaluation, action: 'lock' } satisfies Act

/** A lock changes hands: a queue manager names the evaluator, an evaluator waits until the lease expires. */
export const takeOver = {
  action: 'take-over',
  by: ['QM', 'EVA'],
  guards: ['is-not-the-holder', 'lease-has-run-out-if-evaluator'],
  inputs: ['reason', { input: 'evaluator_id', of: ['QM'] }],
  effects: ['move-lock'],
  notifies: ['lock-holder', 'former-lock-holder'],
} satisfies Act

const release = {
  by: ['EVA', 'QM'],
  guards: ['holds-the-lock-if-evaluator'],
  inputs: [
    { input: 'evaluator_id?', of: ['QM'] },
    { input: 'reason?', of: ['QM'] },
  ],
  effects: ['assign-processor'],
  notifies: ['processor'],
} satisfies Omit<Act, 'action'>

/** Back where it waited: its client was told when it was received, and the reason is the agency's own. */
export const releaseLock = {
  ...release,
  action: 'release-lock',
  guards: ['holds-the-lock-if-evaluator', 'not-resubmitted-yet'],
  unannounced: true,
} satisfies Act

export const releaseLockResubmitted = {
  ...release,
  action: 'release-lock-resubmitted',
  guards: ['holds-the-lock-if-evaluator', 'resubmitted-before'],
} satisfies Act

export const releaseRevision = { ...release, action: 'release-lock' } satisfies Act

export const markIncomplete = {
  action: 'mark-incomplete-preliminary-assessment',
  by: ['QM', 'EVA'],
  guards: ['never-locked', 'may-pick-if-evaluator'],
  inputs: ['missing_items'],
  effects: ['ask-missing-items', 'set-client-deadline'],
} satisfies Act

export const returnToClient = {
  action: 'return-to-client',
  by: ['EVA'],
  guards: ['holds-the-lock', 'a-document-is-returned'],
  inputs: ['remarks_to_client?'],
  effects: ['reopen-returned-items', 'set-client-deadline'],
} satisfies Act

/**
 * While an application is revised it is still returned to the client, but not after an approval: what was approved is
 * clarified by message.
 */
export const returnToClientFromRevision = {
  ...returnToClient,
  guards: ['holds-the-lock', 'never-approved', 'a-document-is-returned'],
} satisfies Act

export const extendDeadline = {
  action: 'extend-deadline',
  by: ['EVA'],
  guards: ['is-processor', 'deadline-not-yet-extended'],
  inputs: ['reason'],
  effects: ['extend-deadline'],
  notifies: ['CUS'],
} satisfies Act

export const endorseForReview = {
  action: 'endorse-for-review',
  by: ['EVA'],
  guards: ['holds-the-lock', 'every-document-accepted', 'ratio-saved-if-asked', 'memorandum-ready'],
  effects: ['write-memorandum'],
} satisfies Act

export const startRevision = {
  action: 'start-revision',
  by: ['EVA'],
  guards: ['is-processor'],
  effects: ['take-lock'],
} satisfies Act

export const resubmitForReview = {
  action: 'resubmit-for-review',
  by: ['EVA'],
  guards: ['holds-the-lock', 'came-from-review', 'memorandum-ready'],
  inputs: ['changes_made'],
  effects: ['write-memorandum'],
} satisfies Act

/** Where a correction may leave fees unpaid, the transaction goes through review and payment once more (ADR 0006). */
export const resubmitForReviewOrPayment = {
  ...resubmitForReview,
  guards: ['holds-the-lock', 'came-from-review-or-owes-more', 'memorandum-ready'],
  effects: ['write-memorandum', 'clear-recommendation'],
} satisfies Act

export const returnToRecommendingStage = {
  action: 'return-to-recommending-stage',
  by: ['EVA'],
  guards: ['holds-the-lock', 'came-from-decision-or-release', 'memorandum-ready'],
  inputs: ['changes_made'],
  effects: ['write-memorandum', 'keep-recommendation-if-released'],
} satisfies Act

/** Sent back to the evaluator by review; the row names the stage where another one sends it. */
export const returnForRevision = {
  action: 'return-for-revision',
  by: ['REV'],
  inputs: ['remarks'],
  sets_returned_from: Status.forReview,
  notifies: ['processor'],
} satisfies Act

export const returnForRevisionAtDecision = {
  ...returnForRevision,
  by: ['REC', 'APP'],
  effects: ['clear-recommendation'],
  sets_returned_from: Status.forRecommendingApproval,
} satisfies Act

export const endorseForPayment = {
  action: 'endorse-for-payment',
  by: ['REV'],
  guards: ['fees-left-to-pay'],
} satisfies Act

export const endorseWithoutPayment = {
  action: 'endorse-without-payment',
  by: ['REV'],
  guards: ['nothing-left-to-pay'],
} satisfies Act
