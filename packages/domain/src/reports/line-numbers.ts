/** What stands in a section while lines come to it: what was filed, what stays, and what gives way. */
export interface NumberedLines {
  /** The number of each line that keeps it when it comes again, by what the line is about. */
  readonly known: ReadonlyMap<string, number>
  /** The numbers of lines that stay where they are. */
  readonly taken: ReadonlySet<number>
  /** The highest number that a filed line bears; 0 where nothing was filed. */
  readonly last: number
  /** Where the section is pasted again: the place of each line in the file, from 1. */
  readonly places?: readonly number[]
}

/**
 * The numbers of lines that are added, each given by what it is about. A number that was filed means one line for good:
 * who pastes a section again keeps the numbers of the lines it had. A line about something else takes the number of its
 * place in the file where the line of that number is not in the file any more: it was corrected there. Each other one
 * comes after the last.
 */
export function lineNumbers(
  identities: readonly string[],
  { known, taken, last, places = [] }: NumberedLines,
): number[] {
  const used = new Set(taken)
  const own = identities.map((identity) => take(known.get(identity), used))
  const filed = new Set(known.values())
  const placed = own.map((number, index) => {
    const place = places[index]
    return number ?? (place !== undefined && filed.has(place) ? take(place, used) : undefined)
  })
  let next = Math.max(last, ...used)
  return placed.map((number) => number ?? (next += 1))
}

function take(number: number | undefined, used: Set<number>): number | undefined {
  if (number === undefined || used.has(number)) return undefined
  used.add(number)
  return number
}
