import type { ActionRows } from './action-row.ts'

/** Review. */
export const reviewActions = {
  'return-for-revision': { label: 'Return for revision' },
  'endorse-for-payment': { label: 'Endorse for payment', usual_after: 'the reviewer endorses it' },
  'endorse-fees-already-paid': { label: 'Endorse, fees already paid', usual_after: 'the reviewer endorses it' },
  'endorse-without-payment': { label: 'Endorse without payment', usual_after: 'the reviewer endorses it' },
  'propose-disapproval': { label: 'Propose disapproval', danger: true },
  'propose-disapproval-type-12': { label: 'Propose disapproval', danger: true },
  'reject-request': { label: 'Reject the request', danger: true },
  'reject-request-types-3-11': { label: 'Reject the request', danger: true },
} as const satisfies ActionRows
