import type { ActionRows } from './action-row.ts'

/** Reports. */
export const reportActions = {
  'open-obligation': { label: 'Open report' },
  'accept-on-time': { label: 'Accept', usual_after: 'the report is accepted' },
  accept: { label: 'Accept' },
  'accept-with-penalty': { label: 'Accept with penalty', usual_after: 'a penalty is assessed' },
  'reject-report': { label: 'Reject the report', danger: true },
  'condone-penalty': { label: 'Condone the penalty' },
} as const satisfies ActionRows
