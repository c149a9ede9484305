import { Status } from './status.ts'

/** The stages that a client knows, in their order; several statuses make one. */
export const clientStages = ['submission', 'evaluation', 'review', 'payment', 'decision', 'result'] as const
export type ClientStage = (typeof clientStages)[number]

/** The stage of each status; null where it has none of its own, and stays where it had come to. */
const stageByStatus = {
  [Status.draft]: 'submission',
  [Status.forRequirementCompletion]: 'submission',
  [Status.forEvaluation]: 'evaluation',
  [Status.lockedForEvaluation]: 'evaluation',
  [Status.forClientAction]: 'evaluation',
  [Status.resubmitted]: 'evaluation',
  [Status.forReview]: 'review',
  [Status.forLoaIssuance]: 'review',
  [Status.forApplicationFeeOrder]: 'review',
  [Status.forApplicationFeePayment]: 'review',
  [Status.forApplicationFeeValidation]: 'review',
  [Status.noticeOfPreliminaryHearing]: 'review',
  [Status.forPublication]: 'review',
  [Status.forPublicationValidation]: 'review',
  [Status.forOrderOfPayment]: 'payment',
  [Status.forPayment]: 'payment',
  [Status.forPaymentValidation]: 'payment',
  [Status.forRecommendingApproval]: 'decision',
  [Status.approved]: 'result',
  [Status.forPrinting]: 'result',
  [Status.certificateIssued]: 'result',
  [Status.forPickup]: 'result',
  [Status.accredited]: 'done',
  [Status.forDisapproval]: 'decision',
  [Status.disapproved]: 'decision',
  [Status.deleted]: null,
  [Status.terminated]: null,
  [Status.forRevision]: 'review',
  [Status.expired]: null,
  [Status.forHearing]: 'review',
  [Status.evaluationForRevision]: 'review',
  [Status.forApprovalOfSuspension]: null,
  [Status.forApprovalOfRevocation]: null,
  [Status.suspended]: null,
  [Status.revoked]: null,
  [Status.requestRejected]: 'decision',
} as const satisfies Record<Status, ClientStage | 'done' | null>

/** The stage of a status; `done` when all of them are passed. */
export const stageOf = (status: Status): ClientStage | 'done' | null => stageByStatus[status]
