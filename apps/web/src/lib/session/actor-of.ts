import type { SignedInUser } from '@lading/contract/accounts/accounts'
import { CUSTOMER_ROLE, type Actor } from '@lading/domain/people/acting/actor'

// Of the whole process: what is kept follows from the person alone, and is forgotten with them.
const actors = new WeakMap<SignedInUser, Actor>()

/** The person as the domain's rules ask about them; the same object for the same person. */
export function actorOf(user: SignedInUser): Actor {
  const known = actors.get(user)
  if (known) return known
  const actor = readActor(user)
  actors.set(user, actor)
  return actor
}

function readActor(user: SignedInUser): Actor {
  const names = (given: readonly { readonly name: string }[]) => given.map(({ name }) => name)
  return {
    user_id: user.id,
    audience: user.role_id === CUSTOMER_ROLE ? 'customer' : 'staff',
    role_ids: user.roles.map(({ id }) => id),
    permissions: new Set([...user.roles.flatMap((role) => names(role.permissions)), ...names(user.permissions)]),
    first_role_permissions: new Set(names(user.roles[0]?.permissions ?? [])),
    agency: user.admin_profile?.agency ?? null,
    memberships: user.memberships ?? [],
  }
}
