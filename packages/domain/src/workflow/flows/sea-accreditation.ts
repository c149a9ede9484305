import { typesOf } from '../../transactions/family.ts'
import * as accreditation from '../acts/accreditation-acts.ts'
import * as decision from '../acts/decision-acts.ts'
import * as desk from '../acts/desk-acts.ts'
import * as filing from '../acts/filing-acts.ts'
import * as payment from '../acts/payment-acts.ts'
import * as release from '../acts/release-acts.ts'
import { flow } from './flow.ts'
import { Status } from '../../transactions/status.ts'

/** Flow A: new accreditations and renewals of sea freight forwarders. */
export const seaAccreditation = flow({ flow: 'A', types: typesOf('application'), agencies: ['dti'] }, [
  ['A01', null, Status.draft, accreditation.create],
  ['A02', Status.draft, Status.draft, filing.saveDraft],
  ['A03', Status.draft, Status.deleted, filing.deleteDraft],
  ['A04', Status.draft, Status.forEvaluation, accreditation.submit],
  ['A05', Status.draft, Status.forRequirementCompletion, accreditation.submitWithDocumentsToFollow],
  ['A06', Status.forEvaluation, Status.forRequirementCompletion, desk.markIncomplete],
  ['A07', Status.forRequirementCompletion, Status.forEvaluation, filing.completeRequirements],
  ['A08', Status.forRequirementCompletion, Status.terminated, filing.withdraw],
  ['A08-14', Status.forOrderOfPayment, Status.terminated, filing.withdraw],
  ['A08-05', Status.resubmitted, Status.terminated, filing.withdraw],
  ['A08-02', Status.forEvaluation, Status.terminated, filing.withdraw],

  ['A09', Status.forEvaluation, Status.forEvaluation, desk.route],
  ['A10', Status.forEvaluation, Status.lockedForEvaluation, desk.startEvaluation],
  ['A11', Status.lockedForEvaluation, Status.forEvaluation, desk.releaseLock],
  ['A-L3', Status.lockedForEvaluation, Status.lockedForEvaluation, desk.takeOver],
  ['A-L2', Status.resubmitted, Status.resubmitted, desk.reassign],
  ['A-L1', Status.lockedForEvaluation, Status.resubmitted, desk.releaseLockResubmitted],
  ['A12', Status.lockedForEvaluation, Status.forClientAction, desk.returnToClient],
  ['A12x', Status.forClientAction, Status.forClientAction, desk.extendDeadline],
  ['A13', Status.forClientAction, Status.resubmitted, accreditation.resubmit],
  ['A14', Status.forClientAction, Status.terminated, filing.withdraw],
  ['A15', Status.resubmitted, Status.lockedForEvaluation, desk.resumeEvaluation],
  ['A16', Status.lockedForEvaluation, Status.forReview, desk.endorseForReview],
  ['A17', Status.lockedForEvaluation, Status.forDisapproval, accreditation.proposeDisapprovalAtEvaluation],

  ['A18', Status.forReview, Status.forRevision, desk.returnForRevision],
  ['A19', Status.forRevision, Status.evaluationForRevision, desk.startRevision],
  ['A-L6', Status.evaluationForRevision, Status.evaluationForRevision, desk.takeOver],
  ['A-L5', Status.evaluationForRevision, Status.forRevision, desk.releaseRevision],
  ['A-L4', Status.forRevision, Status.forRevision, desk.reassign],
  ['A20', Status.evaluationForRevision, Status.forReview, desk.resubmitForReviewOrPayment],
  ['A21', Status.evaluationForRevision, Status.forClientAction, desk.returnToClientFromRevision],
  ['A22', Status.evaluationForRevision, Status.forRecommendingApproval, accreditation.returnToRecommendingStage],
  ['A23', Status.forReview, Status.forOrderOfPayment, desk.endorseForPayment],
  ['A24', Status.forReview, Status.forRecommendingApproval, accreditation.endorseFeesAlreadyPaid],
  ['A25', Status.forReview, Status.forDisapproval, decision.proposeDisapproval],

  ['A26', Status.forOrderOfPayment, Status.forPayment, payment.issueOrderOfPayment],
  ['A27', Status.forOrderOfPayment, Status.forRevision, payment.returnAssessmentBasis],
  ['A28', Status.forPayment, Status.forPaymentValidation, payment.payOnline],
  ['A29', Status.forPayment, Status.forPaymentValidation, payment.postPayment],
  ['A30', Status.forPayment, Status.forOrderOfPayment, payment.withdrawOrderOfPayment],
  ['A31', Status.forPayment, Status.terminated, filing.withdrawApplication],
  ['A32', Status.forPaymentValidation, Status.forRecommendingApproval, payment.validatePayment],
  ['A33', Status.forPaymentValidation, Status.forPayment, payment.rejectPayment],

  ['A34', Status.forRecommendingApproval, Status.forRecommendingApproval, decision.recommendApproval],
  ['A34a', Status.forRecommendingApproval, Status.forRecommendingApproval, decision.withdrawRecommendation],
  ['A35', Status.forRecommendingApproval, Status.forRevision, desk.returnForRevisionAtDecision],
  ['A36', Status.forRecommendingApproval, Status.forDisapproval, decision.recommendDisapproval],
  ['A37', Status.forRecommendingApproval, Status.approved, decision.approve],
  ['A38', Status.forDisapproval, Status.disapproved, decision.confirmDisapproval],
  ['A39', Status.forDisapproval, Status.forRevision, decision.doNotConcur],

  ['A40', Status.approved, Status.forPrinting, accreditation.generateCertificate],
  ['A41', Status.forPrinting, Status.certificateIssued, release.printAndSeal],
  ['A42', Status.forPrinting, Status.forRevision, release.returnFromPrinting],
  ['A43', Status.certificateIssued, Status.forPickup, release.markReadyForPickup],
  ['A44', Status.certificateIssued, Status.accredited, accreditation.releaseElectronically],
  ['A45', Status.certificateIssued, Status.forRevision, release.returnFromIssue],
  ['A46', Status.forPickup, Status.accredited, accreditation.releaseToClaimant],
  ['A47', Status.forPickup, Status.forRevision, release.returnFromPickup],

  ['A48', Status.draft, Status.draft, accreditation.askForWaiver],
  ['A49', Status.draft, Status.draft, accreditation.waiveArrears],
  ['A50', Status.draft, Status.draft, accreditation.declineWaiver],
])
