import { definitionOf } from '../../transactions/definitions/definitions.ts'
import { changeRequestTypes, typesOf, wideningTypes } from '../../transactions/family.ts'
import * as decision from '../acts/decision-acts.ts'
import * as desk from '../acts/desk-acts.ts'
import * as filing from '../acts/filing-acts.ts'
import * as payment from '../acts/payment-acts.ts'
import * as release from '../acts/release-acts.ts'
import { flow } from './flow.ts'
import { Status } from '../../transactions/status.ts'
import type { Act } from '../transition/transition.ts'

/** A request is refused in one step; an additional category, being an authority, in two. */
const requests = changeRequestTypes
const category = wideningTypes

/** Those whose approval makes a certificate, and those that leave it; of some the answers decide. */
const affecting = typesOf('change').filter((type) => definitionOf(type).documents.length > 0)
const unaffecting = typesOf('change').filter(
  (type) => !affecting.includes(type) || definitionOf(type).may_spare_documents,
)

const create = {
  action: 'create',
  by: ['CUS'],
  right: 'prepare',
  guards: ['accreditation-may-change', 'legal-form-has-it', 'no-request-of-this-type-open', 'asks-a-new-scope'],
  effects: ['give-reference', 'link-accreditation', 'take-snapshot'],
} satisfies Act

const submit = {
  ...filing.submit,
  guards: [...filing.submit.guards, 'capital-reaches-minimum-if-tested'],
} satisfies Act

const endorseForReview = {
  ...desk.endorseForReview,
  guards: ['holds-the-lock', 'every-document-accepted', 'ratio-saved-if-asked', 'memorandum-ready'],
} satisfies Act

const returnToRecommendingStage = {
  ...desk.returnToRecommendingStage,
  guards: [...desk.returnToRecommendingStage.guards, 'nothing-left-to-pay'],
} satisfies Act

/** What was approved once is in the register already: it is corrected, and no longer refused. */
const rejectRequest = {
  action: 'reject-request-types-3-11',
  by: ['REV'],
  types: requests,
  guards: ['never-approved'],
  inputs: ['grounds'],
  effects: ['write-denial-notice', 'void-open-invoices'],
} satisfies Act

const rejectAtDecision = {
  ...rejectRequest,
  by: ['APP'],
  guards: ['did-not-recommend', 'never-approved'],
} satisfies Act

const proposeDisapproval = {
  ...decision.proposeDisapproval,
  action: 'propose-disapproval-type-12',
  types: category,
} satisfies Act

const recommendDisapproval = {
  ...proposeDisapproval,
  by: ['REC'],
  effects: ['record-proposal', 'clear-recommendation'],
} satisfies Act

const confirmDisapproval = {
  ...decision.confirmDisapproval,
  action: 'confirm-disapproval-type-12',
  types: category,
} satisfies Act

const doNotConcur = { ...decision.doNotConcur, types: category } satisfies Act

/** A branch may have closed while its certificate was drawn: nothing is left to certify. */
const applyChange = {
  action: 'apply-change-certificate-unaffected',
  by: ['SYS'],
  types: unaffecting,
  guards: ['certificate-unaffected'],
  effects: ['apply-change', 'void-certificate-draft'],
} satisfies Act

const applyAndRemake = {
  action: 'apply-change-and-regenerate-certificate',
  by: ['SYS'],
  types: affecting,
  guards: ['certificate-changes', 'document-ready'],
  effects: ['apply-change', 'make-certificate', 'replace-certificate'],
} satisfies Act

/** What the certificate does not show is in the register as soon as it is approved. */
const approve = { ...decision.approve, followed_by: applyChange.action } satisfies Act

