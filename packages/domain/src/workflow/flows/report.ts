import { typesOf } from '../../transactions/family.ts'
import * as desk from '../acts/desk-acts.ts'
import * as filing from '../acts/filing-acts.ts'
import * as payment from '../acts/payment-acts.ts'
import { flow } from './flow.ts'
import { Status } from '../../transactions/status.ts'
import { typesWhere } from '../../transactions/definitions/definitions.ts'
import type { Act } from '../transition/transition.ts'

const openObligation = {
  action: 'open-obligation',
  by: ['SYS', 'CUS'],
  right: 'prepare',
  guards: ['accreditation-is-held', 'obligation-due-or-by-hand', 'no-report-of-this-period-open'],
  effects: ['give-reference', 'link-accreditation', 'schedule-reminders', 'carry-rejected-lines'],
} satisfies Act

const deleteDraft = { ...filing.deleteDraft, guards: ['not-an-obligation'] } satisfies Act

const submit = {
  ...filing.submit,
  guards: [...filing.submit.guards, 'every-section-filled', 'totals-agree'],
  effects: [...filing.submit.effects, 'count-days-late'],
} satisfies Act

const markIncomplete = { ...desk.markIncomplete, action: 'mark-incomplete' } satisfies Act

const completeRequirements = {
  ...filing.completeRequirements,
  effects: ['acknowledge', 'keep-first-submission-if-in-grace'],
} satisfies Act

const complied = ['mark-period-complied', 'update-insurance'] as const

const accept = { action: 'accept', by: ['REV'], guards: ['no-penalty-due'], effects: complied } satisfies Act

const acceptOnTime = {
  action: 'accept-on-time',
  by: ['EVA'],
  guards: ['holds-the-lock', 'every-document-accepted', 'no-penalty-due'],
  effects: complied,
} satisfies Act

/** What is violated follows from the report; where more than one entry of the catalogue fits, the desk may pick another. */
const acceptWithPenalty = {
  action: 'accept-with-penalty',
  by: ['REV'],
  guards: ['penalty-due'],
  inputs: [{ input: 'late_violation?', where: 'evaluation.violation_to_choose' }],
  effects: ['assess-penalties'],
  // The only place to ask to be excused, until the order of payment is issued.
  notifies: ['CUS'],
} satisfies Act

const acceptWithPenaltyAtEvaluation = {
  ...acceptWithPenalty,
  by: ['EVA'],
  guards: ['holds-the-lock', 'every-document-accepted', 'penalty-due'],
} satisfies Act

const referForReview = {
  action: 'refer-for-review',
  by: ['EVA'],
  guards: ['holds-the-lock', 'every-document-accepted', 'fails-or-changed', 'memorandum-ready'],
  inputs: ['remarks'],
  effects: ['write-memorandum'],
} satisfies Act

const rejectReport = {
  action: 'reject-report',
  by: ['REV'],
  inputs: ['report_fault', 'grounds'],
  effects: ['write-denial-notice', 'reopen-obligation'],
} satisfies Act

const rejectAtEvaluation = { ...rejectReport, by: ['EVA'], guards: ['holds-the-lock'] } satisfies Act

/** The cashier waits for the answer to a client who asks to be excused. */
const issueOrderOfPayment = {
  ...payment.issueOrderOfPayment,
  guards: [...payment.issueOrderOfPayment.guards, 'no-condonation-asked'],
} satisfies Act

const askForCondonation = {
  action: 'ask-for-condonation',
  by: ['CUS'],
  right: 'submit',
  guards: ['condonation-may-be-asked'],
  inputs: ['reason', 'condonation_letter'],
  effects: ['note-condonation-asked'],
  notifies: ['APP'],
} satisfies Act

const declineCondonation = {
  action: 'decline-condonation',
  by: ['APP'],
  guards: ['condonation-asked'],
  inputs: ['reason'],
  effects: ['decline-condonation'],
  notifies: ['CUS', 'CSH'],
} satisfies Act

const condonePenalty = {
  action: 'condone-penalty',
  by: ['APP'],
  guards: ['condonation-asked'],
  inputs: ['condonation_number', 'condonation_order?', 'grounds'],
  effects: ['condone-penalty', 'void-open-invoices', ...complied],
} satisfies Act

