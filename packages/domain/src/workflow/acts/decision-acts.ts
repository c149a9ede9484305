import type { Act } from '../transition/transition.ts'

/** Recommending, deciding, and disapproving in two steps. */

export const recommendApproval = {
  action: 'recommend-approval',
  by: ['REC'],
  guards: ['not-yet-recommended'],
  inputs: ['memorandum_read'],
  effects: ['record-recommendation'],
  notifies: ['APP'],
} satisfies Act

export const withdrawRecommendation = {
  action: 'withdraw-recommendation',
  by: ['REC'],
  guards: ['made-the-recommendation'],
  effects: ['clear-recommendation'],
  notifies: ['REC'],
} satisfies Act

export const approve = {
  action: 'approve',
  by: ['APP'],
  guards: ['approval-recommended', 'did-not-recommend'],
  effects: ['record-approval', 'register-documents'],
} satisfies Act

/** What was approved once is issued, or in the register already: it is corrected, and no longer refused. */
export const proposeDisapproval = {
  action: 'propose-disapproval',
  by: ['REV'],
  guards: ['never-approved'],
  inputs: ['grounds'],
  effects: ['record-proposal'],
} satisfies Act

export const recommendDisapproval = {
  ...proposeDisapproval,
  action: 'recommend-propose-disapproval',
  by: ['REC'],
  effects: ['record-proposal', 'clear-recommendation'],
} satisfies Act

export const confirmDisapproval = {
  action: 'confirm-disapproval',
  by: ['APP'],
  guards: ['did-not-propose'],
  inputs: ['grounds'],
  effects: ['write-denial-notice', 'void-open-invoices'],
} satisfies Act

export const doNotConcur = {
  action: 'do-not-concur',
  by: ['APP', 'REV'],
  guards: ['did-not-propose'],
  inputs: ['remarks'],
  sets_returned_from: 'proposed-from',
  notifies: ['processor'],
} satisfies Act
