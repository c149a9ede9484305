import { evaluatorsStatuses } from '../../transactions/status-groups.ts'
import { Status } from '../../transactions/status.ts'
import { oneStatus, severalStatuses, type StaffList } from './staff-list.ts'

/** The lists of routing, evaluation and review. */
export const evaluationLists = {
  'for-routing': {
    title: 'For Routing',
    permission: 'view-for-routing-trans-list',
    rules: [{ statuses: [Status.forEvaluation], where: 'no-processor' }],
    screen: {
      summary: 'Filed, with no evaluator yet',
      subtitle: 'Filed, with no evaluator yet. Open a transaction to route it to an evaluator or a queue group.',
      empty: {
        title: 'No filings to route',
        hint: 'New filings appear here. “Queue Management” shows the workload of evaluators.',
      },
      columns: oneStatus,
      filters: ['type'],
      menu: { group: 'Queue', order: 20 },
    },
  },
  'my-queue': {
    title: 'My Queue',
    permission: 'view-myqueue-trans-list',
    rules: [{ statuses: evaluatorsStatuses, where: 'processor-is-me' }],
    screen: {
      summary: 'Assigned to the caller',
      subtitle: 'Assigned to you, earliest due date first.',
      empty: {
        title: 'Nothing is assigned to you',
        hint: 'Take the next transaction, or wait until one is routed to you. You will be notified.',
      },
      columns: ['reference', 'business', 'type', 'status', 'due', 'filed'],
      filters: ['type', 'status'],
      menu: { group: 'Queue', order: 10 },
      takes_next: true,
    },
  },
  'for-evaluation': {
    title: 'For Evaluation',
    permission: 'view-transaction-evaluation-list',
    rules: [{ statuses: [Status.forEvaluation, Status.lockedForEvaluation, Status.resubmitted] }],
    screen: {
      summary: 'Waiting for or under evaluation',
      subtitle: 'Waiting for an evaluator, under evaluation, or answered by the client.',
      empty: { title: 'No transactions for evaluation', hint: 'New filings and answers of clients appear here.' },
      columns: severalStatuses,
      filters: ['type', 'status'],
      menu: { group: 'Approvals', order: 10 },
      takes_next: true,
    },
  },
  'for-review': {
    title: 'For Review',
    permission: 'view-transaction-for-review-list',
    rules: [{ statuses: [Status.forReview] }],
    screen: {
      summary: 'Waiting for review',
      subtitle: 'Evaluated. Read the memorandum and the documents, then endorse or return.',
      empty: { title: 'No transactions for review', hint: 'Transactions appear here when an evaluator endorses them.' },
      columns: oneStatus,
      filters: ['type'],
      menu: { group: 'Approvals', order: 20 },
    },
  },
  'for-revision': {
    title: 'For Revision',
    permission: 'view-transaction-for-revision',
    rules: [{ statuses: [Status.forRevision, Status.evaluationForRevision] }],
    screen: {
      summary: 'Sent back to staff',
      subtitle: 'Sent back by review, decision or release for a correction.',
      empty: { title: 'Nothing to correct', hint: 'Transactions appear here when they are sent back for correction.' },
      columns: severalStatuses,
      filters: ['type', 'status'],
      menu: { group: 'Approvals', order: 30 },
    },
  },
} as const satisfies Record<string, StaffList>
