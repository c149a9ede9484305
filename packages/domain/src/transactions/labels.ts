import { Status } from './status.ts'
import { ofEachType } from './definitions/definitions.ts'
import type { Family } from './definitions/type-definition.ts'
import type { TransactionType } from './transaction-type.ts'
import { familyOf } from './family.ts'
import { familyWords } from './family-words.ts'

/** Who must move: the agency, the client, nobody any more (done, stopped), or nobody yet. */
export type Tone = 'agency' | 'client' | 'done' | 'stopped' | 'idle'

interface StatusLabel {
  readonly staff: string
  readonly customer: string
  readonly tone: Tone
}

const label = (staff: string, customer: string, tone: Tone): StatusLabel => ({ staff, customer, tone })

/** The words for each code (specification, section 4; field facts, section 12). Cases (31, 32) never reach a customer. */
export const statusLabels: Readonly<Record<Status, StatusLabel>> = {
  [Status.draft]: label('Draft / pending', 'Draft', 'idle'),
  [Status.forRequirementCompletion]: label('For requirement completion', 'Complete your requirements', 'client'),
  [Status.forEvaluation]: label('For evaluation', 'Received, in queue', 'agency'),
  [Status.lockedForEvaluation]: label('Locked for evaluation', 'Under evaluation', 'agency'),
  [Status.forClientAction]: label('For client action', 'Your action needed', 'client'),
  [Status.resubmitted]: label('For evaluation of resubmitted application', 'Resubmitted', 'agency'),
  [Status.forReview]: label('For review', 'Under review', 'agency'),
  [Status.forLoaIssuance]: label('For LOA issuance', 'LOA in preparation', 'agency'),
  [Status.forApplicationFeeOrder]: label(
    'For application fee order of payment',
    'Order of payment in preparation',
    'agency',
  ),
  [Status.forApplicationFeePayment]: label('For application fee payment', 'Pay application fee', 'client'),
  [Status.forApplicationFeeValidation]: label(
    'For application fee payment validation',
    'Payment being validated',
    'agency',
  ),
  [Status.noticeOfPreliminaryHearing]: label('Notice of preliminary hearing', 'Hearing being scheduled', 'agency'),
  [Status.forPublication]: label('For publication', 'Publish the notice, send proof', 'client'),
  [Status.forPublicationValidation]: label('For publication validation', 'Proof being checked', 'agency'),
  [Status.forOrderOfPayment]: label('For order of payment', 'Order of payment in preparation', 'agency'),
  [Status.forPayment]: label('For payment', 'Pay order of payment', 'client'),
  [Status.forPaymentValidation]: label('For payment validation', 'Payment being validated', 'agency'),
  [Status.forRecommendingApproval]: label('For recommending approval', 'For decision', 'agency'),
  [Status.approved]: label('Approved', 'Approved', 'agency'),
  [Status.forPrinting]: label('For printing', 'Certificate being prepared', 'agency'),
  [Status.certificateIssued]: label('Certificate issued', 'Certificate issued', 'done'),
  [Status.forPickup]: label('For pickup', 'Ready for pickup', 'client'),
  [Status.accredited]: label('Accredited (completed)', 'Completed / accredited', 'done'),
  [Status.forDisapproval]: label('For disapproval', 'For decision', 'agency'),
  [Status.disapproved]: label('Disapproved', 'Disapproved', 'stopped'),
  [Status.deleted]: label('Deleted', 'Deleted', 'idle'),
  [Status.terminated]: label('Terminated', 'Terminated', 'stopped'),
  [Status.forRevision]: label('For revision', 'Under review', 'agency'),
  [Status.expired]: label('Expired', 'Expired', 'stopped'),
  [Status.forHearing]: label('For hearing', 'Hearing', 'agency'),
  [Status.evaluationForRevision]: label('Evaluation for revision', 'Under review', 'agency'),
  [Status.forApprovalOfSuspension]: label('For approval of suspension', 'Under review', 'agency'),
  [Status.forApprovalOfRevocation]: label('For approval of revocation', 'Under review', 'agency'),
  [Status.suspended]: label('Suspended', 'Suspended', 'stopped'),
  [Status.revoked]: label('Revoked', 'Revoked', 'stopped'),
  [Status.requestRejected]: label('Request rejected', 'Request rejected', 'stopped'),
}

type Words = Pick<StatusLabel, 'staff' | 'customer'>

/** Of a transaction that accredits nobody. */
const withoutAccreditation = (noun: string): Partial<Record<Status, Words>> => ({
  [Status.resubmitted]: { staff: `For evaluation of resubmitted ${noun}`, customer: 'Resubmitted' },
  [Status.accredited]: { staff: 'Completed', customer: 'Completed' },
})

/** Where a family has words of its own for a code, since the codes are named after applications. */
const familyLabels: Readonly<Record<Family, Partial<Record<Status, Words>>>> = {
  application: {},
  change: withoutAccreditation(familyWords.change.noun),
  report: withoutAccreditation(familyWords.report.noun),
  request: {
    ...withoutAccreditation(familyWords.request.noun),
    [Status.forPrinting]: { staff: 'For printing', customer: 'Document being prepared' },
    [Status.certificateIssued]: { staff: 'Document issued', customer: 'Document issued' },
  },
  case: withoutAccreditation(familyWords.case.noun),
}

/** What this audience reads for a status of a transaction of this type; null for one of an accreditation. */
export function labelOfStatus(
  status: Status,
  audience: 'customer' | 'staff' | 'system',
  type: TransactionType | null,
): string {
  const words = (type !== null && familyLabels[familyOf(type)][status]) || statusLabels[status]
  return words[audience === 'customer' ? 'customer' : 'staff']
}

/** What a transaction is about, in words (specification, section 3). */
export const typeLabels = ofEachType(({ label }) => label)
