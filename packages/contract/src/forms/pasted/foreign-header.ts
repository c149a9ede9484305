import type { Place } from '../../reference.ts'
import { countryOf } from './pasted-cell.ts'

/**
 * Whether the first line is a header whose names are not the form's: it holds words alone, and below one of them every
 * cell holds what a list is made of: figures, days, countries, yes or no.
 */
export function isForeignHeader(
  [first = [], ...rest]: readonly (readonly string[])[],
  countries: readonly Place[],
): boolean {
  const isValue = (cell: string) => /\d|^(yes|no|y|n|x)$/i.test(cell.trim()) || countryOf(cell, countries) !== undefined
  if (first.some(isValue)) return false
  return first.some((head, place) => {
    const below = rest.map((cells) => cells[place] ?? '').filter((cell) => cell.trim() !== '')
    return /\p{L}{2}|%/u.test(head) && below.length > 0 && below.every(isValue)
  })
}
