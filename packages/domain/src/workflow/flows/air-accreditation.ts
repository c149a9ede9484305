import { typesOf } from '../../transactions/family.ts'
import * as accreditation from '../acts/accreditation-acts.ts'
import * as air from '../acts/air-acts.ts'
import * as decision from '../acts/decision-acts.ts'
import * as desk from '../acts/desk-acts.ts'
import * as filing from '../acts/filing-acts.ts'
import * as hearing from '../acts/hearing-acts.ts'
import * as payment from '../acts/payment-acts.ts'
import * as release from '../acts/release-acts.ts'
import { flow } from './flow.ts'
import { Status } from '../../transactions/status.ts'

/** Flow B: new accreditations and renewals of airfreight forwarders. */
export const airAccreditation = flow({ flow: 'B', types: typesOf('application'), agencies: ['cab'] }, [
  ['B01', null, Status.draft, air.create],
  ['B02', Status.draft, Status.draft, filing.saveDraft],
  ['B03', Status.draft, Status.deleted, filing.deleteDraft],
  ['B04', Status.draft, Status.forEvaluation, air.submit],
  ['B05', Status.draft, Status.forRequirementCompletion, air.submitWithDocumentsToFollow],
  ['B06', Status.forEvaluation, Status.forRequirementCompletion, desk.markIncomplete],
  ['B07', Status.forRequirementCompletion, Status.forEvaluation, filing.completeRequirements],
  ['B08', Status.forRequirementCompletion, Status.terminated, air.withdraw],
  ['B08-14', Status.forOrderOfPayment, Status.terminated, air.withdraw],
  ['B08-05', Status.resubmitted, Status.terminated, air.withdraw],
  ['B08-02', Status.forEvaluation, Status.terminated, air.withdraw],

  ['B09', Status.forEvaluation, Status.forEvaluation, desk.route],
  ['B10', Status.forEvaluation, Status.lockedForEvaluation, desk.startEvaluation],
  ['B11', Status.lockedForEvaluation, Status.forEvaluation, desk.releaseLock],
  ['B-L3', Status.lockedForEvaluation, Status.lockedForEvaluation, desk.takeOver],
  ['B-L2', Status.resubmitted, Status.resubmitted, desk.reassign],
  ['B-L1', Status.lockedForEvaluation, Status.resubmitted, desk.releaseLockResubmitted],
  ['B12', Status.lockedForEvaluation, Status.forClientAction, desk.returnToClient],
  ['B12x', Status.forClientAction, Status.forClientAction, desk.extendDeadline],
  ['B13', Status.forClientAction, Status.resubmitted, air.resubmit],
  ['B14', Status.forClientAction, Status.terminated, air.withdraw],
  ['B15', Status.resubmitted, Status.lockedForEvaluation, air.resumeEvaluation],
  ['B16', Status.lockedForEvaluation, Status.forReview, desk.endorseForReview],
  ['B17', Status.lockedForEvaluation, Status.forDisapproval, accreditation.proposeDisapprovalAtEvaluation],

  ['B18', Status.forReview, Status.forRevision, desk.returnForRevision],
  ['B19', Status.forRevision, Status.evaluationForRevision, air.startRevision],
  ['B-L6', Status.evaluationForRevision, Status.evaluationForRevision, desk.takeOver],
  ['B-L5', Status.evaluationForRevision, Status.forRevision, desk.releaseRevision],
  ['B-L4', Status.forRevision, Status.forRevision, desk.reassign],
  ['B20', Status.evaluationForRevision, Status.forReview, desk.resubmitForReview],
  ['B21', Status.evaluationForRevision, Status.forClientAction, desk.returnToClientFromRevision],
  ['B22', Status.evaluationForRevision, Status.forLoaIssuance, air.returnToLoaStage],
  ['B23', Status.evaluationForRevision, Status.forRecommendingApproval, desk.returnToRecommendingStage],
  ['B24', Status.evaluationForRevision, Status.forOrderOfPayment, air.returnToAssessment],
  ['B24a', Status.forRevision, Status.forHearing, hearing.returnToHearing],
  ['B25', Status.forReview, Status.forLoaIssuance, air.endorseForLoa],
  ['B26', Status.forReview, Status.forDisapproval, decision.proposeDisapproval],
  ['B26b', Status.forReview, Status.forHearing, air.endorseToHearing],
  ['B26a', Status.forReview, Status.forOrderOfPayment, air.endorseToAssessment],

  ['B27', Status.forLoaIssuance, Status.forLoaIssuance, air.saveLoaDraft],
  ['B28', Status.forLoaIssuance, Status.forApplicationFeeOrder, air.signLoa],
  ['B29', Status.forLoaIssuance, Status.forApplicationFeeOrder, air.noLoaNeeded],
  ['B30', Status.forLoaIssuance, Status.forRevision, air.returnLoaForRevision],
  ['B31', Status.forApplicationFeeOrder, Status.forApplicationFeePayment, air.issueApplicationFeeOrder],
  ['B32', Status.forApplicationFeePayment, Status.forApplicationFeeValidation, payment.payOnline],
  ['B33', Status.forApplicationFeePayment, Status.forApplicationFeeValidation, payment.postPayment],
  ['B34', Status.forApplicationFeePayment, Status.terminated, air.withdrawApplication],
  ['B35', Status.forApplicationFeePayment, Status.forApplicationFeeOrder, payment.withdrawOrderOfPayment],
  ['B36', Status.forApplicationFeeValidation, Status.noticeOfPreliminaryHearing, air.validateApplicationFee],
  ['B37', Status.forApplicationFeeValidation, Status.forApplicationFeePayment, payment.rejectPayment],

  ['B38', Status.noticeOfPreliminaryHearing, Status.forPublication, hearing.issueNotice],
  ['B39', Status.noticeOfPreliminaryHearing, Status.forHearing, hearing.noPublicationRequired],
  ['B40', Status.forPublication, Status.forPublicationValidation, hearing.submitProofOfPublication],
  ['B41', Status.forPublication, Status.terminated, air.withdrawApplication],
  ['B42', Status.forPublication, Status.forPublication, hearing.reissueNotice],
  ['B42x', Status.forPublication, Status.forPublication, hearing.extendPublication],
  ['B43', Status.forPublicationValidation, Status.forPublication, hearing.rejectProof],
  ['B44', Status.forPublicationValidation, Status.forHearing, hearing.acceptProofForHearing],
  ['B45', Status.forPublicationValidation, Status.forOrderOfPayment, hearing.acceptProofOnTheRecord],
  ['B46', Status.forHearing, Status.forHearing, hearing.resetHearing],
  ['B47', Status.forHearing, Status.noticeOfPreliminaryHearing, hearing.repeatNotice],
  ['B48', Status.forHearing, Status.forClientAction, hearing.requireFurtherEvidence],
  ['B49', Status.resubmitted, Status.forHearing, hearing.receiveFurtherEvidence],
  ['B50', Status.forHearing, Status.forOrderOfPayment, hearing.concludeInFavour],
  ['B51', Status.forHearing, Status.forDisapproval, hearing.concludeAgainst],

  ['B52', Status.forOrderOfPayment, Status.forPayment, payment.issueOrderOfPayment],
  ['B53', Status.forOrderOfPayment, Status.forRecommendingApproval, payment.nothingDue],
  ['B54', Status.forOrderOfPayment, Status.forRevision, air.returnAssessmentBasis],
  ['B55', Status.forPayment, Status.forPaymentValidation, payment.payOnline],
  ['B56', Status.forPayment, Status.forPaymentValidation, payment.postPayment],
  ['B57', Status.forPayment, Status.terminated, air.withdrawApplication],
  ['B58', Status.forPayment, Status.forOrderOfPayment, payment.withdrawOrderOfPayment],
  ['B59', Status.forPaymentValidation, Status.forRecommendingApproval, payment.validatePayment],
  ['B60', Status.forPaymentValidation, Status.forPayment, payment.rejectPayment],

  ['B61', Status.forRecommendingApproval, Status.forRecommendingApproval, decision.recommendApproval],
  ['B61a', Status.forRecommendingApproval, Status.forRecommendingApproval, decision.withdrawRecommendation],
  ['B62', Status.forRecommendingApproval, Status.forRevision, desk.returnForRevisionAtDecision],
  ['B63', Status.forRecommendingApproval, Status.forDisapproval, decision.recommendDisapproval],
  ['B64', Status.forRecommendingApproval, Status.approved, air.approveBoardAction],
  ['B65', Status.forDisapproval, Status.disapproved, air.confirmDisapproval],
  ['B66', Status.forDisapproval, Status.forRevision, decision.doNotConcur],

  ['B67', Status.approved, Status.forPrinting, accreditation.generateCertificate],
  ['B68', Status.forPrinting, Status.certificateIssued, release.printAndSeal],
  ['B69', Status.forPrinting, Status.forRevision, release.returnFromPrinting],
  ['B70', Status.certificateIssued, Status.forPickup, release.markReadyForPickup],
  ['B71', Status.certificateIssued, Status.accredited, accreditation.releaseElectronically],
  ['B72', Status.certificateIssued, Status.forRevision, release.returnFromIssue],
  ['B73', Status.forPickup, Status.accredited, accreditation.releaseToClaimant],
  ['B74', Status.forPickup, Status.forRevision, release.returnFromPickup],

  ['B75', Status.draft, Status.draft, accreditation.askForWaiver],
  ['B76', Status.draft, Status.draft, accreditation.waiveArrears],
  ['B77', Status.draft, Status.draft, accreditation.declineWaiver],
])
