import type { ActionRows } from './action-row.ts'

/** Cases for suspension and revocation. */
export const caseActions = {
  'create-case': { label: 'Open case' },
  'edit-draft': { label: 'Save case draft' },
  'file-case': { label: 'File the case', usual_after: 'the case is filed' },
  'withdraw-case': { label: 'Withdraw the case' },
  'serve-show-cause-order-and-notice-of-preliminary-hearing': {
    label: 'Serve show-cause order',
    usual_after: 'the order is served',
  },
  'urgent-preventive-suspension': { label: 'Ask urgent preventive suspension' },
  'set-for-hearing': { label: 'Set for hearing', usual_after: 'the hearing is set' },
  'serve-new-notice': { label: 'Serve new notice' },
  'submit-findings': { label: 'Submit findings', usual_after: 'the findings are submitted' },
  'resubmit-findings': { label: 'Submit findings again', usual_after: 'the findings are submitted again' },
  'resubmit-suspension-order': { label: 'Send back suspension order' },
  'resubmit-revocation-order': { label: 'Send back revocation order' },
  'recommend-dismissal-no-cause-found': { label: 'No cause found' },
  'recommend-dismissal-after-hearing': { label: 'Dismissal after hearing' },
  'recommend-dismissal': { label: 'Recommend dismissal' },
  'recommend-suspension': { label: 'Recommend suspension', usual_after: 'suspension is recommended' },
  'recommend-revocation': { label: 'Recommend revocation', usual_after: 'revocation is recommended' },
  dismiss: { label: 'Dismiss the case' },
  'approve-suspension': { label: 'Approve suspension', usual_after: 'the suspension is approved' },
  'approve-revocation': { label: 'Approve revocation', usual_after: 'the revocation is approved' },
  reject: { label: 'Reject the order' },
  'lower-to-suspension': { label: 'Lower to suspension' },
  'change-suspension-dates': { label: 'Change suspension dates' },
  'lift-suspension': { label: 'Lift suspension', usual_after: 'the suspension is lifted' },
  'suspension-period-ends': { label: 'End of the suspension' },
  'overtaken-by-revocation': { label: 'Superseded by revocation' },
} as const satisfies ActionRows
