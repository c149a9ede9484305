import type { Coordinates } from '@lading/domain/business/coordinates'
import islands from 'virtual:philippines'

/** Degrees, some five kilometres: the outline is coarse, and ports are built beyond it. */
const ASHORE = 0.05

/** Whether a place lies so far from every island of the country that no office stands there. */
export const isOffLand = (at: Coordinates): boolean => distance(at, nearestLand(at)) > ASHORE

/** The place itself where it lies on land, else the nearest shore. */
export function nearestLand(at: Coordinates): Coordinates {
  if (islands.some((ring) => isWithin(at, ring))) return at
  const shores = islands.flatMap((ring) => ring.map((end, place) => onLine(at, ring.at(place - 1) ?? end, end)))
  return shores.reduce((nearest, shore) => (distance(at, shore) < distance(at, nearest) ? shore : nearest))
}

/** Crossings of the line to the east: an odd number is inside. */
function isWithin([latitude, longitude]: Coordinates, ring: readonly Coordinates[]): boolean {
  const crossed = ring.filter(([north, east], place) => {
    const [fromNorth, fromEast] = ring.at(place - 1) ?? [north, east]
    if (north > latitude === fromNorth > latitude) return false
    return longitude < east + ((latitude - north) / (fromNorth - north)) * (fromEast - east)
  })
  return crossed.length % 2 === 1
}

/** The point of a line that is nearest. */
function onLine([latitude, longitude]: Coordinates, [north, east]: Coordinates, [toNorth, toEast]: Coordinates) {
  const [rise, run] = [toNorth - north, toEast - east]
  const length = rise * rise + run * run
  const part = length === 0 ? 0 : ((latitude - north) * rise + (longitude - east) * run) / length
  const along = Math.min(1, Math.max(0, part))
  return [north + along * rise, east + along * run] as const
}

/** Degrees on the flat: near enough this close to the equator. */
const distance = ([north, east]: Coordinates, [toNorth, toEast]: Coordinates) =>
  Math.hypot(toNorth - north, toEast - east)
