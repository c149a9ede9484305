import { Status } from '../../transactions/status.ts'
import { TransactionType } from '../../transactions/transaction-type.ts'
import type { Act } from '../transition/transition.ts'
import * as decision from './decision-acts.ts'
import * as desk from './desk-acts.ts'
import * as filing from './filing-acts.ts'
import * as payment from './payment-acts.ts'
import * as sea from './accreditation-acts.ts'

/** What the air side does otherwise: the letter of authority, the application fee, and acts of the Board. */

const loaDraft = ['loa_text', 'operating_conditions?', 'loa_valid_until'] as const

export const create = { ...sea.create, guards: [...sea.create.guards, 'no-nvocc-by-air'] } satisfies Act

export const submit = { ...sea.submit, guards: [...sea.submit.guards, 'no-nvocc-by-air'] } satisfies Act

export const submitWithDocumentsToFollow = {
  ...sea.submitWithDocumentsToFollow,
  guards: [...sea.submitWithDocumentsToFollow.guards, 'no-nvocc-by-air'],
} satisfies Act

export const resubmit = { ...sea.resubmit, guards: [...sea.resubmit.guards, 'no-nvocc-by-air'] } satisfies Act

export const withdraw = { ...filing.withdraw, effects: ['void-open-invoices', 'cancel-loa'] } satisfies Act

export const withdrawApplication = { ...withdraw, action: 'withdraw-application' } satisfies Act

export const resumeEvaluation = {
  ...desk.resumeEvaluation,
  guards: ['is-processor', 'did-not-come-from-hearing'],
} satisfies Act

export const startRevision = {
  ...desk.startRevision,
  guards: ['is-processor', 'did-not-come-from-hearing'],
} satisfies Act

export const returnToLoaStage = {
  action: 'return-to-loa-stage',
  by: ['EVA'],
  guards: ['holds-the-lock', 'came-from-loa'],
  inputs: ['changes_made', ...loaDraft],
  effects: ['save-loa-draft'],
} satisfies Act

export const returnToAssessment = {
  action: 'return-to-assessment',
  by: ['EVA'],
  guards: ['holds-the-lock', 'came-from-assessment'],
  inputs: ['changes_made'],
} satisfies Act

export const endorseForLoa = {
  action: 'endorse-for-loa',
  by: ['REV'],
  guards: ['filing-fee-not-validated'],
  inputs: ['clearances_requested'],
  notifies: ['processor'],
} satisfies Act

export const endorseToHearing = {
  action: 'endorse-to-hearing-filed-not-heard',
  by: ['REV'],
  guards: ['filing-fee-validated', 'was-not-heard'],
} satisfies Act

export const endorseToAssessment = {
  action: 'endorse-to-assessment-filed-and-heard',
  by: ['REV'],
  guards: ['filing-fee-validated', 'was-heard'],
} satisfies Act

export const saveLoaDraft = {
  action: 'save-loa-draft',
  by: ['EVA'],
  guards: ['is-processor'],
  inputs: loaDraft,
  effects: ['save-loa-draft'],
  notifies: ['APP'],
} satisfies Act

export const signLoa = {
  action: 'generate-and-sign-loa-held',
  by: ['APP'],
  guards: ['loa-drafted'],
  effects: ['make-loa-held'],
} satisfies Act

/** A renewal filed while the permit is valid needs no letter to bridge the time. */
export const noLoaNeeded = {
  action: 'no-loa-needed',
  by: ['LEG', 'EVA'],
  types: [TransactionType.renewal],
  guards: ['permit-still-valid', 'is-processor-if-evaluator'],
  inputs: ['note'],
} satisfies Act

export const returnLoaForRevision = {
  ...desk.returnForRevision,
  by: ['APP'],
  sets_returned_from: Status.forLoaIssuance,
} satisfies Act

export const issueApplicationFeeOrder = {
  ...payment.issueOrderOfPayment,
  action: 'issue-application-fee-order-of-payment',
  guards: [],
} satisfies Act

export const validateApplicationFee = {
  ...payment.validatePayment,
  action: 'validate-application-fee',
  effects: ['settle-invoice', 'docket-case', 'release-loa'],
} satisfies Act

export const returnAssessmentBasis = {
  ...payment.returnAssessmentBasis,
  sets_returned_from: Status.forOrderOfPayment,
} satisfies Act

/** The approving officer of the air side records an act of the Board. */
export const approveBoardAction = {
  ...decision.approve,
  action: 'approve-board-action-recorded',
  inputs: ['board_resolution_number', 'board_resolution_on', 'term_years'],
  effects: ['record-approval', 'register-documents', 'supersede-loa'],
} satisfies Act

export const confirmDisapproval = {
  ...decision.confirmDisapproval,
  inputs: ['grounds', 'board_resolution_number'],
  effects: ['write-denial-notice', 'void-open-invoices', 'cancel-loa'],
} satisfies Act
