import type { Permission } from './permission.ts'
import type { Agency } from '../../transactions/agency.ts'

/** What a business user may do for a business besides seeing it: an owner may do all. */
export const businessRights = ['prepare', 'submit', 'pay', 'manage-people'] as const
export type BusinessRight = (typeof businessRights)[number]

export interface Membership {
  readonly business_id: number
  readonly is_owner: boolean
  readonly rights: readonly BusinessRight[]
}

export type Audience = 'customer' | 'staff' | 'system'

/** Who is asking. Built by the server from the session on every request; the web builds one from `GET /me`. */
export interface Actor {
  readonly user_id: number
  readonly audience: Audience
  /** Lowest position first: the first role is the one of the specification's route guard. */
  readonly role_ids: readonly number[]
  /** From any role or given to the person directly. */
  readonly permissions: ReadonlySet<Permission>
  /** From the first role alone, for route guards (specification, section 6). */
  readonly first_role_permissions: ReadonlySet<Permission>
  /** The agency a member of staff works for; null means both, or a customer. */
  readonly agency: Agency | null
  readonly memberships: readonly Membership[]
}

export const CUSTOMER_ROLE = 2

/** Any role or the person directly (specification, section 6: permission checks). */
export function holds(actor: Actor, permission: Permission): boolean {
  return actor.permissions.has(permission)
}

/** The first role must hold every one (specification, section 6: route guards). */
export function mayOpen(actor: Pick<Actor, 'first_role_permissions'>, required: readonly Permission[]): boolean {
  return required.every((permission) => actor.first_role_permissions.has(permission))
}

/** The membership through which this person acts for a business, if any. */
export function membershipOf(actor: Actor, business_id: number): Membership | undefined {
  return actor.memberships.find((membership) => membership.business_id === business_id)
}

/** Staff of an agency, and those who keep customers for both, work with every business. */
export function worksWithBusinesses(actor: Actor): boolean {
  return actor.audience === 'staff' && (actor.agency !== null || holds(actor, 'view-customers'))
}

/** Owners hold every right; members only those given to them. */
export function mayFor(actor: Actor, business_id: number, right: BusinessRight): boolean {
  const membership = membershipOf(actor, business_id)
  return membership !== undefined && (membership.is_owner || membership.rights.includes(right))
}
