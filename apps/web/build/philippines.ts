import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'
import { ensure } from '@lading/domain/ensure'

const NAME = 'virtual:philippines'
const DECIMALS = 2 // of a degree: about a kilometre, enough for a whole country

/** The outline of the Philippines alone, out of the world's 3.6 MB: islands, each a ring of `[latitude, longitude]`. */
export function philippines(): Plugin {
  return {
    name: 'philippines',
    resolveId: (id) => (id === NAME ? NAME : undefined),
    load: (id) => (id === NAME ? `export default ${JSON.stringify(islands())}` : undefined),
  }
}

function islands(): [number, number][][] {
  const world = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Topology
  const countries = feature(world, world.objects['countries'] as GeometryCollection<{ name: string }>).features
  const outline = countries.find(({ properties }) => properties.name === 'Philippines')?.geometry
  if (outline?.type !== 'MultiPolygon') throw new Error('world-atlas has no outline of the Philippines.')
  return outline.coordinates
    .map(([ring]) => coarse(ensure(ring, 'the outline of an island')))
    .filter(({ length }) => length > 3)
}

/** Rounded, and without points that fall together then. */
function coarse(ring: readonly number[][]): [number, number][] {
  const rounded = ring.map(
    ([longitude, latitude]) =>
      [round(ensure(latitude, 'latitude')), round(ensure(longitude, 'longitude'))] as [number, number],
  )
  return rounded.filter(([lat, lng], place) => lat !== rounded[place - 1]?.[0] || lng !== rounded[place - 1]?.[1])
}

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS))
