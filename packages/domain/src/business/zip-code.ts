import { plainName } from '../text/plain-name.ts'

/** A ZIP code that is used in a city, and the part of the city it is used in. */
export interface ZipCode {
  readonly zip: string
  readonly place: string
}

/** The ZIP code of a barangay among those of its city: the only one there is, or the one named after it; else none. */
export function proposedZip(codes: readonly ZipCode[], barangay: string): string | undefined {
  const named = codes.filter(({ place }) => barangay !== '' && plainName(place) === plainName(barangay))
  const found = codes.length === 1 ? codes : named
  return found.length === 1 ? found[0]?.zip : undefined
}
