import { Status } from '../../transactions/status.ts'
import { TransactionType } from '../../transactions/transaction-type.ts'
import type { Act } from '../transition/transition.ts'
import * as desk from './desk-acts.ts'
import { sitting } from './hearing-acts.ts'

/** Suspension and revocation: the hearing officer's acts and the orders. */

const suspension = [TransactionType.requestForSuspension] as const
const revocation = [TransactionType.requestForRevocation] as const

export const createCase = {
  action: 'create-case',
  by: ['LEG'],
  guards: ['accreditation-may-be-accused', 'no-case-of-this-type-open'],
  effects: ['give-reference', 'link-accreditation'],
} satisfies Act

export const editDraft = { action: 'edit-draft', by: ['LEG'] } satisfies Act
export const deleteDraft = { action: 'delete-draft', by: ['LEG'], effects: ['purge-files'] } satisfies Act

export const fileCase = {
  action: 'file-case',
  by: ['LEG'],
  inputs: ['evidence'],
  effects: ['give-case-number', 'freeze-requirements'],
} satisfies Act

export const route = { ...desk.route, inputs: ['hearing_officer_id'] } satisfies Act
export const lock = { ...desk.lock, by: ['LEG'] } satisfies Act
export const reassign = { ...desk.reassign, inputs: ['hearing_officer_id', 'reason'] } satisfies Act

export const takeOver = {
  ...desk.takeOver,
  by: ['QM', 'LEG'],
  inputs: ['reason', { input: 'hearing_officer_id', of: ['QM'] }],
} satisfies Act

const release = {
  by: ['LEG', 'QM'],
  inputs: [
    { input: 'hearing_officer_id?', of: ['QM'] },
    { input: 'reason?', of: ['QM'] },
  ],
} satisfies Partial<Act>

export const releaseLock = { ...desk.releaseLock, ...release } satisfies Act
export const releaseRevision = { ...desk.releaseRevision, ...release } satisfies Act
export const startRevision = { ...desk.startRevision, by: ['LEG'] } satisfies Act

export const withdrawCase = { action: 'withdraw-case', by: ['LEG'], inputs: ['reason'] } satisfies Act
export const withdrawLockedCase = { ...withdrawCase, guards: ['holds-the-lock'] } satisfies Act

/** Served by message and e-mail: the business's own pages do not open these cases. */
export const serveOrder = {
  action: 'serve-show-cause-order-and-notice-of-preliminary-hearing',
  by: ['LEG'],
  guards: ['holds-the-lock'],
  inputs: ['charge', 'facts', 'answer_days', ...sitting],
  effects: ['record-service', 'schedule-hearing', 'set-client-deadline'],
} satisfies Act

export const askPreventiveSuspension = {
  action: 'urgent-preventive-suspension',
  by: ['LEG'],
  types: suspension,
  guards: ['holds-the-lock'],
  inputs: ['facts', 'maximum_days'],
  effects: ['outcome-suspension'],
  notifies: ['APP'],
} satisfies Act

export const noCauseFound = {
  action: 'recommend-dismissal-no-cause-found',
  by: ['LEG'],
  inputs: ['written_order'],
  effects: ['outcome-dismissal'],
} satisfies Act

export const dismissalAfterHearing = { ...noCauseFound, action: 'recommend-dismissal-after-hearing' } satisfies Act

export const setForHearing = {
  action: 'set-for-hearing',
  by: ['LEG'],
  guards: ['answered-or-lapsed'],
  inputs: sitting,
  effects: ['schedule-hearing'],
} satisfies Act

export const resetHearing = {
  action: 'reset-hearing',
  by: ['LEG'],
  inputs: [...sitting, 'reason'],
  effects: ['count-hearing-reset', 'schedule-hearing'],
  notifies: ['CUS'],
} satisfies Act

export const serveNewNotice = {
  action: 'serve-new-notice',
  by: ['LEG'],
  inputs: ['charge', 'answer_days'],
  effects: ['record-service', 'set-client-deadline'],
} satisfies Act

