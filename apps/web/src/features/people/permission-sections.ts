import {
  groupOfScreens,
  isForCustomers,
  isScreenPermission,
  permissionGroups,
} from '@lading/domain/people/acting/permission-words'
import { isAsked, openingOf, staffActs } from '@lading/domain/workflow/roles/act-permissions'
import type { KnownScreen } from '#lib/known-screens.ts'
import { labelOf, opensWhat } from './openings.ts'
import { whoLabels } from '@lading/domain/workflow/who-labels'
import { ensure } from '@lading/domain/ensure'

/** A permission as it is offered. */
export interface OfferedPermission {
  readonly name: string
  readonly label: string
  readonly opens: string
}

/** Permissions under one heading. */
export interface Section {
  readonly title: string
  readonly entries: readonly OfferedPermission[]
}

/** Every permission that can be given, screens first, then acts by desk, then the agencies' own. */
export function sectionsOf(
  all: readonly { name: string; description: string }[],
  screens: readonly KnownScreen[],
): readonly Section[] {
  const offered = all.map(({ name, description }) => ({
    name,
    label: labelOf(name, description),
    opens: opensWhat(name, screens),
  }))
  const acts = Object.groupBy(inOrder(offered), ({ name }) => deskTitle(name))
  return [
    ...permissionGroups.map((title) => ({
      title,
      entries: offered.filter(({ name }) => isScreenPermission(name) && groupOfScreens(name) === title),
    })),
    ...Object.entries(acts).map(([title, entries]) => ({ title, entries: entries ?? [] })),
    { title: 'Added by the agencies', entries: offered.filter(({ name }) => !isAsked(name)) },
  ].filter(({ entries }) => entries.length > 0)
}

/** What may be given to customers, to everybody else, or fits what is searched for. */
export function narrowed(sections: readonly Section[], { search = '', customers = false }): readonly Section[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ name, label, opens }: OfferedPermission, title: string) => {
    const text = `${name} ${label} ${opens} ${title}`.toLowerCase()
    return (!customers || isForCustomers(name)) && words.every((word) => text.includes(word))
  }
  return sections
    .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => fits(entry, title)) }))
    .filter(({ entries }) => entries.length > 0)
}

/** Acts stand as the workflow has them, not by the alphabet. */
function inOrder(offered: readonly OfferedPermission[]): OfferedPermission[] {
  const places = new Map(staffActs().map(({ action }, place) => [action, place]))
  return offered
    .filter(({ name }) => places.has(name))
    .toSorted(
      (one, other) =>
        ensure(places.get(one.name), `place of ${one.name}`) - ensure(places.get(other.name), `place of ${other.name}`),
    )
}

function deskTitle(name: string): string {
  const [desk, ...more] = openingOf(name)?.desks ?? []
  return desk && more.length === 0 ? `Actions of ${whoLabels[desk]}` : 'Actions of several desks'
}
