import { businessFields, businessGroups, businessSections } from '@lading/contract/forms/business-fields'
import { type BusinessProfile } from '@lading/contract/forms/business/business-profile'

type Name = keyof BusinessProfile

/** An answer that two people changed at the same time. */
export interface Clash {
  readonly name: Name
  readonly label: string
  readonly theirs: BusinessProfile[Name]
}

export interface ProfileMerge {
  /** What was changed here stays, what was changed elsewhere is taken over; in a clash this person's answer stays. */
  readonly profile: BusinessProfile
  /** Labels of what was taken over. */
  readonly taken: readonly string[]
  readonly clashes: readonly Clash[]
}

/** Brings together what two people made of the same profile; a list counts as one answer. */
export function mergeProfiles(base: BusinessProfile, mine: BusinessProfile, theirs: BusinessProfile): ProfileMerge {
  const names = Object.keys(base) as Name[]
  const moved = names.filter((name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]))
  const clashing = moved.filter((name) => !isSame(base[name], mine[name]))
  const taken = moved.filter((name) => !clashing.includes(name))
  return {
    profile: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) },
    taken: labelsOf(taken),
    clashes: clashing.map((name) => ({ name, label: labelOf(name), theirs: theirs[name] })),
  }
}

// Dates and choices say null where the register says ''.
const isSame = (one: unknown, other: unknown) => plain(one) === plain(other)
const plain = (value: unknown) => JSON.stringify(value, (_, inner: unknown) => (inner === '' ? null : inner))

// A place has a code and a name of one label.
const labelsOf = (names: readonly Name[]) => [...new Set(names.map(labelOf))]

function labelOf(name: Name): string {
  return name in businessGroups
    ? businessSections[name as keyof typeof businessGroups]
    : businessFields[name as keyof typeof businessFields].label
}
