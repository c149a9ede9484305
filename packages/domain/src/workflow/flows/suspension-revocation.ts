import { typesOf } from '../../transactions/family.ts'
import * as cases from '../acts/case-acts.ts'
import * as desk from '../acts/desk-acts.ts'
import { flow } from './flow.ts'
import { Status } from '../../transactions/status.ts'

/** Flow F: suspension and revocation, types 18 and 19: the agency's own cases. */
export const suspensionRevocation = flow({ flow: 'F', types: typesOf('case'), agencies: ['dti', 'cab'] }, [
  ['F01', null, Status.draft, cases.createCase],
  ['F02', Status.draft, Status.draft, cases.editDraft],
  ['F03', Status.draft, Status.deleted, cases.deleteDraft],
  ['F04', Status.draft, Status.forEvaluation, cases.fileCase],
  ['F05', Status.forEvaluation, Status.forEvaluation, cases.route],
  ['F06', Status.forEvaluation, Status.lockedForEvaluation, cases.lock],
  ['F07', Status.lockedForEvaluation, Status.forEvaluation, cases.releaseLock],
  ['F-L3', Status.lockedForEvaluation, Status.lockedForEvaluation, cases.takeOver],
  ['F08', Status.forEvaluation, Status.terminated, cases.withdrawCase],
  ['F09', Status.lockedForEvaluation, Status.terminated, cases.withdrawLockedCase],

  ['F10', Status.lockedForEvaluation, Status.noticeOfPreliminaryHearing, cases.serveOrder],
  ['F11', Status.lockedForEvaluation, Status.forApprovalOfSuspension, cases.askPreventiveSuspension],
  ['F12', Status.noticeOfPreliminaryHearing, Status.forRecommendingApproval, cases.noCauseFound],
  ['F13', Status.noticeOfPreliminaryHearing, Status.forHearing, cases.setForHearing],
  ['F14', Status.forHearing, Status.forHearing, cases.resetHearing],
  ['F15', Status.forHearing, Status.noticeOfPreliminaryHearing, cases.serveNewNotice],
  ['F16', Status.forHearing, Status.forRecommendingApproval, cases.submitFindings],
  ['F17', Status.forHearing, Status.forRecommendingApproval, cases.dismissalAfterHearing],

  ['F18', Status.forRecommendingApproval, Status.forRevision, desk.returnForRevisionAtDecision],
  ['F19', Status.forRevision, Status.evaluationForRevision, cases.startRevision],
  ['F-L6', Status.evaluationForRevision, Status.evaluationForRevision, cases.takeOver],
  ['F-L5', Status.evaluationForRevision, Status.forRevision, cases.releaseRevision],
  ['F-L4', Status.forRevision, Status.forRevision, cases.reassign],
  ['F20', Status.evaluationForRevision, Status.forRecommendingApproval, cases.resubmitFindings],
  ['F21', Status.evaluationForRevision, Status.forApprovalOfSuspension, cases.resubmitSuspension],
  ['F22', Status.evaluationForRevision, Status.forApprovalOfRevocation, cases.resubmitRevocation],

  ['F23', Status.forRecommendingApproval, Status.forApprovalOfSuspension, cases.recommendSuspension],
  ['F24', Status.forRecommendingApproval, Status.forApprovalOfRevocation, cases.recommendRevocation],
  ['F24a', Status.forRecommendingApproval, Status.forRecommendingApproval, cases.recommendDismissal],
  ['F25', Status.forRecommendingApproval, Status.requestRejected, cases.dismiss],
  ['F26', Status.forApprovalOfSuspension, Status.suspended, cases.approveSuspension],
  ['F27', Status.forApprovalOfSuspension, Status.requestRejected, cases.rejectOrder],
  ['F28', Status.forApprovalOfSuspension, Status.forRevision, cases.returnSuspension],
  ['F29', Status.forApprovalOfRevocation, Status.revoked, cases.approveRevocation],
  ['F30', Status.forApprovalOfRevocation, Status.requestRejected, cases.rejectRevocation],
  ['F31', Status.forApprovalOfRevocation, Status.forApprovalOfSuspension, cases.lowerToSuspension],
  ['F32', Status.forApprovalOfRevocation, Status.forRevision, cases.returnRevocation],

  ['F33', Status.suspended, Status.suspended, cases.changeDates],
  ['F34', Status.suspended, Status.accredited, cases.liftSuspension],
  ['F35', Status.suspended, Status.accredited, cases.periodEnds],
  ['F36', Status.suspended, Status.terminated, cases.overtaken],
])
