import type { ScreenPermission } from './permission.ts'

/** The headings under which screen permissions stand, in their order. */
export const permissionGroups = [
  'Administration',
  'Content and settings',
  'Dashboards',
  'Lists of transactions',
  'Reports',
  'Screens of customers',
] as const
export type PermissionGroup = (typeof permissionGroups)[number]

/** What a permission lets its holder see, in words. */
const words: Record<ScreenPermission, readonly [group: PermissionGroup, label: string]> = {
  'manage-role-permission': ['Administration', 'Change roles, permissions, staff accounts and queue groups'],
  'view-user': ['Administration', 'See staff accounts and the workload of queues'],
  'view-customers': ['Administration', 'See and manage customers’ accounts'],

  'manage-announcement': ['Content and settings', 'Write announcements and frequent questions'],
  'manage-advisory': ['Content and settings', 'Write advisories'],
  'manage-blog': ['Content and settings', 'Write the blog'],
  'view-app-settings': ['Content and settings', 'Settings of the portal'],
  'view-fee-and-penalties': ['Content and settings', 'Fees and penalties'],
  'view-sync-information': ['Content and settings', 'Synchronisation with the other system'],

  'view-admin-dashboard': ['Dashboards', 'Dashboard of both agencies'],
  'view-cab-admin-dashboard': ['Dashboards', 'Dashboard of the air side'],
  'view-dti-admin-dashboard': ['Dashboards', 'Dashboard of the sea side'],
  'view-admin-evaluators-dashboard': ['Dashboards', 'Evaluators of both agencies'],
  'view-cab-evaluators-dashboard': ['Dashboards', 'Evaluators of the air side'],
  'view-dti-evaluators-dashboard': ['Dashboards', 'Evaluators of the sea side'],

  'view-myqueue-trans-list': ['Lists of transactions', 'My queue'],
  'view-for-routing-trans-list': ['Lists of transactions', 'For routing'],
  'view-transaction-evaluation-list': ['Lists of transactions', 'For evaluation'],
  'view-transaction-for-review-list': ['Lists of transactions', 'For review'],
  'view-transaction-for-revision': ['Lists of transactions', 'For revision'],
  'view-transaction-order-of-payment-list': ['Lists of transactions', 'Order of payment'],
  'view-transaction-payment-validation-list': ['Lists of transactions', 'Payment validation'],
  'view-transaction-hearing-list': ['Lists of transactions', 'For notice of hearing'],
  'view-transaction-publication-validation-list': ['Lists of transactions', 'Publication validation'],
  'view-transaction-for-recommendation-list': ['Lists of transactions', 'For recommendation'],
  'view-transaction-approval-list': ['Lists of transactions', 'For approval'],
  'view-transaction-for-disapproval-list': ['Lists of transactions', 'For disapproval'],
  'view-transaction-for-printing-list': ['Lists of transactions', 'For printing'],
  'view-transaction-for-pickup-list': ['Lists of transactions', 'For pickup'],
  'request-suspension-revocation': ['Lists of transactions', 'Suspension and revocation'],

  'view-arta-utilization-report': ['Reports', 'ARTA utilisation'],
  'view-registrations-file-report': ['Reports', 'Registrations'],
  'view-transactions-report': ['Reports', 'Transactions'],
  'view-business-fs-report': ['Reports', 'Financial statements of businesses'],
  'view-cargo-stats-report': ['Reports', 'Cargo statistics'],
  'view-collections-report': ['Reports', 'Collections'],
  'view-transaction-payment-report': ['Reports', 'Payments of transactions'],
  'view-maya-transactions-report': ['Reports', 'Transactions of the payment provider'],
  'view-transaction-log-report': ['Reports', 'Log of transactions'],
  'view-business-agent-report': ['Reports', 'Agents of businesses'],
  'view-top-forwarders-report': ['Reports', 'Top forwarders'],
  'view-activity-log': ['Reports', 'What people did in the portal'],

  'view-customer-dashboard': ['Screens of customers', 'Dashboard of a business'],
  'view-customer-business': ['Screens of customers', 'My businesses'],
  'view-new-accreditation': ['Screens of customers', 'My applications'],
  'view-business-users': ['Screens of customers', 'Business users'],
  'create-new-accreditation': ['Screens of customers', 'New application'],
  'edit-new-accreditation': ['Screens of customers', 'Edit an application'],
  'create-renewal-application': ['Screens of customers', 'Renewal'],
  'create-renewal-accreditation': ['Screens of customers', 'Renewal of an accreditation'],
  'edit-renewal-application': ['Screens of customers', 'Edit a renewal'],
  'customer-information-update': ['Screens of customers', 'Changes of the register'],
  'customer-submit-reporting': ['Screens of customers', 'Submit a report'],
}

/** Whether a word is a permission that opens screens, not an act. */
export const isScreenPermission = (name: string): name is ScreenPermission => Object.hasOwn(words, name)

/** The group under which roles show a screen permission. */
export const groupOfScreens = (name: ScreenPermission): PermissionGroup => words[name][0]

/** The words for a screen permission. */
export const labelOfScreens = (name: ScreenPermission): string => words[name][1]

/** What customers may hold: their own screens, and reports of their own rows. */
export function isForCustomers(name: string): boolean {
  if (!isScreenPermission(name)) return false
  const group = groupOfScreens(name)
  return group === 'Screens of customers' || (group === 'Reports' && !ofAllRows.includes(name))
}

const ofAllRows: readonly ScreenPermission[] = ['view-top-forwarders-report', 'view-maya-transactions-report']