export const submitFindings = {
  action: 'submit-findings',
  by: ['LEG'],
  inputs: ['hearing_report', 'recommended_penalty'],
} satisfies Act

export const resubmitFindings = {
  action: 'resubmit-findings',
  by: ['LEG'],
  guards: ['holds-the-lock', 'came-from-findings'],
  inputs: ['changes_made'],
} satisfies Act

export const resubmitSuspension = {
  action: 'resubmit-suspension-order',
  by: ['LEG'],
  guards: ['holds-the-lock', 'outcome-is-suspension', 'came-from-suspension-order'],
  inputs: ['changes_made'],
} satisfies Act

export const resubmitRevocation = {
  action: 'resubmit-revocation-order',
  by: ['LEG'],
  types: revocation,
  guards: ['holds-the-lock', 'outcome-is-revocation', 'came-from-revocation-order'],
  inputs: ['changes_made'],
} satisfies Act

export const recommendSuspension = {
  action: 'recommend-suspension',
  by: ['REC'],
  types: suspension,
  inputs: ['starts_on', 'ends_on?', 'conditions?'],
  effects: ['outcome-suspension', 'clear-recommendation'],
} satisfies Act

export const recommendRevocation = {
  action: 'recommend-revocation',
  by: ['REC'],
  types: revocation,
  inputs: ['grounds'],
  effects: ['outcome-revocation', 'clear-recommendation'],
} satisfies Act

export const recommendDismissal = {
  action: 'recommend-dismissal',
  by: ['REC'],
  guards: ['not-yet-recommended'],
  inputs: ['grounds'],
  effects: ['outcome-dismissal', 'record-dismissal-recommendation'],
  notifies: ['APP'],
} satisfies Act

export const dismiss = {
  action: 'dismiss',
  by: ['APP'],
  guards: ['dismissal-recommended', 'did-not-recommend'],
  inputs: ['written_order'],
} satisfies Act

export const approveSuspension = {
  action: 'approve-suspension',
  by: ['APP'],
  guards: ['accreditation-may-be-suspended'],
  inputs: ['written_order', 'starts_on', 'ends_on?', 'fine?'],
  effects: ['suspend-accreditation', 'invoice-fine'],
} satisfies Act

export const approveRevocation = {
  action: 'approve-revocation',
  by: ['APP'],
  types: revocation,
  guards: ['accreditation-may-be-revoked'],
  inputs: ['written_order'],
  effects: ['revoke-accreditation', 'end-open-transactions'],
} satisfies Act

export const rejectOrder = { action: 'reject', by: ['APP'], inputs: ['grounds'] } satisfies Act
export const rejectRevocation = { ...rejectOrder, types: revocation } satisfies Act

export const returnSuspension = {
  ...desk.returnForRevision,
  by: ['APP'],
  sets_returned_from: Status.forApprovalOfSuspension,
} satisfies Act

export const returnRevocation = {
  ...returnSuspension,
  types: revocation,
  sets_returned_from: Status.forApprovalOfRevocation,
} satisfies Act

export const lowerToSuspension = {
  action: 'lower-to-suspension',
  by: ['APP'],
  types: revocation,
  inputs: ['reason'],
  effects: ['outcome-suspension'],
} satisfies Act

export const changeDates = {
  action: 'change-suspension-dates',
  by: ['APP'],
  inputs: ['starts_on', 'ends_on?', 'reason'],
  effects: ['update-suspension-dates'],
  notifies: ['CUS'],
} satisfies Act

export const liftSuspension = {
  action: 'lift-suspension',
  by: ['APP'],
  guards: ['fine-paid'],
  inputs: ['proof_of_compliance', 'written_order'],
  effects: ['lift-accreditation'],
} satisfies Act

export const periodEnds = {
  action: 'suspension-period-ends',
  by: ['SYS'],
  guards: ['suspension-has-ended', 'conditions-met'],
  effects: ['lift-accreditation'],
} satisfies Act

export const overtaken = {
  action: 'overtaken-by-revocation',
  by: ['SYS'],
  guards: ['accreditation-revoked'],
} satisfies Act
