import { z } from 'zod'
import { endpoint } from './calls/endpoint.ts'
import { placeCode } from './reference.ts'

/** A background of pictures from a tile service, where one is configured. */
export const Tiles = z.object({ url: z.string(), attribution: z.string() })
export type Tiles = z.infer<typeof Tiles>

export const mapTiles = endpoint({
  method: 'GET',
  path: '/maps/tiles',
  summary: 'The tile service whose pictures lie under every map; none where none is configured',
  access: 'signed-in',
  reply: z.object({ tiles: Tiles.nullable() }),
})

const degrees = { latitude: z.number().nullable(), longitude: z.number().nullable() }

/** An office or a branch of a forwarder; without degrees where nobody has pinned it. */
export const Office = z.object({
  key: z.string(),
  kind: z.enum(['office', 'branch']),
  business_id: z.int(),
  business_name: z.string(),
  /** Of a branch; empty for the principal office. */
  name: z.string(),
  address: z.string(),
  ...degrees,
})
export type Office = z.infer<typeof Office>

const edge = (most: number) => z.coerce.number().min(-most).max(most)

/** The part of a map that is in view, in degrees. */
export const MapWindow = z.object({ south: edge(90), west: edge(180), north: edge(90), east: edge(180) })
export type MapWindow = z.infer<typeof MapWindow>

/** Whether a part of the map was asked for: all four edges or none. */
export const isWindow = (edges: Partial<MapWindow>): edges is MapWindow =>
  Object.values(edges).filter((degrees) => degrees !== undefined).length === 4

export const mapOffices = endpoint({
  method: 'GET',
  path: '/maps/offices',
  summary:
    'Offices and branches of forwarders accredited today, and of the caller’s own businesses; at most a thousand',
  access: 'signed-in',
  query: MapWindow.partial().refine((edges) => isWindow(edges) || Object.keys(edges).length === 0, {
    error: 'Give all four edges or none.',
    path: ['south'],
  }),
  // counted to a thousand; `is_more`: beyond that nobody counted
  reply: z.object({ data: z.array(Office), total: z.int(), is_more: z.boolean() }),
})

/** Something an address search found. */
export const FoundPlace = z.object({
  kind: z.enum(['address', 'office', 'branch', 'region', 'province', 'city', 'barangay']),
  name: z.string(),
  /** Where it lies, in words. */
  within: z.string(),
  ...degrees,
})
export type FoundPlace = z.infer<typeof FoundPlace>

export const searchMap = endpoint({
  method: 'GET',
  path: '/maps/search',
  summary: 'Address search: by the configured maps service, or else among the portal’s own places and offices',
  access: 'public',
  limit: 60,
  query: z.object({
    q: z.string().trim().min(2, 'Enter at least two characters.').max(100, 'Enter at most 100 characters.'),
  }),
  reply: z.object({ asked: z.enum(['service', 'portal']), data: z.array(FoundPlace) }),
})

/** What is known of where a city lies: the city itself, or the smallest place around it of which anything is. */
export const PlaceOnMap = z.object({
  level: z.enum(['city', 'province', 'region']),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type PlaceOnMap = z.infer<typeof PlaceOnMap>

export const cityOnMap = endpoint({
  method: 'GET',
  path: '/maps/city',
  summary: 'Where a city lies: by the configured maps service, or else amid the offices pinned there; null if unknown',
  access: 'signed-in',
  limit: 60,
  query: z.object({ city_code: placeCode }),
  reply: z.object({ place: PlaceOnMap.nullable() }),
})
