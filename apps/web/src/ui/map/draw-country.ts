import type { Tiles } from '@lading/contract/maps'
import { map as leafletMap, polygon, tileLayer, type LatLngBoundsExpression, type Map, type MapOptions } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import islands from 'virtual:philippines'
import { ensure } from '@lading/domain/ensure'
import classes from './Map.module.css'

const COUNTRY: LatLngBoundsExpression = [
  [4.6, 116.9],
  [21.1, 126.6],
]
/** The outline is coarse: closer, it would say less than it seems to. */
const CLOSE_TO_OUTLINE = 9

/** How close a map goes to a place by itself. */
export const closeTo = (tiles: Tiles | null, close: number) => (tiles ? close : CLOSE_TO_OUTLINE)

/** A map of the country: tiles, or its outline where no tile service is set up. */
export function drawCountry(box: HTMLElement, tiles: Tiles | null, options: MapOptions = {}): Map {
  const still = { zoomAnimation: false, fadeAnimation: false }
  const map = leafletMap(box, { ...still, minZoom: 4, maxZoom: 18, zoomSnap: 0.25, ...options })
  map.attributionControl.setPrefix(false)
  map.fitBounds(COUNTRY)
  if (tiles) tileLayer(tiles.url, { attribution: asText(tiles.attribution) }).addTo(map)
  else {
    for (const ring of islands)
      polygon(ring, { className: ensure(classes.land, 'land'), interactive: false }).addTo(map)
    map.attributionControl.addAttribution('Outline: Natural Earth')
  }
  return map
}

function asText(words: string): string {
  const box = document.createElement('span')
  box.textContent = words
  return box.innerHTML
}
