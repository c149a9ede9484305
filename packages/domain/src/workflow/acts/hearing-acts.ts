import { Status } from '../../transactions/status.ts'
import { TransactionType } from '../../transactions/transaction-type.ts'
import type { Act } from '../transition/transition.ts'
import { extendDeadline } from './desk-acts.ts'

/** Notice, publication and hearing of the air side. */

/** What a sitting needs. */
export const sitting = ['hearing_on', 'hearing_at', 'venue'] as const

export const returnToHearing = {
  action: 'return-to-hearing',
  by: ['LEG'],
  guards: ['came-from-hearing'],
  effects: ['reopen-hearing'],
} satisfies Act

export const issueNotice = {
  action: 'issue-notice-of-preliminary-hearing',
  by: ['LEG'],
  inputs: [...sitting, 'hearing_officer_id?', 'signed_notice?'],
  effects: ['write-hearing-notice', 'schedule-hearing', 'set-client-deadline'],
} satisfies Act

export const noPublicationRequired = {
  action: 'no-publication-required',
  by: ['LEG'],
  guards: ['publication-exempt'],
  inputs: sitting,
  effects: ['schedule-hearing'],
} satisfies Act

export const submitProofOfPublication = {
  action: 'submit-proof-of-publication',
  by: ['CUS'],
  right: 'submit',
  inputs: ['affidavit_of_publication', 'newspaper_copies', 'proof_of_service'],
  effects: ['keep-publication-proof'],
} satisfies Act

export const reissueNotice = {
  ...issueNotice,
  action: 're-issue-notice-new-hearing-date',
  inputs: [...sitting, 'signed_notice?'],
  effects: ['write-hearing-notice', 'schedule-hearing'],
  notifies: ['CUS'],
} satisfies Act

export const extendPublication = {
  ...extendDeadline,
  by: ['LEG'],
  guards: ['deadline-not-yet-extended'],
} satisfies Act

export const rejectProof = {
  action: 'reject-proof',
  by: ['LEG'],
  inputs: ['reason'],
  effects: ['set-client-deadline'],
} satisfies Act

export const acceptProofForHearing = {
  action: 'accept-proof-set-for-hearing',
  by: ['LEG'],
  guards: ['is-new-or-opposed'],
  inputs: sitting,
  effects: ['schedule-hearing'],
} satisfies Act

export const acceptProofOnTheRecord = {
  action: 'accept-proof-submit-on-the-record',
  by: ['LEG'],
  types: [TransactionType.renewal],
  guards: ['is-unopposed'],
  inputs: ['written_order'],
  effects: ['close-hearing'],
} satisfies Act

export const resetHearing = {
  action: 'reset-hearing',
  by: ['LEG'],
  guards: ['resets-left'],
  inputs: [...sitting, 'reason'],
  effects: ['count-hearing-reset', 'schedule-hearing'],
  notifies: ['CUS'],
} satisfies Act

export const repeatNotice = {
  action: 'repeat-notice-and-publication',
  by: ['LEG'],
  inputs: ['reason'],
  effects: ['reopen-hearing'],
} satisfies Act

export const requireFurtherEvidence = {
  action: 'require-further-evidence',
  by: ['LEG'],
  inputs: ['remarks_to_client'],
  effects: ['reopen-returned-items', 'set-client-deadline'],
  sets_returned_from: Status.forHearing,
} satisfies Act

export const receiveFurtherEvidence = {
  action: 'receive-further-evidence',
  by: ['LEG'],
  guards: ['came-from-hearing'],
} satisfies Act

export const concludeInFavour = {
  action: 'conclude-in-favour',
  by: ['LEG'],
  guards: ['clearances-complete'],
  inputs: ['minutes', 'hearing_report', 'formal_offer?'],
  effects: ['close-hearing', 'assess-penalties'],
} satisfies Act

export const concludeAgainst = {
  action: 'conclude-against',
  by: ['LEG'],
  inputs: ['hearing_report', 'grounds'],
  effects: ['close-hearing', 'record-proposal'],
} satisfies Act
