import { returnedText } from './returned-text.ts'
import type { ActionRows } from './action-row.ts'

/** The queue and the desk of an evaluator. */
export const deskActions = {
  'route-assign': { label: 'Route', done: 'Routed', filled_otherwise: true },
  reassign: { label: 'Reassign', done: 'Reassigned' },
  'lock-start-evaluation': {
    label: 'Start evaluation',
    done: 'Evaluation started',
    usual_after: 'evaluation begins',
    at_once: true,
  },
  'lock-resume-evaluation': {
    label: 'Resume evaluation',
    done: 'Evaluation resumed',
    usual_after: 'evaluation resumes',
    at_once: true,
  },
  lock: { label: 'Start evaluation', done: 'Evaluation started', usual_after: 'evaluation begins', at_once: true },
  'take-over': { label: 'Take over', done: 'Lock taken over' },
  'release-lock': { label: 'Release', done: 'Lock released' },
  'release-lock-resubmitted': { label: 'Release', done: 'Lock released' },
  'return-to-client': {
    label: 'Return to client',
    done: 'Returned to the client',
    hint: ({ marked }) => {
      const text = returnedText(marked)
      return text && `${text} marked`
    },
    filled_otherwise: true,
  },
  'extend-deadline': { label: 'Extend the deadline', done: 'Deadline extended' },
  'endorse-for-review': {
    label: 'Endorse for review',
    done: 'Endorsed for review',
    usual_after: 'the evaluator endorses it',
  },
  'refer-for-review': { label: 'Refer for review', done: 'Referred for review' },
  'start-revision': {
    label: 'Start revision',
    done: 'Revision started',
    usual_after: 'revision begins',
    at_once: true,
  },
  'resubmit-for-review': {
    label: 'Send back for review',
    done: 'Sent back for review',
    usual_after: 'it is back in review',
  },
  'return-to-loa-stage': {
    label: 'Send back for LOA',
    done: 'Sent back for LOA',
    usual_after: 'the letter is redrafted',
  },
  'return-to-assessment': {
    label: 'Send back for assessment',
    done: 'Sent back for assessment',
    usual_after: 'the assessment is corrected',
  },
  'return-to-recommending-stage': {
    label: 'Send back for decision',
    done: 'Sent back for decision',
    usual_after: 'the correction is made',
  },
} as const satisfies ActionRows
