import { typesOf } from '../../transactions/family.ts'
import * as decision from '../acts/decision-acts.ts'
import * as desk from '../acts/desk-acts.ts'
import * as filing from '../acts/filing-acts.ts'
import * as payment from '../acts/payment-acts.ts'
import * as release from '../acts/release-acts.ts'
import { flow } from './flow.ts'
import { Status } from '../../transactions/status.ts'
import type { Act } from '../transition/transition.ts'

const create = {
  action: 'create',
  by: ['CUS'],
  right: 'prepare',
  guards: ['email-verified', 'business-profile-complete'],
  effects: ['give-reference'],
} satisfies Act

const submit = { ...filing.submit, guards: [...filing.submit.guards, 'purpose-given'] } satisfies Act
const markIncomplete = { ...desk.markIncomplete, action: 'mark-incomplete' } satisfies Act

const endorseForReview = {
  ...desk.endorseForReview,
  guards: ['holds-the-lock', 'every-document-accepted', 'finding-ready', 'memorandum-ready'],
} satisfies Act

/** What was approved once has its document: it is corrected, and no longer refused. */
const rejectRequest = {
  action: 'reject-request',
  by: ['REV'],
  guards: ['never-approved'],
  inputs: ['grounds'],
  effects: ['write-denial-notice', 'void-open-invoices'],
} satisfies Act

const rejectAtDecision = {
  ...rejectRequest,
  by: ['APP'],
  guards: ['did-not-recommend', 'never-approved'],
} satisfies Act

const generateDocument = {
  action: 'generate-document',
  by: ['SYS'],
  guards: ['document-ready'],
  effects: ['make-document'],
} satisfies Act
const printAndSeal = { ...release.printAndSeal, effects: ['publish-document'] } satisfies Act

/** Flow E: certifications and recommendations to the SEC, types 16 and 17. */
export const certificateRequest = flow({ flow: 'E', types: typesOf('request'), agencies: ['dti', 'cab'] }, [
  ['E01', null, Status.draft, create],
  ['E02', Status.draft, Status.draft, filing.saveDraft],
  ['E03', Status.draft, Status.deleted, filing.deleteDraft],
  ['E04', Status.draft, Status.forEvaluation, submit],
  ['E05', Status.forEvaluation, Status.forRequirementCompletion, markIncomplete],
  ['E06', Status.forRequirementCompletion, Status.forEvaluation, filing.completeRequirements],
  ['E07', Status.forRequirementCompletion, Status.terminated, filing.withdraw],
  ['E07-14', Status.forOrderOfPayment, Status.terminated, filing.withdraw],
  ['E07-05', Status.resubmitted, Status.terminated, filing.withdraw],
  ['E07-02', Status.forEvaluation, Status.terminated, filing.withdraw],

  ['E08', Status.forEvaluation, Status.forEvaluation, desk.route],
  ['E09', Status.forEvaluation, Status.lockedForEvaluation, desk.lock],
  ['E10', Status.lockedForEvaluation, Status.forEvaluation, desk.releaseLock],
  ['E-L3', Status.lockedForEvaluation, Status.lockedForEvaluation, desk.takeOver],
  ['E-L2', Status.resubmitted, Status.resubmitted, desk.reassign],
  ['E-L1', Status.lockedForEvaluation, Status.resubmitted, desk.releaseLockResubmitted],
  ['E11', Status.lockedForEvaluation, Status.forClientAction, desk.returnToClient],
  ['E11x', Status.forClientAction, Status.forClientAction, desk.extendDeadline],
  ['E12', Status.forClientAction, Status.resubmitted, filing.resubmit],
  ['E13', Status.forClientAction, Status.terminated, filing.withdraw],
  ['E14', Status.resubmitted, Status.lockedForEvaluation, desk.lockAgain],
  ['E15', Status.lockedForEvaluation, Status.forReview, endorseForReview],

  ['E16', Status.forReview, Status.forRevision, desk.returnForRevision],
  ['E17', Status.forRevision, Status.evaluationForRevision, desk.startRevision],
  ['E-L6', Status.evaluationForRevision, Status.evaluationForRevision, desk.takeOver],
  ['E-L5', Status.evaluationForRevision, Status.forRevision, desk.releaseRevision],
  ['E-L4', Status.forRevision, Status.forRevision, desk.reassign],
  ['E18', Status.evaluationForRevision, Status.forReview, desk.resubmitForReview],
  ['E19', Status.evaluationForRevision, Status.forRecommendingApproval, desk.returnToRecommendingStage],
  ['E20', Status.forReview, Status.requestRejected, rejectRequest],
  ['E21', Status.forReview, Status.forOrderOfPayment, desk.endorseForPayment],
  ['E22', Status.forReview, Status.forRecommendingApproval, desk.endorseWithoutPayment],

  ['E23', Status.forOrderOfPayment, Status.forPayment, payment.issueOrderOfPayment],
  ['E24', Status.forPayment, Status.forPaymentValidation, payment.pay],
  ['E25', Status.forPayment, Status.terminated, filing.withdraw],
  ['E26', Status.forPayment, Status.forOrderOfPayment, payment.withdrawOrderOfPayment],
  ['E27', Status.forPaymentValidation, Status.forRecommendingApproval, payment.validatePayment],
  ['E28', Status.forPaymentValidation, Status.forPayment, payment.rejectPayment],

  ['E29', Status.forRecommendingApproval, Status.forRecommendingApproval, decision.recommendApproval],
  ['E29a', Status.forRecommendingApproval, Status.forRecommendingApproval, decision.withdrawRecommendation],
  ['E30', Status.forRecommendingApproval, Status.forRevision, desk.returnForRevisionAtDecision],
  ['E31', Status.forRecommendingApproval, Status.requestRejected, rejectAtDecision],
  ['E32', Status.forRecommendingApproval, Status.approved, decision.approve],

  ['E33', Status.approved, Status.forPrinting, generateDocument],
  ['E34', Status.forPrinting, Status.certificateIssued, printAndSeal],
  ['E35', Status.forPrinting, Status.forRevision, release.returnFromPrinting],
  ['E36', Status.certificateIssued, Status.forPickup, release.markReadyForPickup],
  ['E37', Status.certificateIssued, Status.accredited, release.releaseElectronically],
  ['E38', Status.forPickup, Status.accredited, release.releaseToClaimant],
  ['E39', Status.certificateIssued, Status.forRevision, release.returnFromIssue],
  ['E40', Status.forPickup, Status.forRevision, release.returnFromPickup],
])