/** Flow C: changes to an accreditation, types 3 to 12, on either side. */
export const changeRequest = flow({ flow: 'C', types: typesOf('change'), agencies: ['dti', 'cab'] }, [
  ['C01', null, Status.draft, create],
  ['C02', Status.draft, Status.draft, filing.saveDraft],
  ['C03', Status.draft, Status.deleted, filing.deleteDraft],
  ['C04', Status.draft, Status.forEvaluation, submit],
  ['C05', Status.draft, Status.forRequirementCompletion, filing.submitWithDocumentsToFollow],
  ['C06', Status.forEvaluation, Status.forRequirementCompletion, desk.markIncomplete],
  ['C07', Status.forRequirementCompletion, Status.forEvaluation, filing.completeRequirements],
  ['C08', Status.forRequirementCompletion, Status.terminated, filing.withdraw],
  ['C08-14', Status.forOrderOfPayment, Status.terminated, filing.withdraw],
  ['C08-05', Status.resubmitted, Status.terminated, filing.withdraw],
  ['C08-02', Status.forEvaluation, Status.terminated, filing.withdraw],

  ['C09', Status.forEvaluation, Status.forEvaluation, desk.route],
  ['C10', Status.forEvaluation, Status.lockedForEvaluation, desk.startEvaluation],
  ['C11', Status.lockedForEvaluation, Status.forEvaluation, desk.releaseLock],
  ['C-L3', Status.lockedForEvaluation, Status.lockedForEvaluation, desk.takeOver],
  ['C-L2', Status.resubmitted, Status.resubmitted, desk.reassign],
  ['C-L1', Status.lockedForEvaluation, Status.resubmitted, desk.releaseLockResubmitted],
  ['C12', Status.lockedForEvaluation, Status.forClientAction, desk.returnToClient],
  ['C12x', Status.forClientAction, Status.forClientAction, desk.extendDeadline],
  ['C13', Status.forClientAction, Status.resubmitted, filing.resubmit],
  ['C14', Status.forClientAction, Status.terminated, filing.withdraw],
  ['C15', Status.resubmitted, Status.lockedForEvaluation, desk.resumeEvaluation],
  ['C16', Status.lockedForEvaluation, Status.forReview, endorseForReview],

  ['C17', Status.forReview, Status.forRevision, desk.returnForRevision],
  ['C18', Status.forRevision, Status.evaluationForRevision, desk.startRevision],
  ['C-L6', Status.evaluationForRevision, Status.evaluationForRevision, desk.takeOver],
  ['C-L5', Status.evaluationForRevision, Status.forRevision, desk.releaseRevision],
  ['C-L4', Status.forRevision, Status.forRevision, desk.reassign],
  ['C19', Status.evaluationForRevision, Status.forReview, desk.resubmitForReviewOrPayment],
  ['C20', Status.evaluationForRevision, Status.forClientAction, desk.returnToClientFromRevision],
  ['C21', Status.evaluationForRevision, Status.forRecommendingApproval, returnToRecommendingStage],
  ['C22', Status.forReview, Status.forOrderOfPayment, desk.endorseForPayment],
  ['C23', Status.forReview, Status.forRecommendingApproval, desk.endorseWithoutPayment],
  ['C24', Status.forReview, Status.requestRejected, rejectRequest],
  ['C25', Status.forReview, Status.forDisapproval, proposeDisapproval],

  ['C26', Status.forOrderOfPayment, Status.forPayment, payment.issueOrderOfPayment],
  ['C27', Status.forOrderOfPayment, Status.forRecommendingApproval, payment.nothingDue],
  ['C28', Status.forPayment, Status.forPaymentValidation, payment.pay],
  ['C29', Status.forPayment, Status.terminated, filing.withdraw],
  ['C30', Status.forPayment, Status.forOrderOfPayment, payment.withdrawOrderOfPayment],
  ['C31', Status.forPaymentValidation, Status.forRecommendingApproval, payment.validatePayment],
  ['C32', Status.forPaymentValidation, Status.forPayment, payment.rejectPayment],

  ['C33', Status.forRecommendingApproval, Status.forRecommendingApproval, decision.recommendApproval],
  ['C33a', Status.forRecommendingApproval, Status.forRecommendingApproval, decision.withdrawRecommendation],
  ['C34', Status.forRecommendingApproval, Status.forRevision, desk.returnForRevisionAtDecision],
  ['C35', Status.forRecommendingApproval, Status.requestRejected, rejectAtDecision],
  ['C36', Status.forRecommendingApproval, Status.forDisapproval, recommendDisapproval],
  ['C37', Status.forRecommendingApproval, Status.approved, approve],
  ['C38', Status.forDisapproval, Status.disapproved, confirmDisapproval],
  ['C39', Status.forDisapproval, Status.forRevision, doNotConcur],

  ['C40', Status.approved, Status.accredited, applyChange],
  ['C41', Status.approved, Status.forPrinting, applyAndRemake],
  ['C42', Status.forPrinting, Status.certificateIssued, release.printAndSeal],
  ['C43', Status.forPrinting, Status.forRevision, release.returnFromPrinting],
  ['C44', Status.certificateIssued, Status.forPickup, release.markReadyForPickup],
  ['C45', Status.certificateIssued, Status.accredited, release.releaseElectronically],
  ['C46', Status.forPickup, Status.accredited, release.releaseToClaimant],
  ['C47', Status.certificateIssued, Status.forRevision, release.returnFromIssue],
  ['C48', Status.forPickup, Status.forRevision, release.returnFromPickup],
])
