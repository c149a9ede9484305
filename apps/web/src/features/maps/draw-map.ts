import type { Tiles } from '@lading/contract/maps'
import { circleMarker, map as leafletMap, polygon, popup, tileLayer, type LatLngBoundsExpression } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import islands from 'virtual:philippines'
import { ensure } from '@lading/domain/ensure'
import classes from './MapCanvas.module.css'
import type { Pinned } from './pinned.ts'

/** A map on the page. */
export interface Drawn {
  goTo(pin: Pinned): void
  remove(): void
}

const COUNTRY: LatLngBoundsExpression = [
  [4.6, 116.9],
  [21.1, 126.6],
]
const CLOSE = 14
/** The outline is coarse: closer, it would say less than it seems to. */
const CLOSE_TO_OUTLINE = 9

/** Draws the pins over tiles, or over the outline of the country where no tile service is set up. */
export function drawMap(
  box: HTMLElement,
  pins: readonly Pinned[],
  tiles: Tiles | null,
  onChoose: (pin: Pinned) => void,
): Drawn {
  const map = leafletMap(box, { zoomAnimation: false, fadeAnimation: false, minZoom: 4, maxZoom: 18, zoomSnap: 0.25 })
  map.attributionControl.setPrefix(false)
  map.fitBounds(COUNTRY)
  if (tiles) tileLayer(tiles.url, { attribution: asText(tiles.attribution) }).addTo(map)
  else {
    for (const ring of islands)
      polygon(ring, { className: ensure(classes.land, 'land'), interactive: false }).addTo(map)
    map.attributionControl.addAttribution('Outline: Natural Earth')
  }
  for (const pin of pins) {
    const marker = circleMarker(pin.at, { radius: 8, className: ensure(classes.pin, 'pin') }).addTo(map)
    marker.on('click', () => onChoose(pin))
  }
  return {
    goTo(pin) {
      map.setView(pin.at, Math.max(map.getZoom(), tiles ? CLOSE : CLOSE_TO_OUTLINE), { animate: false })
      popup().setLatLng(pin.at).setContent(words(pin)).openOn(map)
    },
    remove: () => void map.remove(),
  }
}

/** Built as elements: what people typed into an address is never read as HTML. */
function words({ title, address }: Pinned): HTMLElement {
  const box = document.createElement('div')
  const name = document.createElement('b')
  name.textContent = title
  const where = document.createElement('p')
  where.textContent = address
  box.append(name, where)
  return box
}

function asText(words: string): string {
  const box = document.createElement('span')
  box.textContent = words
  return box.innerHTML
}
