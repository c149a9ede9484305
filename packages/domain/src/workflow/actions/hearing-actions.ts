import type { ActionRows } from './action-row.ts'

/** Letters of authority, hearings and publication. */
export const hearingActions = {
  'endorse-for-loa': { label: 'Endorse for LOA', usual_after: 'the reviewer endorses it' },
  'save-loa-draft': { label: 'Save LOA draft', usual_after: 'the letter of authority is drafted' },
  'generate-and-sign-loa-held': { label: 'Sign LOA', usual_after: 'the letter of authority is signed' },
  'no-loa-needed': { label: 'No LOA needed' },
  'issue-application-fee-order-of-payment': {
    label: 'Issue application-fee order',
    usual_after: 'the order of payment is issued',
  },
  'validate-application-fee': { label: 'Validate application fee', usual_after: 'the application fee is validated' },
  'issue-notice-of-preliminary-hearing': { label: 'Issue notice of hearing', usual_after: 'the notice is issued' },
  're-issue-notice-new-hearing-date': { label: 'Re-issue notice' },
  'no-publication-required': { label: 'No publication required' },
  'submit-proof-of-publication': {
    label: 'Submit proof of publication',
    usual_after: 'the proof of publication arrives',
  },
  'reject-proof': { label: 'Reject the proof', danger: true },
  'accept-proof-set-for-hearing': { label: 'Accept proof, set for hearing', usual_after: 'the proof is accepted' },
  'accept-proof-submit-on-the-record': {
    label: 'Accept proof, decide on the record',
    usual_after: 'the proof is accepted',
  },
  'endorse-to-hearing-filed-not-heard': { label: 'Endorse to hearing', usual_after: 'the reviewer endorses it' },
  'endorse-to-assessment-filed-and-heard': { label: 'Endorse to assessment', usual_after: 'the reviewer endorses it' },
  'reset-hearing': { label: 'Reset the hearing' },
  'repeat-notice-and-publication': { label: 'Repeat notice and publication' },
  'require-further-evidence': { label: 'Require further evidence' },
  'receive-further-evidence': { label: 'Receive further evidence', usual_after: 'the evidence is received' },
  'conclude-in-favour': { label: 'Conclude in favour', usual_after: 'the hearing is concluded' },
  'conclude-against': { label: 'Conclude against' },
  'return-to-hearing': { label: 'Take back to hearing', usual_after: 'the hearing is open again' },
} as const satisfies ActionRows
