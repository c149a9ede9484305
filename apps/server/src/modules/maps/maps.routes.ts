import { cityOnMap, isWindow, mapOffices, mapTiles, searchMap } from '@lading/contract/maps'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { askMapsService } from './ask-maps-service.ts'
import { findCity } from './find-city.ts'
import { officesSeen } from './offices.queries.ts'
import { officesWithin } from './offices-within.ts'
import { searchPlaces } from './search-places.ts'

/** Offices on a map, and the search for an address. */
export function mapsRoutes(app: FastifyInstance, { db, clock, config }: Deps): void {
  bind(app, mapTiles, () => Promise.resolve({ tiles: config.maps_tiles ?? null }))
  bind(app, mapOffices, ({ actor, query }) => {
    const viewer = { actor, now: clock.now() }
    return isWindow(query) ? officesWithin(db, viewer, query) : officesSeen(db, viewer)
  })
  bind(app, cityOnMap, async ({ query: { city_code }, actor }) => {
    const { maps_url } = config
    return { place: await findCity(db, city_code, { maps_url, actor, now: clock.now() }) }
  })
  bind(app, searchMap, async ({ query: { q }, actor }) =>
    config.maps_url
      ? { asked: 'service' as const, data: await askMapsService(config.maps_url, q) }
      : { asked: 'portal' as const, data: await searchPlaces(db, q, { actor, now: clock.now() }) },
  )
}
