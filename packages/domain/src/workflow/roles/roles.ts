import type { Permission, ScreenPermission } from '../../people/acting/permission.ts'
import { screenPermissions } from '../../people/acting/permission.ts'
import type { ActionKey } from '../actions/actions.ts'
import { transitions } from '../flows/transitions.ts'
import type { Desk } from '../who.ts'
import { type AgencyRule } from '../../people/staff/agency-rule.ts'

export interface Role {
  readonly id: number
  readonly name: string
  readonly short: string
  readonly agency_rule: AgencyRule
  /** Lists and screens, then the acts of its desk. */
  readonly permissions: readonly Permission[]
}

const reports: readonly ScreenPermission[] = [
  'view-arta-utilization-report',
  'view-registrations-file-report',
  'view-transactions-report',
  'view-business-fs-report',
  'view-cargo-stats-report',
  'view-collections-report',
  'view-maya-transactions-report',
  'view-transaction-payment-report',
  'view-transaction-log-report',
  'view-business-agent-report',
  'view-top-forwarders-report',
  'view-activity-log',
]
const notOfOwnRows: readonly ScreenPermission[] = ['view-top-forwarders-report', 'view-maya-transactions-report']

/** The acts of a desk: the `who` column, read from the other side. */
export function actsOf(desk: Desk): ActionKey[] {
  return [...new Set(transitions.filter(({ by }) => by.includes(desk)).map(({ action }) => action))]
}

function atDesk(id: number, name: string, desk: Desk, screens: readonly ScreenPermission[]): Role {
  const permissions = [...screens, ...actsOf(desk)]
  return { id, name, short: desk, agency_rule: 'one', permissions }
}

const evaluating = [
  'view-myqueue-trans-list',
  'view-transaction-evaluation-list',
  'view-transaction-for-revision',
] as const

/** The fourteen roles as they are first seeded (field facts, section 10); administrators change them afterwards. */
export const roles: readonly Role[] = [
  { id: 1, name: 'System administrator', short: 'ADM', agency_rule: 'both', permissions: screenPermissions },
  {
    id: 2,
    name: 'Customer',
    short: 'CUS',
    agency_rule: 'none',
    permissions: [
      'view-customer-dashboard',
      'view-customer-business',
      'view-new-accreditation',
      'view-business-users',
      'create-new-accreditation',
      'edit-new-accreditation',
      'create-renewal-accreditation',
      'edit-renewal-application',
      'create-renewal-application',
      'customer-information-update',
      'customer-submit-reporting',
      ...reports.filter((report) => !notOfOwnRows.includes(report)),
    ],
  },
  atDesk(3, 'Queue manager / router', 'QM', [
    'view-for-routing-trans-list',
    'view-myqueue-trans-list',
    'view-user',
    'view-dti-admin-dashboard',
    'view-cab-admin-dashboard',
  ]),
  atDesk(4, 'Reviewer', 'REV', [
    'view-transaction-for-review-list',
    'view-transaction-for-revision',
    'view-transaction-for-disapproval-list',
  ]),
  atDesk(5, 'Evaluator, sea', 'EVA', [...evaluating, 'view-dti-evaluators-dashboard']),
  atDesk(6, 'Evaluator, air', 'EVA', [...evaluating, 'view-cab-evaluators-dashboard']),
  atDesk(7, 'Recommending officer', 'REC', ['view-transaction-for-recommendation-list']),
  atDesk(8, 'Approving officer', 'APP', [
    'view-transaction-approval-list',
    'view-transaction-for-disapproval-list',
    'request-suspension-revocation',
  ]),
  atDesk(9, 'Cashier / accounting', 'CSH', [
    'view-transaction-order-of-payment-list',
    'view-transaction-payment-validation-list',
    'view-collections-report',
    'view-transaction-payment-report',
    'view-maya-transactions-report',
  ]),
  atDesk(10, 'Printing / releasing officer', 'PRN', [
    'view-transaction-for-printing-list',
    'view-transaction-for-pickup-list',
  ]),
  atDesk(11, 'Legal / hearing officer', 'LEG', [
    'view-transaction-hearing-list',
    'view-transaction-publication-validation-list',
    'request-suspension-revocation',
    'view-myqueue-trans-list',
    'view-transaction-for-revision',
  ]),
  {
    id: 12,
    name: 'Content manager',
    short: 'CON',
    agency_rule: 'both',
    permissions: ['manage-announcement', 'manage-advisory', 'manage-blog'],
  },
  {
    id: 13,
    name: 'Settings / finance administrator',
    short: 'FIN',
    agency_rule: 'both',
    permissions: ['view-app-settings', 'view-fee-and-penalties', 'view-sync-information'],
  },
  { id: 14, name: 'Report viewer / auditor', short: 'AUD', agency_rule: 'both', permissions: reports },
]
