import type { Tiles } from '@lading/contract/maps'
import { circleMarker, popup } from 'leaflet'
import { ensure } from '@lading/domain/ensure'
import { closeTo, drawCountry } from '#ui/map/draw-country.ts'
import classes from './MapCanvas.module.css'
import type { Pinned } from './pinned.ts'

/** A map on the page. */
export interface Drawn {
  goTo(pin: Pinned): void
  remove(): void
}

const CLOSE = 14

/** Draws the pins over the map of the country. */
export function drawMap(
  box: HTMLElement,
  pins: readonly Pinned[],
  tiles: Tiles | null,
  onChoose: (pin: Pinned) => void,
): Drawn {
  const map = drawCountry(box, tiles)
  for (const pin of pins) {
    const marker = circleMarker(pin.at, { radius: 8, className: ensure(classes.pin, 'pin') }).addTo(map)
    marker.on('click', () => onChoose(pin))
  }
  return {
    goTo(pin) {
      map.setView(pin.at, Math.max(map.getZoom(), closeTo(tiles, CLOSE)), { animate: false })
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
