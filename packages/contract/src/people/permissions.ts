import { z } from 'zod'
import { ById, endpoint } from '../calls/endpoint.ts'
import { PermissionName } from './roles.ts'

const access = { permission: 'manage-role-permission' } as const

/** A permission, with everybody who has it. */
export const PermissionRow = z.object({
  id: z.int(),
  name: z.string(),
  /** A screen or list, or an act of the workflow. */
  kind: z.enum(['screen', 'act']),
  description: z.string(),
  version: z.int(),
  /** Whether the portal itself asks it; such a name stays. */
  is_asked: z.boolean(),
  roles: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Those who were given it directly, beside their roles. */
  people: z.array(z.object({ user_id: z.int(), name: z.string() })),
})
export type PermissionRow = z.infer<typeof PermissionRow>

const description = z.string().trim().max(255, 'Enter at most 255 characters.')

export const permissions = endpoint({
  method: 'GET',
  path: '/permissions',
  summary: 'Every permission with the roles and people that have it',
  access,
  reply: z.object({ data: z.array(PermissionRow) }),
})

export const permissionOf = endpoint({
  method: 'GET',
  path: '/permissions/:id',
  summary: 'One permission',
  access,
  recordScope: 'any',
  params: ById,
  reply: PermissionRow,
})

export const PermissionInput = z.object({
  name: PermissionName,
  kind: z.enum(['screen', 'act']).default('screen'),
  description: description.default(''),
})

export const createPermission = endpoint({
  method: 'POST',
  path: '/permissions',
  summary: 'Adds a permission of the agencies',
  access,
  body: PermissionInput,
  reply: PermissionRow,
  idempotent: true,
})

export const PermissionWords = z.object({ description, version: z.int() })

export const updatePermission = endpoint({
  method: 'PUT',
  path: '/permissions/:id',
  summary: 'Changes the description of a permission',
  access,
  recordScope: 'both-agencies',
  params: ById,
  body: PermissionWords,
  reply: PermissionRow,
})

export const deletePermission = endpoint({
  method: 'DELETE',
  path: '/permissions/:id',
  summary: 'Deletes a permission the portal itself does not use',
  access,
  recordScope: 'both-agencies',
  params: ById,
  reply: z.object({ id: z.int() }),
})
