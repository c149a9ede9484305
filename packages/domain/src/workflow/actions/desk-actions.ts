import type { ActionRows } from './action-row.ts'

/** The queue and the desk of an evaluator. */
export const deskActions = {
  'route-assign': { label: 'Route', filled_otherwise: true },
  reassign: { label: 'Reassign' },
  'lock-start-evaluation': { label: 'Start evaluation', usual_after: 'evaluation begins', at_once: true },
  'lock-resume-evaluation': { label: 'Resume evaluation', usual_after: 'evaluation goes on', at_once: true },
  lock: { label: 'Start evaluation', usual_after: 'evaluation begins', at_once: true },
  'take-over': { label: 'Take over' },
  'release-lock': { label: 'Release' },
  'release-lock-resubmitted': { label: 'Release' },
  'return-to-client': { label: 'Return to client', filled_otherwise: true },
  'extend-deadline': { label: 'Extend the deadline' },
  'endorse-for-review': { label: 'Endorse for review', usual_after: 'the evaluator endorses it' },
  'refer-for-review': { label: 'Refer for review' },
  'start-revision': { label: 'Start revision', usual_after: 'revision begins', at_once: true },
  'resubmit-for-review': { label: 'Send back for review', usual_after: 'it is back in review' },
  'return-to-loa-stage': { label: 'Send back for LOA', usual_after: 'the letter is redrafted' },
  'return-to-assessment': { label: 'Send back for assessment', usual_after: 'the assessment is corrected' },
  'return-to-recommending-stage': { label: 'Send back for decision', usual_after: 'the correction is made' },
} as const satisfies ActionRows
