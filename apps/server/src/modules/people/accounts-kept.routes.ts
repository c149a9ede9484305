import * as ofActivity from '@lading/contract/people/activity'
import * as ofStaff from '@lading/contract/people/admin-users'
import * as ofCustomers from '@lading/contract/people/customers'
import type { FastifyInstance } from 'fastify'
import { requireCustomerOrKeeper } from '#modules/accounts/records/customers-seen'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { bindTable } from '#platform/calls/table'
import { activity } from './accounts-kept/activity.queries.ts'
import { adminUserDetail, adminUserTable } from './staff/admin-users.queries.ts'
import { businessOfCustomers, customerDetail, customerTable } from './customers/customers.queries.ts'
import { decideRightsChange } from './staff/decide-rights-change.ts'
import { deleteUser } from './delete-user.ts'
import { holdAsAdministrator } from './second-administrator/hold-administration.ts'
import { createCustomer } from './customers/create-customer.ts'
import { deleteCustomer } from './customers/delete-customer.ts'
import { lockCustomer, requireStaff } from './customers/lock-customer.ts'
import { setCustomerStatus } from './customers/set-customer-status.ts'
import { updateCustomer } from './customers/update-customer.ts'
import { removeSecondFactor } from './staff/remove-second-factor.ts'
import { resetAccountPassword } from './accounts-kept/reset-account-password.ts'
import { userCardFor } from './users.queries.ts'
import { createAdminUser } from './staff/create-admin-user.ts'
import { updateAdminUser } from './staff/update-admin-user.ts'
import { deleteAdminUser } from './staff/delete-admin-user.ts'
import { setAdminUserStatus } from './staff/set-admin-user-status.ts'

const byName = { page: 1, per_page: 50, order_by: 'name', sort_by: 'asc', search: '' } as const

const latestFirst = { order_by: 'at', sort_by: 'desc', search: '' } as const

/** The accounts of staff. */
export function adminUserRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  bindTable(app, adminUserTable, deps)
  bind(app, ofStaff.adminUsers, ({ actor }) => adminUserTable.page({ db, request: byName, actor, now: clock.now() }))
  bind(app, ofStaff.adminUser, ({ params, actor }) => adminUserDetail(db, params.id, actor))
  bindAct(app, ofStaff.createAdminUser, deps, createAdminUser)
  bindAct(app, ofStaff.updateAdminUser, deps, updateAdminUser)
  bindAct(app, ofStaff.decideRightsChange, deps, decideRightsChange)
  bindAct(app, ofStaff.setAdminUserStatus, deps, setAdminUserStatus)
  bindAct(app, ofStaff.removeSecondFactor, deps, removeSecondFactor)
  bindAct(app, ofStaff.deleteAdminUser, deps, deleteAdminUser)
  bind(app, ofStaff.user, ({ params, actor }) => userCardFor(db, params.id, actor))
  bindAct(app, ofStaff.deleteUser, deps, deleteUser)
  bind(app, ofStaff.resetAdminUserPassword, ({ params, body, actor }) =>
    resetAccountPassword(deps, { ...body, ...params }, actor, async (tx) => {
      await holdAsAdministrator(tx, actor)
      return adminUserDetail(tx, params.id, actor)
    }),
  )
}

/** The accounts of customers. */
export function customerRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  bindTable(app, customerTable, deps)
  bind(app, ofCustomers.customers, ({ actor }) => customerTable.page({ db, request: byName, actor, now: clock.now() }))
  bind(app, ofCustomers.customerBusiness, ({ params }) => businessOfCustomers(db, params.id))
  for (const reading of [ofCustomers.customer, ofCustomers.customerFacts, ofCustomers.customerProfile]) {
    bind(app, reading, async ({ params, actor }) => {
      requireCustomerOrKeeper(actor, params.id)
      return customerDetail(db, params.id)
    })
  }
  bindAct(app, ofCustomers.createCustomer, deps, createCustomer)
  bindAct(app, ofCustomers.updateCustomer, deps, updateCustomer)
  bindAct(app, ofCustomers.setCustomerStatus, deps, setCustomerStatus)
  bindAct(app, ofCustomers.deleteCustomer, deps, deleteCustomer)
  bind(app, ofCustomers.resetCustomerPassword, ({ params, body, actor }) => {
    requireStaff(actor)
    return resetAccountPassword(deps, { ...body, ...params }, actor, (tx) => lockCustomer(tx, params.id))
  })
}

/** What people did. */
export function activityRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  bindTable(app, activity, deps)
  bind(app, ofActivity.activityLog, ({ params, query, actor }) =>
    activity.page({ db, request: { ...latestFirst, ...query, user_id: params.id }, actor, now: clock.now() }),
  )
}