const validatePayment = { ...payment.validatePayment, effects: ['settle-invoice', ...complied] } satisfies Act

/** A policy recorded otherwise, by a renewal or with a category, is not filed a second time. */
const compliedOtherwise = {
  action: 'complied-otherwise',
  by: ['SYS'],
  types: typesWhere(({ report_on }) => report_on === 'policy'),
  guards: ['complied-otherwise'],
  effects: ['purge-files'],
  notifies: ['CUS'],
} satisfies Act

/** Flow D: annual and quarterly reports and insurance, types 13 to 15. Late or never filed, they stay open and due. */
export const report = flow({ flow: 'D', types: typesOf('report'), agencies: ['dti', 'cab'] }, [
  ['D01', null, Status.draft, openObligation],
  ['D02', Status.draft, Status.draft, filing.saveDraft],
  ['D03', Status.draft, Status.deleted, deleteDraft],
  ['D04', Status.draft, Status.forEvaluation, submit],
  ['D05', Status.forEvaluation, Status.forRequirementCompletion, markIncomplete],
  ['D06', Status.forRequirementCompletion, Status.forEvaluation, completeRequirements],

  ['D07', Status.forEvaluation, Status.forEvaluation, desk.route],
  ['D08', Status.forEvaluation, Status.lockedForEvaluation, desk.lock],
  ['D09', Status.lockedForEvaluation, Status.forEvaluation, desk.releaseLock],
  ['D-L3', Status.lockedForEvaluation, Status.lockedForEvaluation, desk.takeOver],
  ['D-L2', Status.resubmitted, Status.resubmitted, desk.reassign],
  ['D-L1', Status.lockedForEvaluation, Status.resubmitted, desk.releaseLockResubmitted],
  ['D10', Status.lockedForEvaluation, Status.forClientAction, desk.returnToClient],
  ['D11', Status.forClientAction, Status.resubmitted, filing.resubmit],
  ['D12', Status.resubmitted, Status.lockedForEvaluation, desk.lockAgain],
  ['D13', Status.lockedForEvaluation, Status.accredited, acceptOnTime],
  ['D14', Status.lockedForEvaluation, Status.forOrderOfPayment, acceptWithPenaltyAtEvaluation],
  ['D15', Status.lockedForEvaluation, Status.forReview, referForReview],

  ['D16', Status.forReview, Status.accredited, accept],
  ['D17', Status.forReview, Status.forOrderOfPayment, acceptWithPenalty],
  ['D18', Status.forReview, Status.forRevision, desk.returnForRevision],
  ['D19', Status.forRevision, Status.evaluationForRevision, desk.startRevision],
  ['D-L6', Status.evaluationForRevision, Status.evaluationForRevision, desk.takeOver],
  ['D-L5', Status.evaluationForRevision, Status.forRevision, desk.releaseRevision],
  ['D-L4', Status.forRevision, Status.forRevision, desk.reassign],
  ['D20', Status.evaluationForRevision, Status.forReview, desk.resubmitForReview],
  ['D21', Status.evaluationForRevision, Status.forClientAction, desk.returnToClient],
  ['D22', Status.lockedForEvaluation, Status.requestRejected, rejectAtEvaluation],
  ['D23', Status.forReview, Status.requestRejected, rejectReport],

  ['D24', Status.forOrderOfPayment, Status.forPayment, issueOrderOfPayment],
  ['D25', Status.forOrderOfPayment, Status.accredited, condonePenalty],
  ['D26', Status.forPayment, Status.forPaymentValidation, payment.pay],
  ['D27', Status.forPayment, Status.forOrderOfPayment, payment.withdrawOrderOfPayment],
  ['D28', Status.forPaymentValidation, Status.accredited, validatePayment],
  ['D29', Status.forPaymentValidation, Status.forPayment, payment.rejectPayment],
  ['D30', Status.forOrderOfPayment, Status.forOrderOfPayment, askForCondonation],
  ['D31', Status.forOrderOfPayment, Status.forOrderOfPayment, declineCondonation],
  ['D32', Status.draft, Status.deleted, compliedOtherwise],
])
