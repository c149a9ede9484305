import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { ChangeDecision, PendingChange } from './second-administrator.ts'

const access = { permission: 'manage-role-permission' } as const

/** A permission's name, as the portal writes its own: small words joined by hyphens. */
export const PermissionName = z
  .string()
  .trim()
  .max(100, 'Enter at most 100 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write small letters and digits, with hyphens between the words.')

export const AgencyRuleCode = z.enum(['one', 'both', 'none'])

export const RoleInput = z.object({
  name: z.string().trim().min(1, 'Name the role.').max(100, 'Enter at most 100 characters.'),
  short: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2,5}$/, 'Enter two to five letters, such as EVA.'),
  agency_rule: AgencyRuleCode,
  /** Its place in the order, from 1. A person's first role is the one that stands first. */
  position: z.int().min(1, 'Choose a place in the order.').max(1000),
  permissions: z.array(PermissionName).max(1000),
})
export type RoleInput = z.infer<typeof RoleInput>

/** A role with what it may do. */
export const Role = RoleInput.extend({
  id: z.int(),
  version: z.int(),
  /** How many people hold it. */
  people: z.int(),
  /** Whether a change of it waits for a second administrator. */
  is_waiting: z.boolean(),
})
export type Role = z.infer<typeof Role>

export const RoleHolder = z.object({ user_id: z.int(), name: z.string(), email: z.string(), is_active: z.boolean() })

/** A change that holds once another administrator has confirmed it. */
export const RoleChange = PendingChange.extend({ wanted: RoleInput })
export type RoleChange = z.infer<typeof RoleChange>

export const RoleWithHolders = Role.extend({
  /** Members of staff who hold it; customers are only counted. */
  holders: z.array(RoleHolder),
  change: RoleChange.nullable(),
})
export type RoleWithHolders = z.infer<typeof RoleWithHolders>

export const roles = endpoint({
  method: 'GET',
  path: '/roles',
  summary: 'Roles in their order, with their permissions and how many people hold each',
  access,
  reply: z.object({ data: z.array(Role) }),
})

export const roleOf = endpoint({
  method: 'GET',
  path: '/roles/:id',
  summary: 'One role, with the staff who hold it',
  access,
  recordScope: 'any',
  params: ById,
  reply: RoleWithHolders,
})

export const createRole = endpoint({
  method: 'POST',
  path: '/roles',
  summary: 'Adds a role',
  access,
  body: RoleInput,
  reply: Role,
  idempotent: true,
})

export const updateRole = endpoint({
  method: 'PUT',
  path: '/roles/:id',
  summary:
    'Changes a role; it takes effect at the next request of its holders, or once a second administrator confirms',
  access,
  recordScope: 'both-agencies',
  params: ById,
  body: RoleInput.extend({ version: z.int() }),
  reply: Role,
})

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/roles/:id',
  summary: 'Deletes a role that no one has',
  access,
  recordScope: 'both-agencies',
  params: ById,
  reply: z.object({ id: z.int() }),
})

export const decideRoleChange = endpoint({
  method: 'POST',
  path: '/roles/:id/change',
  summary:
    'Confirms or refuses a change of a role requested by another administrator, or withdraws the caller’s own request',
  access,
  recordScope: 'both-agencies',
  params: ById,
  body: ChangeDecision,
  reply: Role,
})
