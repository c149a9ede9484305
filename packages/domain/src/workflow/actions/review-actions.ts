import type { ActionRows } from './action-row.ts'

/** Review. */
export const reviewActions = {
  'return-for-revision': { label: 'Return for revision', done: 'Returned for revision' },
  'endorse-for-payment': {
    label: 'Endorse for payment',
    done: 'Endorsed for payment',
    usual_after: 'the reviewer endorses it',
  },
  'endorse-fees-already-paid': {
    label: 'Endorse, fees already paid',
    done: 'Endorsed, fees already paid',
    usual_after: 'the reviewer endorses it',
  },
  'endorse-without-payment': {
    label: 'Endorse without payment',
    done: 'Endorsed without payment',
    usual_after: 'the reviewer endorses it',
  },
  'propose-disapproval': { label: 'Propose disapproval', done: 'Disapproval proposed', danger: true },
  'propose-disapproval-type-12': { label: 'Propose disapproval', done: 'Disapproval proposed', danger: true },
  'reject-request': { label: 'Reject the request', done: 'Request rejected', danger: true },
  'reject-request-types-3-11': { label: 'Reject the request', done: 'Request rejected', danger: true },
} as const satisfies ActionRows
