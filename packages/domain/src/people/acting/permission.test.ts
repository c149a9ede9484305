import { expect, test } from 'vitest'
import { screenPermissions } from './permission.ts'

/** Written again by hand from the specification, section 6, in its order. */
const customers = `view-customer-dashboard view-customer-business view-new-accreditation view-business-users
  create-new-accreditation edit-new-accreditation create-renewal-accreditation edit-renewal-application
  create-renewal-application customer-information-update customer-submit-reporting`
const reports = `view-arta-utilization-report view-registrations-file-report view-transactions-report
  view-business-fs-report view-cargo-stats-report view-collections-report view-transaction-payment-report
  view-maya-transactions-report view-transaction-log-report view-business-agent-report view-top-forwarders-report
  view-activity-log`
const dashboards = `view-admin-dashboard view-cab-admin-dashboard view-dti-admin-dashboard
  view-admin-evaluators-dashboard view-cab-evaluators-dashboard view-dti-evaluators-dashboard`
const lists = `view-myqueue-trans-list view-for-routing-trans-list view-transaction-evaluation-list
  view-transaction-approval-list view-transaction-for-disapproval-list view-transaction-for-review-list
  view-transaction-order-of-payment-list view-transaction-payment-validation-list view-transaction-for-revision
  view-transaction-hearing-list view-transaction-publication-validation-list
  view-transaction-for-recommendation-list view-transaction-for-printing-list view-transaction-for-pickup-list`
const others = `request-suspension-revocation manage-role-permission view-user view-customers manage-announcement
  manage-advisory manage-blog view-app-settings view-fee-and-penalties view-sync-information`

test.each([
  ['customers', customers],
  ['reports', reports],
  ['the dashboards of staff', dashboards],
  ['the lists of staff', lists],
  ['everything else', others],
])('the permissions of section 6 for %s are there, each under its name', (_, names) => {
  expect(screenPermissions).toEqual(expect.arrayContaining(names.split(/\s+/)))
})

test('no other permission opens a screen', () => {
  const all = [customers, reports, dashboards, lists, others].join(' ').split(/\s+/)
  expect(screenPermissions.toSorted()).toEqual(all.toSorted())
})
