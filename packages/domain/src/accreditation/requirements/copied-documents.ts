import type { RequirementEntry } from './requirement.ts'

type Entry = Pick<RequirementEntry, 'code' | 'name' | 'registers' | 'issued_by_agency'>

/**
 * The requirements of two agencies that ask for one and the same document, by code: under one code and name, kept in the
 * register as the same, and not issued by the agency itself, of which each has its own.
 */
export function sharedRequirements(one: readonly Entry[], other: readonly Entry[]): ReadonlySet<string> {
  const byCode = new Map(other.map((entry) => [entry.code, entry]))
  const isShared = (entry: Entry) => {
    const same = byCode.get(entry.code)
    if (!same || entry.issued_by_agency || same.issued_by_agency) return false
    return entry.name === same.name && entry.registers.join() === same.registers.join()
  }
  return new Set(one.filter(isShared).map(({ code }) => code))
}

interface Filed {
  readonly requirement_code: string
  readonly decision: string | null
}

interface Copying<File extends Filed> {
  /** The checklist of the draft that is copied to. */
  readonly lines: readonly { readonly code: string; readonly max_files: number }[]
  /** What the draft holds already. */
  readonly here: readonly Pick<Filed, 'requirement_code'>[]
  /** What its counterpart holds. */
  readonly there: readonly File[]
  readonly shared: ReadonlySet<string>
  /** Whether the client was told what the agency found of the counterpart's documents. */
  readonly isTold: boolean
}

/**
 * The documents that a draft takes over from its counterpart: those of a shared requirement under which it holds nothing
 * yet, all of it or none. What the other agency returned is not passed on.
 */
export function documentsToCopy<File extends Filed>({
  lines,
  here,
  there,
  shared,
  isTold,
}: Copying<File>): readonly File[] {
  const held = new Set(here.map(({ requirement_code }) => requirement_code))
  return lines
    .filter(({ code }) => shared.has(code) && !held.has(code))
    .flatMap(({ code, max_files }) => {
      const files = there.filter(({ requirement_code }) => requirement_code === code)
      const isReturned = isTold && files.some(({ decision }) => decision === 'returned')
      return isReturned || files.length > max_files ? [] : files
    })
}
