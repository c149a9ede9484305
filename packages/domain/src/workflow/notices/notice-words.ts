import { isCase } from '../../transactions/family.ts'
import { wordsOf } from '../../transactions/family-words.ts'
import { labelOfStatus } from '../../transactions/labels.ts'
import { isEnded } from '../../transactions/status-groups.ts'
import { Status } from '../../transactions/status.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'
import type { ActionKey } from '../actions/actions.ts'

/**
 * What a business reads of a move: a few words for its bell, and a sentence for its mail, as a thing to do or as news.
 * `{reference}`, `{noun}` and `{document}` stand for the transaction's own.
 */
export interface NoticeWords {
  readonly bell: string
  readonly to_do?: string
  readonly news?: string
}

export interface StatusAnnouncement {
  readonly reference: string
  readonly type: TransactionType
  readonly status: Status
  /** The act that led there; none in a reminder. */
  readonly action?: ActionKey
}

const toDo = (bell: string, to_do: string): NoticeWords => ({ bell, to_do })
const news = (bell: string, sentence: string): NoticeWords => ({ bell, news: sentence })

const ofStatus: Partial<Record<Status, NoticeWords>> = {
  [Status.draft]: toDo('still a draft', 'submit your draft {reference}'),
  [Status.forRequirementCompletion]: toDo('add documents', 'add the missing documents to {reference}'),
  [Status.forEvaluation]: news('received', 'Your {noun} {reference} was received'),
  [Status.forClientAction]: toDo('answer needed', 'answer what the agency returned in {reference}'),
  [Status.forApplicationFeePayment]: toDo('payment due', 'pay the application fee for {reference}'),
  [Status.noticeOfPreliminaryHearing]: news('hearing to come', 'A hearing will be scheduled for {reference}'),
  [Status.forPublication]: toDo('publish notice', 'publish the notice of hearing for {reference}'),
  [Status.forPayment]: toDo('payment due', 'pay the order of payment for {reference}'),
  [Status.approved]: news('approved', 'Your {noun} {reference} was approved'),
  [Status.certificateIssued]: news('issued', 'The {document} for {reference} was issued'),
  [Status.forPickup]: toDo('ready for pickup', 'pick up the {document} for {reference}'),
  [Status.accredited]: news('completed', 'Your {noun} {reference} is completed'),
  [Status.disapproved]: news('disapproved', 'Your {noun} {reference} was disapproved'),
  [Status.terminated]: news('terminated', 'Your {noun} {reference} was terminated'),
  [Status.expired]: news('expired', 'The accreditation under {reference} has expired'),
  [Status.forHearing]: news('hearing set', 'A hearing was set for {reference}'),
  [Status.suspended]: news('suspended', 'The accreditation is suspended: {reference}'),
  [Status.revoked]: news('revoked', 'The accreditation was revoked: {reference}'),
  [Status.requestRejected]: news('rejected', 'Your {noun} {reference} was rejected'),
}

const ofCase: Partial<Record<Status, NoticeWords>> = {
  [Status.accredited]: news('accredited', 'The accreditation is in force again: {reference}'),
  [Status.requestRejected]: news('dismissed', 'Case {reference} was dismissed'),
}

/** Where the act says more than the status it leads to. */
const ofAct: Partial<Record<ActionKey, NoticeWords>> = {
  'extend-deadline': news('new due date', 'You have more time for {reference}'),
  'reject-payment': toDo('payment refused', 'your payment for {reference} was refused, correct it and send it again'),
  'withdraw-order-of-payment': news('do not pay yet', 'Do not pay: the order of payment for {reference} was withdrawn'),
  'accept-with-penalty': news('penalty assessed', 'A penalty is assessed for {reference}: you may ask to be excused'),
  'decline-condonation': news('not condoned', 'The penalty of {reference} is not condoned'),
  'waive-arrears': news('arrears waived', 'Arrears are waived for {reference}'),
  'decline-waiver': news('not waived', 'The arrears are not waived for {reference}'),
  'validate-payment': news('payment valid', 'Your payment for {reference} was validated'),
  're-issue-notice-new-hearing-date': news('new hearing date', 'The hearing of {reference} has a new date'),
  'reset-hearing': news('new hearing date', 'The hearing of {reference} has a new date'),
  'change-suspension-dates': news('new dates', 'The dates of a suspension changed: {reference}'),
}

/** The same of acts that end it. */
const ofEndingAct: Partial<Record<ActionKey, NoticeWords>> = {
  'condone-penalty': news('penalty condoned', 'The penalty of {reference} is condoned'),
  'complied-otherwise': news(
    'not needed',
    'You need not file {reference}: the policy it asks for is in the register already, and the draft is deleted',
  ),
}

/** What the business reads of it; nothing is asked of it where nothing else is written. */
export function noticeWords({ type, status, action, reference }: StatusAnnouncement): NoticeWords {
  const label = labelOfStatus(status, isCase({ type }) ? 'staff' : 'customer', type)
  const words =
    (action && (isEnded(status) ? ofEndingAct : ofAct)[action]) ||
    (isCase({ type }) && ofCase[status]) ||
    ofStatus[status] ||
    news('in progress', `Your {noun} {reference} is in progress: ${lowered(label)}`)
  const { noun, document } = wordsOf(type)
  const filled = (text: string) =>
    text.replace('{reference}', reference).replace('{noun}', noun).replace('{document}', document)
  return {
    bell: words.bell,
    ...(words.to_do && { to_do: filled(words.to_do) }),
    ...(words.news && { news: filled(words.news) }),
  }
}

/** A label within a sentence; initials stay as they are. */
export const lowered = (label: string): string =>
  label.startsWith('LOA') ? label : label.charAt(0).toLowerCase() + label.slice(1)
