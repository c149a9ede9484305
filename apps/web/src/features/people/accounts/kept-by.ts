import {
  adminUser,
  adminUserList,
  deleteAdminUser,
  resetAdminUserPassword,
  setAdminUserStatus,
} from '@lading/contract/people/admin-users'
import { activityList } from '@lading/contract/people/activity'
import {
  customer,
  customerList,
  deleteCustomer,
  resetCustomerPassword,
  setCustomerStatus,
} from '@lading/contract/people/customers'
import type { Account } from '@lading/contract/people/person-fields'
import { paths } from '@lading/contract/addresses/paths'

/** The calls by which an account is kept, of staff or of customers. */
export const staffCalls = {
  status: setAdminUserStatus,
  reset: resetAdminUserPassword,
  remove: deleteAdminUser,
  stale: [adminUser, adminUserList, activityList],
  list: paths.adminUsers,
}
export const customerCalls = {
  status: setCustomerStatus,
  reset: resetCustomerPassword,
  remove: deleteCustomer,
  stale: [customer, customerList, activityList],
  list: paths.customers,
}
export type KeptBy = typeof staffCalls | typeof customerCalls

/** What a dialog about an account is told. */
export interface AboutAccount {
  readonly account: Account
  readonly kept: KeptBy
  /** As the person signs, or the address. */
  readonly name: string
  readonly onClose: () => void
}
