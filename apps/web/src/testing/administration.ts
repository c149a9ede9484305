import type { PermissionRow } from '@lading/contract/people/permissions'
import type { Role } from '@lading/contract/people/roles'

/** Three roles and a few permissions, enough for every rule of the screens. */
export const reviewer: Role = {
  id: 4,
  name: 'Reviewer',
  short: 'REV',
  agency_rule: 'one',
  position: 1,
  version: 7,
  people: 2,
  is_waiting: false,
  permissions: ['endorse-for-payment', 'view-transaction-for-review-list'],
}
export const customers: Role = {
  ...reviewer,
  id: 2,
  name: 'Customer',
  short: 'CUS',
  agency_rule: 'none',
  position: 2,
  people: 40,
  permissions: ['view-customer-business'],
}
export const auditor: Role = {
  ...reviewer,
  id: 14,
  name: 'Auditor',
  short: 'AUD',
  agency_rule: 'both',
  position: 3,
  people: 0,
  permissions: ['view-collections-report'],
}

const screens = ['view-transaction-for-review-list', 'view-collections-report', 'view-customer-business']
const row = (name: string, id: number): PermissionRow => ({
  id,
  name,
  kind: screens.includes(name) ? 'screen' : 'act',
  description: '',
  version: 1,
  is_asked: true,
  roles: [reviewer, customers, auditor]
    .filter(({ permissions }) => permissions.includes(name))
    .map((role) => ({ id: role.id, name: role.name })),
  people: [],
})
export const offered: PermissionRow[] = [
  ...[...screens, 'endorse-for-payment'].map((name, place) => row(name, place + 1)),
  { ...row('lend-files', 9), is_asked: false, description: 'Lends the paper files' },
]
