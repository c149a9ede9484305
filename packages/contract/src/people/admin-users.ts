import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { pagedTable } from '../tables/paged-table.ts'
import { Account, PersonFields, ResetInput, ResetReply, StatusInput } from './person-fields.ts'
import { PermissionName } from './roles.ts'
import { ChangeDecision, PendingChange } from './second-administrator.ts'
import { PrintedText } from '../calls/printed-text.ts'
import { agencies } from '@lading/domain/transactions/agency'

const see = { permission: 'view-user' } as const
const keep = { permission: 'manage-role-permission' } as const

const AgencyOrBoth = z.enum(agencies).nullable()
const RoleName = z.object({ id: z.int(), name: z.string() })

/** A line of the list of staff. */
export const AdminUserRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(RoleName),
  agency: AgencyOrBoth,
  position_title: z.string(),
  status: z.enum(['active', 'disabled']),
  has_password: z.boolean(),
  last_login: z.iso.datetime().nullable(),
})
export type AdminUserRow = z.infer<typeof AdminUserRow>

export const adminUserList = pagedTable({
  name: 'admin-users',
  summary: 'Staff accounts of the caller’s agency',
  access: see,
  recordScope: 'agency',
  row: AdminUserRow,
  orderBy: ['name', 'email', 'status', 'last_login'],
  sortBy: 'asc',
  filters: {
    role_id: z.int().optional(),
    agency: z.enum([...agencies, 'both']).optional(),
    status: z.enum(['active', 'disabled']).optional(),
  },
})

/** Other rights or another address of a member of staff, which hold once another administrator has confirmed them. */
export const RightsChange = PendingChange.extend({
  wanted: z.object({
    roles: z.array(RoleName),
    permissions: z.array(z.string()),
    agency: AgencyOrBoth,
    email: z.string().optional(),
  }),
  /** Whether they are the reader's own: then others decide. */
  is_about_me: z.boolean(),
})
export type RightsChange = z.infer<typeof RightsChange>

export const AdminUser = Account.extend({
  roles: z.array(RoleName),
  /** Given directly, beside the roles. */
  permissions: z.array(z.string()),
  agency: AgencyOrBoth,
  position_title: z.string(),
  unit: z.string(),
  has_second_factor: z.boolean().optional(),
  /** Open transactions that lie on their desk. */
  open_transactions: z.int(),
  change: RightsChange.nullable().default(null),
})
export type AdminUser = z.infer<typeof AdminUser>

export const AdminUserInput = PersonFields.extend({
  role_ids: z.array(z.int()).min(1, 'Choose at least one role.').max(20),
  permissions: z.array(PermissionName).max(100).default([]),
  agency: AgencyOrBoth,
  position_title: PrintedText.max(255, 'Enter at most 255 characters.').default(''),
  unit: z.string().trim().max(255, 'Enter at most 255 characters.').default(''),
})
export type AdminUserInput = z.output<typeof AdminUserInput>

export const adminUsers = endpoint({
  method: 'GET',
  path: '/admin-users',
  summary: 'The first fifty staff accounts by name; the list is paged at /lists/admin-users',
  access: see,
  recordScope: 'agency',
  reply: z.object({ data: z.array(AdminUserRow), total: z.int() }),
})

export const adminUser = endpoint({
  method: 'GET',
  path: '/admin-users/:id',
  summary: 'One staff account',
  access: see,
  recordScope: 'agency',
  params: ById,
  reply: AdminUser,
})

export const createAdminUser = endpoint({
  method: 'POST',
  path: '/admin-users',
  summary: 'Adds a staff account and mails a one-time link to set its password',
  access: keep,
  body: AdminUserInput,
  reply: AdminUser,
  idempotent: true,
})

export const updateAdminUser = endpoint({
  method: 'PUT',
  path: '/admin-users/:id',
  summary:
    'Changes a staff account; rights and the address take effect at the next request, or once a second administrator confirms',
  access: keep,
  recordScope: 'agency',
  params: ById,
  body: AdminUserInput.extend({ version: z.int() }),
  reply: AdminUser,
})

export const decideRightsChange = endpoint({
  method: 'POST',
  path: '/admin-users/:id/change',
  summary:
    'Confirms or refuses a change of rights requested by another administrator, or withdraws the caller’s own request',
  access: keep,
  recordScope: 'agency',
  params: ById,
  body: ChangeDecision,
  reply: AdminUser,
})

export const setAdminUserStatus = endpoint({
  method: 'PATCH',
  path: '/admin-users/status/:id',
  summary: 'Disables or enables a staff account, with the reason',
  access: keep,
  recordScope: 'agency',
  params: ById,
  body: StatusInput,
  reply: AdminUser,
})

export const resetAdminUserPassword = endpoint({
  method: 'PATCH',
  path: '/admin-users/resetpasswd/:id',
  summary: 'Resets the password of a staff account: by a mailed one-time link, or a temporary password to hand over',
  access: keep,
  holdsSecret: true,
  recordScope: 'agency',
  params: ById,
  body: ResetInput,
  reply: ResetReply,
})

export const SecondFactorRemoval = StatusInput.omit({ status: true })

export const removeSecondFactor = endpoint({
  method: 'PATCH',
  path: '/admin-users/second-factor/:id',
  summary: 'Removes a lost second factor of a staff account, with the reason; its owner is notified by e-mail',
  access: keep,
  recordScope: 'agency',
  params: ById,
  body: SecondFactorRemoval,
  reply: AdminUser,
})

export const deleteAdminUser = endpoint({
  method: 'DELETE',
  path: '/admin-users/:id',
  summary: 'Deletes a staff account; the person’s past actions stay on record',
  access: keep,
  recordScope: 'agency',
  params: ById,
  reply: z.object({ id: z.int() }),
})

/** Any account in a few words. */
export const UserCard = Account.pick({
  id: true,
  email: true,
  status: true,
  created_at: true,
  last_login: true,
}).extend({
  audience: z.enum(['customer', 'staff']),
  name: z.string(),
  roles: z.array(RoleName),
  agency: AgencyOrBoth,
})
export type UserCard = z.infer<typeof UserCard>

export const user = endpoint({
  method: 'GET',
  path: '/users/:id',
  summary:
    'A staff or customer account: the caller’s own, or any of the caller’s agency for people who may see accounts',
  access: 'signed-in',
  recordScope: 'card',
  params: ById,
  reply: UserCard,
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users/:id',
  summary: 'Deletes a staff account, or a customer account for people who also keep customers',
  access: keep,
  recordScope: 'agency',
  params: ById,
  reply: z.object({ id: z.int() }),
})
