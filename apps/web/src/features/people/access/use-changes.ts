import type { Role } from '@lading/contract/people/roles'
import { permissionChanges } from '@lading/domain/people/staff/role-rules'
import { useCallback, useState } from 'react'

/** What was ticked otherwise and is not saved yet, of one role. */
export interface RoleChange {
  readonly role: Role
  readonly permissions: readonly string[]
  readonly given: readonly string[]
  readonly taken: readonly string[]
}

/** Ticks a box, or takes the tick back; the same function at each drawing. */
export type Flip = (role: Role, name: string) => void

/** The matrix as it was ticked: each cell against what is saved. */
export function useChanges(roles: readonly Role[]) {
  // By role, the names whose tick differs from what is saved.
  const [flipped, setFlipped] = useState<ReadonlyMap<number, ReadonlySet<string>>>(new Map())
  const flip: Flip = useCallback(
    ({ id }, name) => setFlipped((now) => new Map(now).set(id, inOneOf([...(now.get(id) ?? [])], [name]))),
    [],
  )
  const flippedIn = (role: Role) => flipped.get(role.id) ?? new Set<string>()

  return {
    flip,
    /** The roles in which this permission is ticked otherwise, by their numbers. */
    flippedOf: (name: string) => [...flipped].flatMap(([id, names]) => (names.has(name) ? [id] : [])).join(','),
    forget: (role: Role) => setFlipped((now) => new Map([...now].filter(([id]) => id !== role.id))),
    changes: roles
      .map((role) => changeOf(role, flippedIn(role)))
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
