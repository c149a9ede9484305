import type { FoundPlace, Office } from '@lading/contract/maps'

/** A place that has degrees, and what its marker says. */
export interface MapPin {
  readonly key: string
  readonly at: [latitude: number, longitude: number]
  readonly title: string
  readonly address: string
}

/** Undefined for a place that nobody pinned: it is listed, and never guessed. */
export function pinOf(place: Office | FoundPlace): MapPin | undefined {
  const { latitude, longitude } = place
  if (latitude === null || longitude === null) return undefined
  const at: MapPin['at'] = [latitude, longitude]
  if ('key' in place) return { key: place.key, at, title: titleOf(place), address: place.address }
  return { key: `found ${at.join(' ')}`, at, title: place.name, address: place.within }
}

/** The business, with the branch where it is one. */
export const titleOf = ({ business_name, name }: Office): string => (name ? `${business_name}, ${name}` : business_name)
