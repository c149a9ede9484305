import type { MapWindow, Tiles } from '@lading/contract/maps'
import { circleMarker, layerGroup, popup, type LatLngBounds } from 'leaflet'
import { ensure } from '@lading/domain/ensure'
import { closeTo, drawCountry } from '#ui/map/draw-country.ts'
import classes from './MapCanvas.module.css'
import type { MapPin } from './map-pin.ts'

/** A map on the page. */
export interface DrawnMap {
  /** Puts these pins in place of those before. */
  show(pins: readonly MapPin[]): void
  goTo(pin: MapPin): void
  remove(): void
}

interface MapListeners {
  readonly onChoose: (pin: MapPin) => void
  /** The part in view: at once, and whenever the map was moved. */
  readonly onView: (view: MapWindow) => void
}

const CLOSE = 14
const DECIMALS = 4

/** Draws the map of the country, on which pins are put. */
export function drawMap(box: HTMLElement, tiles: Tiles | null, { onChoose, onView }: MapListeners): DrawnMap {
  const map = drawCountry(box, tiles)
  const markers = layerGroup().addTo(map)
  const tellView = () => onView(windowOf(map.getBounds()))
  map.on('moveend', tellView)
  tellView()
  return {
    show(pins) {
      markers.clearLayers()
      for (const pin of pins) {
        const marker = circleMarker(pin.at, { radius: 8, className: ensure(classes.pin, 'pin') }).addTo(markers)
        marker.on('click', () => onChoose(pin))
      }
    },
    goTo(pin) {
      map.setView(pin.at, Math.max(map.getZoom(), closeTo(tiles, CLOSE)), { animate: false })
      popup().setLatLng(pin.at).setContent(words(pin)).openOn(map)
    },
    remove() {
      map.off('moveend', tellView) // Leaflet tells of a new size 200 ms later, also where the map is gone by then
      map.remove()
    },
  }
}

/** Within what there is of the earth: a map that is zoomed out shows it more than once. */
function windowOf(bounds: LatLngBounds): MapWindow {
  const within = (degrees: number, most: number) => Number(Math.max(-most, Math.min(most, degrees)).toFixed(DECIMALS))
  return {
    south: within(bounds.getSouth(), 90),
    west: within(bounds.getWest(), 180),
    north: within(bounds.getNorth(), 90),
    east: within(bounds.getEast(), 180),
  }
}

/** Built as elements: what people typed into an address is never read as HTML. */
function words({ title, address }: MapPin): HTMLElement {
  const box = document.createElement('div')
  const name = document.createElement('b')
  name.textContent = title
  const where = document.createElement('p')
  where.textContent = address
  box.append(name, where)
  return box
}
