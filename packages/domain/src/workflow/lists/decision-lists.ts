import { typesOf } from '../../transactions/family.ts'
import { Status, statuses } from '../../transactions/status.ts'
import { caseOrderStatuses } from '../../transactions/status-groups.ts'
import { officersRequests } from './officers-requests.ts'
import { decided, oneStatus, type StaffList } from './staff-list.ts'

const { condonation, waiver, surrender } = officersRequests

/** The lists of recommendation, decision and release. */
export const decisionLists = {
  'for-recommendation': {
    title: 'For Recommendation',
    permission: 'view-transaction-for-recommendation-list',
    rules: [{ statuses: [Status.forRecommendingApproval], where: 'not-recommended' }],
    screen: {
      summary: 'Waiting for a recommendation',
      subtitle: 'Paid and complete. Read the memorandum, then recommend or send back.',
      empty: {
        title: 'No transactions for recommendation',
        hint: 'Transactions appear here when the payment is validated.',
      },
      columns: oneStatus,
      filters: ['type'],
      menu: { group: 'Approvals', order: 60 },
    },
  },
  'for-approval': {
    title: 'For Approval',
    permission: 'view-transaction-approval-list',
    rules: [
      { statuses: [Status.forRecommendingApproval], where: 'recommended' },
      { statuses: caseOrderStatuses },
      { statuses: [condonation.status, waiver.status], where: 'request-asked' },
    ],
    accreditations: [{ statuses: [surrender.status], where: 'surrender-asked' }],
    screen: {
      summary: 'Waiting for the decision',
      subtitle: 'Recommended, or asking for condonation, a waiver or a surrender, and waiting for the decision.',
      empty: {
        title: 'Nothing for approval',
        hint: 'Transactions appear here when approval is recommended, and requests when a client makes them.',
      },
      columns: ['reference', 'business', 'type', 'long-status', 'due', 'filed', 'processor'],
      filters: ['type', 'status'],
      menu: { group: 'Approvals', order: 70 },
    },
  },
  'for-disapproval': {
    title: 'For Disapproval',
    permission: 'view-transaction-for-disapproval-list',
    rules: [{ statuses: [Status.forDisapproval] }],
    screen: {
      summary: 'Disapproval proposed',
      subtitle: 'Disapproval is proposed. Confirm it, or send it back.',
      empty: {
        title: 'No disapproval is proposed',
        hint: 'Transactions appear here when a reviewer proposes disapproval.',
      },
      columns: oneStatus,
      filters: ['type'],
      menu: { group: 'Approvals', order: 80 },
    },
  },
  'for-printing': {
    title: 'For Printing',
    permission: 'view-transaction-for-printing-list',
    rules: [{ statuses: [Status.approved, Status.forPrinting] }],
    screen: {
      summary: 'Certificates to print and issue',
      subtitle: 'Approved. Print and seal what is delivered on paper, then issue it.',
      empty: { title: 'Nothing to print', hint: 'Transactions appear here when they are approved.' },
      columns: decided,
      filters: ['type', 'status'],
      menu: { group: 'Approvals', order: 90 },
    },
  },
  'for-pickup': {
    title: 'For Pickup',
    permission: 'view-transaction-for-pickup-list',
    rules: [{ statuses: [Status.certificateIssued, Status.forPickup] }],
    screen: {
      summary: 'Certificates to hand over',
      subtitle: 'Issued on paper, and to be handed over.',
      empty: { title: 'Nothing to hand over', hint: 'Certificates appear here once they are issued.' },
      columns: decided,
      filters: ['type', 'status'],
      menu: { group: 'Approvals', order: 100 },
    },
  },
  'suspension-revocation': {
    title: 'Suspend & Revoke',
    permission: 'request-suspension-revocation',
    rules: [{ statuses }],
    types: typesOf('case'),
    screen: null,
  },
} as const satisfies Record<string, StaffList>
