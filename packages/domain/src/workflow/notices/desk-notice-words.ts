import { labelOfStatus } from '../../transactions/labels.ts'
import { Status } from '../../transactions/status.ts'
import type { ActionKey } from '../actions/actions.ts'
import { lowered, type StatusAnnouncement } from './notice-words.ts'

/** What staff are to do at a status, in at most sixteen letters: the bell has no room for more. */
const ofStatus: Partial<Record<Status, string>> = {
  [Status.forRequirementCompletion]: 'with the client',
  [Status.forEvaluation]: 'to evaluate',
  [Status.lockedForEvaluation]: 'being evaluated',
  [Status.forClientAction]: 'with the client',
  [Status.resubmitted]: 'answer to check',
  [Status.forReview]: 'to review',
  [Status.forLoaIssuance]: 'LOA to prepare',
  [Status.forApplicationFeeOrder]: 'fee to order',
  [Status.forApplicationFeePayment]: 'payment awaited',
  [Status.forApplicationFeeValidation]: 'payment to check',
  [Status.noticeOfPreliminaryHearing]: 'hearing to set',
  [Status.forPublication]: 'with the client',
  [Status.forPublicationValidation]: 'proof to check',
  [Status.forOrderOfPayment]: 'order to issue',
  [Status.forPayment]: 'payment awaited',
  [Status.forPaymentValidation]: 'payment to check',
  [Status.forRecommendingApproval]: 'to decide',
  [Status.forPrinting]: 'to print',
  [Status.certificateIssued]: 'issued',
  [Status.forPickup]: 'to hand over',
  [Status.accredited]: 'completed',
  [Status.forDisapproval]: 'to decide',
  [Status.forRevision]: 'to revise',
  [Status.forHearing]: 'hearing to hold',
  [Status.evaluationForRevision]: 'being revised',
  [Status.forApprovalOfSuspension]: 'order to sign',
  [Status.forApprovalOfRevocation]: 'order to sign',
  [Status.requestRejected]: 'rejected',
}

const ofAct: Partial<Record<ActionKey, string>> = {
  'route-assign': 'assigned',
  reassign: 'reassigned',
  'take-over': 'taken over',
  'ask-for-condonation': 'to condone',
  'ask-for-waiver': 'waiver asked',
}

/** What the desk reads of a move, after the reference. */
export const deskNoticeWords = ({ type, status, action }: StatusAnnouncement): string =>
  (action && ofAct[action]) || (ofStatus[status] ?? lowered(labelOfStatus(status, 'staff', type)))
