import { mayOpen, type Actor } from '../acting/actor.ts'
import type { Permission } from '../acting/permission.ts'

/** Who holds it decides what everybody may do. */
export const ADMINISTERS: Permission = 'manage-role-permission'

/** Somebody of staff, as far as it tells whether they could administer the portal at this moment. */
export interface PossibleAdministrator {
  readonly is_active: boolean
  /** A password or another way to sign in. */
  readonly can_sign_in: boolean
  readonly first_role_permissions: Actor['first_role_permissions']
  readonly agency: Actor['agency']
}

/**
 * Whether this person could change roles now: an active account with a way in, of both agencies, whose first role opens
 * the screens.
 */
export function isAdministrator(person: PossibleAdministrator): boolean {
  const opens = mayOpen(person, [ADMINISTERS])
  return person.is_active && person.can_sign_in && person.agency === null && opens
}

/** Why a change must not be, seen from those who would be left, or nothing. Where two are asked, two are left. */
export function administrationRefusal(
  left: readonly PossibleAdministrator[],
  { asks_two = false } = {},
): string | undefined {
  const able = left.filter(isAdministrator).length
  if (able === 0) return 'No one else could change roles and accounts. Appoint another administrator first.'
  if (asks_two && able === 1)
    return 'Changes need a second administrator, and only one would be left. Appoint another administrator first.'
  return undefined
}

/** Roles hold for both agencies, so staff of one of them change none. */
export function roleKeeperRefusal({ agency }: Pick<Actor, 'agency'>): string | undefined {
  return agency === null ? undefined : 'Roles apply to both agencies. Only an administrator of both can change them.'
}

/** Staff see and keep accounts of their own agency; those of both agencies, all. */
export function isOfTheirAgency(actor: Pick<Actor, 'agency'>, agency: Actor['agency']): boolean {
  return actor.agency === null || actor.agency === agency
}
