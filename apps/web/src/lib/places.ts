import { cityOnMap } from '@lading/contract/maps'
import * as reference from '@lading/contract/reference'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { portalOf } from './portal.ts'
import type { Transport } from './transport.ts'

export type PlaceLevel = 'region' | 'province' | 'city' | 'barangay'

// Places change once in years: what was asked once holds for the visit.
const forTheVisit = { staleTime: Infinity, gcTime: Infinity }

/** The places of a level that lie in another; nothing while that one is not chosen. */
export function usePlaces(level: PlaceLevel, within: string) {
  return useQuery({
    queryKey: ['places', level, within],
    queryFn: ({ client, signal }) => placesWithin(portalOf(client).transport, level, within, signal),
    enabled: level === 'region' || within !== '',
    ...forTheVisit,
  })
}

/** ZIP codes used in a city, to suggest. */
export function useZipCodes(city_code: string) {
  return useQuery({
    queryKey: [reference.zipcodes.path, city_code],
    queryFn: async ({ client, signal }) =>
      (await portalOf(client).transport.call(reference.zipcodes, { query: { city_code }, signal })).data,
    enabled: city_code !== '',
    ...forTheVisit,
  })
}

/** Where a city lies, as far as the portal knows; undefined while that is not answered. */
export function useCityOnMap(city_code: string, isWanted: boolean) {
  const { data, isError } = useQuery({
    queryKey: [cityOnMap.path, city_code],
    queryFn: async ({ client, signal }) =>
      (await portalOf(client).transport.call(cityOnMap, { query: { city_code }, signal })).place,
    enabled: isWanted && city_code !== '',
    retry: false,
    ...forTheVisit,
  })
  return isError ? null : data
}

/** Cities and barangays by some letters of each name; nothing before two are typed. */
export const foundPlaces = (q: string) =>
  queryOptions({
    queryKey: [reference.findPlaces.path, q],
    queryFn: async ({ client, signal }) =>
      (await portalOf(client).transport.call(reference.findPlaces, { query: { q }, signal })).data,
    enabled: q.length > 1,
    retry: false,
    ...forTheVisit,
  })

/**
 * The places that each of these searches finds, asked some at a time, one call after the other; what was found before is
 * not asked again. A search that could not be made is left out, and a refetch makes it.
 */
export const placesOfSearches = (searches: readonly string[]) =>
  queryOptions({
    queryKey: [reference.findManyPlaces.path, searches],
    queryFn: async ({ client, signal }) => {
      const keyOf = (q: string) => foundPlaces(q).queryKey
      const isUnknown = (q: string) => client.getQueryData(keyOf(q)) === undefined
      const { call } = portalOf(client).transport
      for (const batch of batchesOf(searches.filter(isUnknown))) {
        const reply = await call(reference.findManyPlaces, { body: { searches: batch }, signal }).catch(() => undefined)
        if (!reply) break // not before the person tries again: the server is overloaded, or out of reach
        for (const { q, places } of reply.data) client.setQueryData(keyOf(q), places)
      }
      return new Map(
        searches.flatMap((q) => {
          const places = client.getQueryData(keyOf(q))
          return places ? [[q, places] as const] : []
        }),
      )
    },
    enabled: searches.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  })

const batchesOf = (searches: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(searches.length / reference.MOST_SEARCHES) }, (_, at) =>
    searches.slice(at * reference.MOST_SEARCHES, (at + 1) * reference.MOST_SEARCHES),
  )

/** All countries, the Philippines first. */
export function useCountries() {
  return useQuery({
    queryKey: [reference.countries.path],
    queryFn: async ({ client, signal }) =>
      (await portalOf(client).transport.call(reference.countries, { signal })).data,
    ...forTheVisit,
  })
}

async function placesWithin(
  { call }: Transport,
  level: PlaceLevel,
  code: string,
  signal: AbortSignal,
): Promise<reference.Place[]> {
  const reply =
    level === 'region'
      ? await call(reference.regions, { signal })
      : level === 'province'
        ? await call(reference.provinces, { query: { region_code: code }, signal })
        : level === 'city'
          ? await call(reference.cities, { query: { province_code: code }, signal })
          : await call(reference.barangays, { query: { city_code: code }, signal })
  return reply.data
}
