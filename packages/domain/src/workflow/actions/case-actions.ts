import type { ActionRows } from './action-row.ts'

/** Cases for suspension and revocation. */
export const caseActions = {
  'create-case': { label: 'Open case', done: 'Case opened' },
  'edit-draft': { label: 'Save case draft', done: 'Case draft saved' },
  'file-case': { label: 'File the case', done: 'Case filed', usual_after: 'the case is filed' },
  'withdraw-case': { label: 'Withdraw the case', done: 'Case withdrawn' },
  'serve-show-cause-order-and-notice-of-preliminary-hearing': {
    label: 'Serve show-cause order',
    done: 'Show-cause order served',
    usual_after: 'the order is served',
  },
  'urgent-preventive-suspension': {
    label: 'Ask urgent preventive suspension',
    done: 'Preventive suspension requested',
  },
  'set-for-hearing': { label: 'Set for hearing', done: 'Hearing set', usual_after: 'the hearing is set' },
  'serve-new-notice': { label: 'Serve new notice', done: 'New notice served' },
  'submit-findings': {
    label: 'Submit findings',
    done: 'Findings submitted',
    usual_after: 'the findings are submitted',
  },
  'resubmit-findings': {
    label: 'Submit findings again',
    done: 'Findings submitted again',
    usual_after: 'the findings are submitted again',
  },
  'resubmit-suspension-order': { label: 'Send back suspension order', done: 'Suspension order sent back' },
  'resubmit-revocation-order': { label: 'Send back revocation order', done: 'Revocation order sent back' },
  'recommend-dismissal-no-cause-found': { label: 'No cause found', done: 'Dismissal recommended' },
  'recommend-dismissal-after-hearing': { label: 'Dismissal after hearing', done: 'Dismissal recommended' },
  'recommend-dismissal': { label: 'Recommend dismissal', done: 'Dismissal recommended' },
  'recommend-suspension': {
    label: 'Recommend suspension',
    done: 'Suspension recommended',
    usual_after: 'suspension is recommended',
  },
  'recommend-revocation': {
    label: 'Recommend revocation',
    done: 'Revocation recommended',
    usual_after: 'revocation is recommended',
  },
  dismiss: { label: 'Dismiss the case', done: 'Case dismissed' },
  'approve-suspension': {
    label: 'Approve suspension',
    done: 'Suspension approved',
    usual_after: 'the suspension is approved',
  },
  'approve-revocation': {
    label: 'Approve revocation',
    done: 'Revocation approved',
    usual_after: 'the revocation is approved',
  },
  reject: { label: 'Reject the order', done: 'Order rejected' },
  'lower-to-suspension': { label: 'Lower to suspension', done: 'Lowered to suspension' },
  'change-suspension-dates': { label: 'Change suspension dates', done: 'Suspension dates changed' },
  'lift-suspension': { label: 'Lift suspension', done: 'Suspension lifted', usual_after: 'the suspension is lifted' },
  'suspension-period-ends': { label: 'End of the suspension' },
  'overtaken-by-revocation': { label: 'Superseded by revocation' },
} as const satisfies ActionRows
