import { changeRequestTypes, typesOf } from '../../transactions/family.ts'
import { submittedStatuses } from '../../transactions/status-groups.ts'
import { Status } from '../../transactions/status.ts'
import { TransactionType } from '../../transactions/transaction-type.ts'
import { decided, oneTypeEver, type StaffList } from './staff-list.ts'

/** A draft that ended with its accreditation stands in none. */
const rules = [
  { statuses: submittedStatuses.filter((status) => status !== Status.terminated) },
  { statuses: [Status.terminated], where: 'was-submitted' },
] as const

/** All that was ever submitted of a family, open and ended. */
export const recordLists = {
  transactions: {
    title: 'Transactions',
    permission: null,
    rules,
    screen: {
      summary: 'All transactions that were submitted, open and ended',
      subtitle: 'Everything that was submitted, open and ended, newest first.',
      empty: { title: 'No transactions yet', hint: 'Transactions appear here when a business submits one.' },
      columns: decided,
      filters: ['type', 'status'],
      menu: { group: 'Transactions', order: 10 },
    },
  },
  'additional-category': {
    title: 'Additional Category',
    permission: null,
    rules,
    types: [TransactionType.additionalCategory],
    screen: {
      summary: 'All requests to add a scope to an accreditation, open and ended',
      subtitle: 'All requests to add a scope to an accreditation in force, open and ended, newest first.',
      empty: { title: 'No requests yet', hint: 'Requests appear here when a business asks for another scope.' },
      columns: oneTypeEver,
      filters: ['status'],
      menu: { group: 'Transactions', order: 50 },
    },
  },
  'customer-reportorials': {
    title: 'Customer Reportorials',
    permission: null,
    rules,
    types: typesOf('report'),
    screen: {
      summary: 'All reports of accredited businesses, open and ended',
      subtitle: 'All reports that accredited businesses filed, open and ended, newest first.',
      empty: { title: 'No reports yet', hint: 'Reports appear here when a business submits one.' },
      columns: decided,
      filters: ['type', 'status'],
      menu: { group: 'Transactions', order: 60 },
    },
  },
  'new-accreditations': {
    title: 'New Accreditations',
    permission: null,
    rules,
    types: [TransactionType.newAccreditation],
    screen: {
      summary: 'All applications for a new accreditation, open and ended',
      subtitle: 'All applications for a new accreditation, open and ended, newest first.',
      empty: { title: 'No applications yet', hint: 'Applications appear here when a business submits one.' },
      columns: oneTypeEver,
      filters: ['status'],
      menu: { group: 'Transactions', order: 110, label: 'All new accreditations' },
    },
  },
  'accreditation-renewals': {
    title: 'Accreditation Renewals',
    permission: null,
    rules,
    types: [TransactionType.renewal],
    screen: {
      summary: 'All renewals, open and ended',
      subtitle: 'All renewals of an accreditation, open and ended, newest first.',
      empty: { title: 'No renewals yet', hint: 'Renewals appear here when a business submits one.' },
      columns: oneTypeEver,
      filters: ['status'],
      menu: { group: 'Transactions', order: 120, label: 'All renewals' },
    },
  },
  'information-update': {
    title: 'Information Update',
    permission: null,
    rules,
    types: changeRequestTypes,
    screen: {
      summary: 'All changes to accredited businesses, open and ended',
      subtitle: 'All requests to change the register, open and ended, newest first.',
      empty: { title: 'No changes yet', hint: 'Changes appear here when a business submits one.' },
      columns: decided,
      filters: ['type', 'status'],
      menu: { group: 'Transactions', order: 130, label: 'All information updates' },
    },
  },
  'all-other-transactions': {
    title: 'Other Transactions',
    permission: null,
    rules,
    types: typesOf('request'),
    screen: {
      summary: 'All requests for certificates and recommendations, open and ended',
      subtitle: 'All requests for certificates and recommendations, open and ended, newest first.',
      empty: { title: 'No requests yet', hint: 'Requests appear here when a business submits one.' },
      columns: decided,
      filters: ['type', 'status'],
      menu: { group: 'Transactions', order: 140, label: 'All other transactions' },
    },
  },
} as const satisfies Record<string, StaffList>
