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
  // By role, how each box stands that was ticked: also where another administrator has saved the same meanwhile.
  const [wanted, setWanted] = useState<ReadonlyMap<number, Ticks>>(new Map())
  const flip: Flip = useCallback((role, name) => {
    const turned = (ticks: Ticks = new Map()) => new Map(ticks).set(name, !isTicked(role, ticks, name))
    setWanted((now) => new Map(now).set(role.id, turned(now.get(role.id))))
  }, [])
  const ticksIn = (role: Role): Ticks => wanted.get(role.id) ?? new Map()
  const isChanged = (role: Role, name: string) =>
    isTicked(role, ticksIn(role), name) !== role.permissions.includes(name)

  return {
    flip,
    /** The roles in which this permission is ticked otherwise, by their numbers. */
    flippedOf: (name: string) => roles.flatMap((role) => (isChanged(role, name) ? [role.id] : [])).join(','),
    forget: (role: Role) => setWanted((now) => new Map([...now].filter(([id]) => id !== role.id))),
    changes: roles
      .map((role) => changeOf(role, ticksIn(role)))
      .filter(({ given, taken }) => given.length + taken.length > 0),
  }
}

type Ticks = ReadonlyMap<string, boolean>

const isTicked = (role: Role, ticks: Ticks, name: string): boolean => ticks.get(name) ?? role.permissions.includes(name)

function changeOf(role: Role, ticks: Ticks): RoleChange {
  const names = new Set([...role.permissions, ...ticks.keys()])
  const permissions = [...names].filter((name) => isTicked(role, ticks, name))
  return { role, permissions, ...permissionChanges(role.permissions, permissions) }
}
