import type { ActionRows } from './action-row.ts'

/** Letters of authority, hearings and publication. */
export const hearingActions = {
  'endorse-for-loa': { label: 'Endorse for LOA', done: 'Endorsed for LOA', usual_after: 'the reviewer endorses it' },
  'save-loa-draft': {
    label: 'Save LOA draft',
    done: 'LOA draft saved',
    usual_after: 'the letter of authority is drafted',
  },
  'generate-and-sign-loa-held': {
    label: 'Sign LOA',
    done: 'LOA signed',
    usual_after: 'the letter of authority is signed',
  },
  'no-loa-needed': { label: 'No LOA needed', done: 'Recorded that no LOA is needed' },
  'issue-application-fee-order-of-payment': {
    label: 'Issue application-fee order',
    done: 'Application-fee order issued',
    usual_after: 'the order of payment is issued',
  },
  'validate-application-fee': {
    label: 'Validate application fee',
    done: 'Application fee validated',
    usual_after: 'the application fee is validated',
  },
  'issue-notice-of-preliminary-hearing': {
    label: 'Issue notice of hearing',
    done: 'Notice of hearing issued',
    usual_after: 'the notice is issued',
  },
  're-issue-notice-new-hearing-date': { label: 'Re-issue notice', done: 'Notice re-issued' },
  'no-publication-required': { label: 'No publication required', done: 'Recorded that no publication is required' },
  'submit-proof-of-publication': {
    label: 'Submit proof of publication',
    usual_after: 'the proof of publication arrives',
  },
  'reject-proof': { label: 'Reject the proof', done: 'Proof rejected', danger: true },
  'accept-proof-set-for-hearing': {
    label: 'Accept proof, set for hearing',
    done: 'Proof accepted, hearing set',
    usual_after: 'the proof is accepted',
  },
  'accept-proof-submit-on-the-record': {
    label: 'Accept proof, decide on the record',
    done: 'Proof accepted, decided on the record',
    usual_after: 'the proof is accepted',
  },
  'endorse-to-hearing-filed-not-heard': {
    label: 'Endorse to hearing',
    done: 'Endorsed to hearing',
    usual_after: 'the reviewer endorses it',
  },
  'endorse-to-assessment-filed-and-heard': {
    label: 'Endorse to assessment',
    done: 'Endorsed to assessment',
    usual_after: 'the reviewer endorses it',
  },
  'reset-hearing': { label: 'Reset the hearing', done: 'Hearing reset' },
  'repeat-notice-and-publication': { label: 'Repeat notice and publication', done: 'Notice and publication repeated' },
  'require-further-evidence': { label: 'Require further evidence', done: 'Further evidence required' },
  'receive-further-evidence': {
    label: 'Receive further evidence',
    done: 'Further evidence received',
    usual_after: 'the evidence is received',
  },
  'conclude-in-favour': {
    label: 'Conclude in favour',
    done: 'Hearing concluded in favour',
    usual_after: 'the hearing is concluded',
  },
  'conclude-against': { label: 'Conclude against', done: 'Hearing concluded against' },
  'return-to-hearing': {
    label: 'Take back to hearing',
    done: 'Taken back to hearing',
    usual_after: 'the hearing is open again',
  },
} as const satisfies ActionRows
