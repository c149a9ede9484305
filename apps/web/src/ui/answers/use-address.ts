import type { Place } from '@lading/contract/reference'
import type { PlaceLevel } from '#lib/places.ts'
import { useBound } from '../forms/bound.ts'
import { useFormScope } from './form-scope.ts'

/** The levels of an address, each within the one before. */
export const levels: readonly PlaceLevel[] = ['region', 'province', 'city', 'barangay']

/** Puts places into the answers of one address, by level; null where none is known. */
export function useAddress(prefix: string): (places: Partial<Record<PlaceLevel, Place | null>>) => void {
  const put = {
    region: usePlace(prefix, 'region'),
    province: usePlace(prefix, 'province'),
    city: usePlace(prefix, 'city'),
    barangay: usePlace(prefix, 'barangay'),
  }
  return (places) => {
    for (const level of levels) if (places[level] !== undefined) put[level](places[level])
  }
}

function usePlace(prefix: string, level: PlaceLevel) {
  const { at } = useFormScope()
  const code = useBound<string>(`${at}${prefix}${level}_code`)
  const name = useBound<string>(`${at}${prefix}${level}_name`)
  return (place: Place | null) => {
    name.set(place?.name ?? '')
    code.set(place?.code ?? '')
  }
}
