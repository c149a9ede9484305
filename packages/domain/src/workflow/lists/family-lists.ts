import { changeRequestTypes, typesOf } from '../../transactions/family.ts'
import { openStatuses } from '../../transactions/status-groups.ts'
import { TransactionType } from '../../transactions/transaction-type.ts'
import { oneType, severalStatuses, type StaffList } from './staff-list.ts'

/** What is open of a family, wherever it stands. */
export const familyLists = {
  'accreditations-new': {
    title: 'New Accreditations',
    permission: null,
    rules: [{ statuses: openStatuses }],
    types: [TransactionType.newAccreditation],
    screen: {
      summary: 'Applications for a new accreditation that are still open',
      subtitle: 'Open applications for a new accreditation, wherever they stand.',
      empty: { title: 'No application is open', hint: 'Applications appear here when a business submits one.' },
      columns: oneType,
      filters: ['status'],
      menu: { group: 'Transactions', order: 20 },
    },
  },
  'accreditations-renewal': {
    title: 'Renewals',
    permission: null,
    rules: [{ statuses: openStatuses }],
    types: [TransactionType.renewal],
    screen: {
      summary: 'Renewals that are still open',
      subtitle: 'Open renewals of an accreditation, wherever they stand.',
      empty: { title: 'No renewal is open', hint: 'Renewals appear here when a business submits one.' },
      columns: oneType,
      filters: ['status'],
      menu: { group: 'Transactions', order: 30 },
    },
  },
  'info-updates': {
    title: 'Information Updates',
    permission: null,
    rules: [{ statuses: openStatuses }],
    types: changeRequestTypes,
    screen: {
      summary: 'Changes to accredited businesses that are still open',
      subtitle: 'Open requests to change the register entries of accredited businesses.',
      empty: { title: 'No change is open', hint: 'Changes appear here when a business submits one.' },
      columns: severalStatuses,
      filters: ['type', 'status'],
      menu: { group: 'Transactions', order: 40 },
    },
  },
  'customer-other-transactions': {
    title: 'Customer Other Transactions',
    permission: null,
    rules: [{ statuses: openStatuses }],
    types: typesOf('request'),
    screen: {
      summary: 'Requests for certificates and recommendations that are still open',
      subtitle: 'Requests for certificates and recommendations, still open.',
      empty: { title: 'No request is open', hint: 'Requests appear here when a business submits one.' },
      columns: severalStatuses,
      filters: ['type', 'status'],
      menu: { group: 'Transactions', order: 70 },
    },
  },
} as const satisfies Record<string, StaffList>
