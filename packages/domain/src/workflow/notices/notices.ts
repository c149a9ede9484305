import { formatDueDay } from '../../dates/format.ts'
import { plainDate } from '../../dates/plain-date.ts'
import { isCase } from '../../transactions/family.ts'
import { isToPay } from '../../transactions/status-groups.ts'
import type { BaseFacts, WorkflowState } from '../decision-facts.ts'
import { Status } from '../../transactions/status.ts'
import { deskNoticeWords } from './desk-notice-words.ts'
import { noticeWords, type StatusAnnouncement } from './notice-words.ts'
import type { Recipient } from '../transition/recipient.ts'
import type { Transition } from '../transition/transition.ts'

/** The business is notified on entry to these (field facts, section 15.3). */
const customerIsNotified: readonly Status[] = [
  Status.forRequirementCompletion,
  Status.forEvaluation,
  Status.forClientAction,
  Status.forApplicationFeePayment,
  Status.noticeOfPreliminaryHearing,
  Status.forPublication,
  Status.forPayment,
  Status.approved,
  Status.certificateIssued,
  Status.forPickup,
  Status.accredited,
  Status.disapproved,
  Status.terminated,
  Status.expired,
  Status.forHearing,
  Status.suspended,
  Status.revoked,
  Status.requestRejected,
]

/** In a case the business reads nothing before the order is served. */
const customerIsNotifiedOfCase: readonly Status[] = [
  Status.noticeOfPreliminaryHearing,
  Status.forHearing,
  Status.accredited,
  Status.suspended,
  Status.revoked,
  Status.requestRejected,
]

type After = Pick<WorkflowState, 'processor_id' | 'recommendation' | 'returned_from'>

/** The desk whose list the status enters; where a transaction has its person, that person alone. */
const deskIsNotified: Partial<Record<Status, Recipient | ((after: After) => Recipient)>> = {
  [Status.forEvaluation]: ({ processor_id }) => (processor_id === null ? 'QM' : 'processor'),
  [Status.resubmitted]: ({ returned_from }) => (returned_from === Status.forHearing ? 'LEG' : 'processor'),
  [Status.forRevision]: ({ returned_from }) => (returned_from === Status.forHearing ? 'LEG' : 'processor'),
  [Status.forReview]: 'REV',
  [Status.forLoaIssuance]: 'processor',
  [Status.forApplicationFeeOrder]: 'CSH',
  [Status.forApplicationFeeValidation]: 'CSH',
  [Status.noticeOfPreliminaryHearing]: 'LEG',
  [Status.forPublicationValidation]: 'LEG',
  [Status.forHearing]: 'LEG',
  [Status.forOrderOfPayment]: 'CSH',
  [Status.forPaymentValidation]: 'CSH',
  [Status.forRecommendingApproval]: ({ recommendation }) => (recommendation === null ? 'REC' : 'APP'),
  [Status.forPrinting]: 'PRN',
  [Status.forPickup]: 'PRN',
  [Status.forDisapproval]: 'APP',
  [Status.forApprovalOfSuspension]: 'APP',
  [Status.forApprovalOfRevocation]: 'APP',
}

/** Who is notified of a move, each once: by entering the status, and as the row says. */
export function recipientsOf(transition: Transition, facts: Pick<BaseFacts, 'type'>, after: After): Recipient[] {
  const enters = transition.from !== transition.to && !transition.unannounced
  return [...new Set([...(enters ? recipientsOnEntry(transition.to, facts, after) : []), ...transition.notifies])]
}

function recipientsOnEntry(status: Status, facts: Pick<BaseFacts, 'type'>, after: After): Recipient[] {
  const customer = (isCase(facts) ? customerIsNotifiedOfCase : customerIsNotified).includes(status)
  const desk = deskIsNotified[status]
  const recipient = typeof desk === 'function' ? desk(after) : desk
  return [...(customer ? (['CUS'] as const) : []), ...(recipient ? [recipient] : [])]
}

/**
 * The subject at the bell, in 50 characters: what it is about, and what to do. "Status Change" opens the transaction
 * (specification, section 2.5); a customer's notice of a case goes without these words, since the customer's pages do
 * not open cases. Nor do staff open a draft: its client's request has a page of its own.
 */
export function bellSubject(announcement: StatusAnnouncement, audience: 'customer' | 'staff'): string {
  const { reference, type } = announcement
  if (audience === 'staff')
    return `${announcement.status === Status.draft ? 'Request' : 'Status Change'}: ${reference}, ${deskNoticeWords(announcement)}`
  return `${isCase({ type }) ? 'Notice' : 'Status Change'}: ${reference}, ${noticeWords(announcement).bell}`
}

/** The subject of the mail to the business: a sentence. */
export function mailSubject(announcement: StatusAnnouncement): string {
  const { to_do, news = '' } = noticeWords(announcement)
  return to_do ? `Action required: ${to_do}` : news
}

/** The subjects of a reminder, at the bell and of its mail. */
export function reminderSubjects(announcement: StatusAnnouncement): { readonly bell: string; readonly mail: string } {
  const { bell, to_do = announcement.reference } = noticeWords(announcement)
  return { bell: `Reminder: ${announcement.reference}, ${bell}`, mail: `Reminder: ${to_do}` }
}

/** What a last day is for: "Please pick it up on or before Tue, 23 Feb 2027". */
export function untilWhen(status: Status, until: string | null): string {
  const act = isToPay(status) ? 'pay' : status === Status.forPickup ? 'pick it up' : 'act'
  return until ? `Please ${act} on or before ${formatDueDay(plainDate(until))}` : `Please ${act}`
}
