import type { ActionRows } from './action-row.ts'

/** Reports. */
export const reportActions = {
  'open-obligation': { label: 'Open report' },
  'accept-on-time': { label: 'Accept', done: 'Accepted', usual_after: 'the report is accepted' },
  accept: { label: 'Accept', done: 'Accepted' },
  'accept-with-penalty': {
    label: 'Accept with penalty',
    done: 'Accepted with penalty',
    usual_after: 'a penalty is assessed',
  },
  'reject-report': { label: 'Reject the report', done: 'Report rejected', danger: true },
  'ask-for-condonation': {
    label: 'Ask for condonation',
    client: {
      label: 'Ask to be excused from the penalty',
      done: 'Your request is with the approving officer.',
      past: 'Condonation of the penalty requested',
    },
  },
  'complied-otherwise': { label: 'Complied with otherwise' },
  'decline-condonation': { label: 'Decline condonation', done: 'Condonation declined', answers_client: true },
  'condone-penalty': { label: 'Condone the penalty', done: 'Penalty condoned', answers_client: true },
} as const satisfies ActionRows
