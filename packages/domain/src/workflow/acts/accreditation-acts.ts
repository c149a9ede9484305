import { TransactionType } from '../../transactions/transaction-type.ts'
import type { Act } from '../transition/transition.ts'
import * as decision from './decision-acts.ts'
import * as desk from './desk-acts.ts'
import * as filing from './filing-acts.ts'
import * as release from './release-acts.ts'

/** What new accreditations and renewals do otherwise than other transactions. */

export const create = {
  action: 'create',
  by: ['CUS'],
  right: 'prepare',
  guards: ['email-verified', 'business-profile-complete', 'no-application-open', 'may-apply-anew', 'may-renew'],
  effects: ['give-reference', 'open-accreditation'],
} satisfies Act

/** The reason stands with the draft; the draft itself stays the client's. */
export const askForWaiver = {
  action: 'ask-for-waiver',
  by: ['CUS'],
  right: 'submit',
  types: [TransactionType.renewal],
  guards: ['is-in-arrears', 'waiver-not-asked'],
  inputs: ['reason'],
  effects: ['note-waiver-asked'],
  notifies: ['APP'],
} satisfies Act

export const waiveArrears = {
  action: 'waive-arrears',
  by: ['APP'],
  types: [TransactionType.renewal],
  guards: ['waiver-asked'],
  inputs: ['waived', 'reason'],
  effects: ['waive-arrears'],
  notifies: ['CUS'],
} satisfies Act

export const declineWaiver = {
  action: 'decline-waiver',
  by: ['APP'],
  types: [TransactionType.renewal],
  guards: ['waiver-asked'],
  inputs: ['reason'],
  effects: ['decline-waiver'],
  notifies: ['CUS'],
} satisfies Act

const filed = ['may-apply-anew', 'may-renew', 'a-scope-is-chosen', 'capital-reaches-minimum', 'no-arrears'] as const

export const submit = { ...filing.submit, guards: [...filing.submit.guards, ...filed] } satisfies Act

export const submitWithDocumentsToFollow = {
  ...filing.submitWithDocumentsToFollow,
  guards: [...filing.submitWithDocumentsToFollow.guards, ...filed],
} satisfies Act

/** A scope that came back may ask for other documents and another capital. */
export const resubmit = {
  ...filing.resubmit,
  guards: [
    ...filing.resubmit.guards,
    'a-scope-is-chosen',
    'capital-reaches-minimum-if-changed',
    'every-requirement-uploaded',
  ],
} satisfies Act

export const proposeDisapprovalAtEvaluation = {
  ...decision.proposeDisapproval,
  by: ['EVA'],
  guards: ['holds-the-lock', 'never-approved'],
  inputs: ['grounds', 'legal_basis'],
  notifies: ['REV'],
} satisfies Act

export const endorseFeesAlreadyPaid = {
  action: 'endorse-fees-already-paid',
  by: ['REV'],
  guards: ['nothing-left-to-pay'],
} satisfies Act

export const returnToRecommendingStage = {
  ...desk.returnToRecommendingStage,
  guards: [...desk.returnToRecommendingStage.guards, 'nothing-left-to-pay'],
} satisfies Act

/** What a renewal changed enters the register with its approval. */
export const generateCertificate = {
  ...release.generateCertificate,
  effects: ['apply-change', ...release.generateCertificate.effects],
} satisfies Act

export const releaseElectronically = {
  ...release.releaseElectronically,
  effects: [...release.releaseElectronically.effects, 'follow-renewal', 'replace-certificate'],
} satisfies Act

export const releaseToClaimant = {
  ...release.releaseToClaimant,
  effects: [...release.releaseToClaimant.effects, 'follow-renewal', 'replace-certificate'],
} satisfies Act
