import { changeRequestTypes, typesOf } from '../../transactions/family.ts'
import { openStatuses } from '../../transactions/status-groups.ts'
import { TransactionType } from '../../transactions/transaction-type.ts'
import { severalStatuses, type StaffList } from './staff-list.ts'

/** What is open of a family, wherever it stands. */
export const familyLists = {
  'additional-category': {
    title: 'Additional Category',
    permission: null,
    rules: [{ statuses: openStatuses }],
    types: [TransactionType.additionalCategory],
    screen: {
      summary: 'Requests to add a scope to an accreditation that are still open',
      subtitle: 'Open requests to add a scope to an accreditation in force.',
      empty: { title: 'No request is open', hint: 'Requests appear here when a business asks for another scope.' },
      columns: severalStatuses,
      filters: ['status'],
      menu: { group: 'Transactions', order: 35 },
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
  'customer-reportorials': {
    title: 'Customer Reportorials',
    permission: null,
    rules: [{ statuses: openStatuses }],
    types: typesOf('report'),
    screen: {
      summary: 'Reports of accredited businesses that are still open',
      subtitle: 'Reports that were filed and are still open.',
      empty: { title: 'No report is open', hint: 'Reports appear here when a business submits one.' },
      columns: severalStatuses,
      filters: ['type', 'status'],
      menu: { group: 'Transactions', order: 60 },
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
