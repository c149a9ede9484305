import { Status } from '../../transactions/status.ts'
import type { StaffList } from './staff-list.ts'

/** The lists of hearings and publications; their screens come with the acts of those desks. */
export const hearingLists = {
  'for-notice-of-hearing': {
    title: 'Notice of Hearing',
    permission: 'view-transaction-hearing-list',
    rules: [
      { statuses: [Status.noticeOfPreliminaryHearing, Status.forPublication, Status.forHearing] },
      {
        statuses: [Status.forClientAction, Status.resubmitted, Status.forRevision, Status.evaluationForRevision],
        where: 'returned-from-hearing',
      },
    ],
    screen: null,
  },
  'publication-validation': {
    title: 'Publication Validation',
    permission: 'view-transaction-publication-validation-list',
    rules: [{ statuses: [Status.forPublicationValidation] }],
    screen: null,
  },
} as const satisfies Record<string, StaffList>
