import type { ActionRows } from './action-row.ts'

/** Recommendation and decision. */
export const decisionActions = {
  'recommend-approval': {
    label: 'Recommend approval',
    done: 'Approval recommended',
    usual_after: 'approval is recommended',
  },
  'withdraw-recommendation': { label: 'Withdraw recommendation', done: 'Recommendation withdrawn' },
  'recommend-propose-disapproval': { label: 'Recommend disapproval', done: 'Disapproval recommended', danger: true },
  approve: { label: 'Approve', done: 'Approved', usual_after: 'it is approved' },
  'approve-board-action-recorded': {
    label: 'Approve, Board action recorded',
    done: 'Approved, Board action recorded',
    usual_after: 'it is approved',
  },
  'confirm-disapproval': {
    label: 'Confirm disapproval',
    done: 'Disapproval confirmed',
    usual_after: 'the disapproval is confirmed',
    danger: true,
  },
  'confirm-disapproval-type-12': {
    label: 'Confirm disapproval',
    done: 'Disapproval confirmed',
    usual_after: 'the disapproval is confirmed',
    danger: true,
  },
  'do-not-concur': { label: 'Do not concur', done: 'Disapproval not concurred in' },
} as const satisfies ActionRows
