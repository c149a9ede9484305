import type { ActionRows } from './action-row.ts'

/** Recommendation and decision. */
export const decisionActions = {
  'recommend-approval': { label: 'Recommend approval', usual_after: 'approval is recommended' },
  'withdraw-recommendation': { label: 'Withdraw recommendation' },
  'recommend-propose-disapproval': { label: 'Recommend disapproval', danger: true },
  approve: { label: 'Approve', usual_after: 'it is approved' },
  'approve-board-action-recorded': { label: 'Approve, Board action recorded', usual_after: 'it is approved' },
  'confirm-disapproval': { label: 'Confirm disapproval', usual_after: 'the disapproval is confirmed', danger: true },
  'confirm-disapproval-type-12': {
    label: 'Confirm disapproval',
    usual_after: 'the disapproval is confirmed',
    danger: true,
  },
  'do-not-concur': { label: 'Do not concur' },
} as const satisfies ActionRows
