import type { Role } from '@lading/contract/roles'
import { permissionChanges } from '@lading/domain/people/role-rules'
import { useState } from 'react'

/** What was ticked otherwise and is not saved yet, of one role. */
export interface RoleChange {
  readonly role: Role
  readonly permissions: readonly string[]
  readonly given: readonly string[]
  readonly taken: readonly string[]
}

/** The matrix as it was ticked: each cell against what is saved. */
export function useChanges(roles: readonly Role[]) {
  // By role, the names whose tick differs from what is saved.
  const [flipped, setFlipped] = useState<ReadonlyMap<number, ReadonlySet<string>>>(new Map())
  const flippedOf = (role: Role) => flipped.get(role.id) ?? new Set<string>()

  return {
    has: (role: Role, name: string) => role.permissions.includes(name) !== flippedOf(role).has(name),
    isChanged: (role: Role, name: string) => flippedOf(role).has(name),
    flip: (role: Role, name: string) =>
      setFlipped((now) => new Map(now).set(role.id, inOneOf([...(now.get(role.id) ?? [])], [name]))),
    forget: (role: Role) => setFlipped((now) => new Map([...now].filter(([id]) => id !== role.id))),
    changes: roles
      .map((role) => changeOf(role, flippedOf(role)))
      .filter(({ given, taken }) => given.length + taken.length > 0),
  }
}

function changeOf(role: Role, flips: ReadonlySet<string>): RoleChange {
  const permissions = [...inOneOf(role.permissions, [...flips])]
  return { role, permissions, ...permissionChanges(role.permissions, permissions) }
}

/** What stands in one of two lists and not in both. */
function inOneOf(one: readonly string[], other: readonly string[]): ReadonlySet<string> {
  const [left, right] = [new Set(one), new Set(other)]
  return new Set([...one.filter((name) => !right.has(name)), ...other.filter((name) => !left.has(name))])
}
