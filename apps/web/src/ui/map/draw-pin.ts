import type { Tiles } from '@lading/contract/maps'
import { type Coordinates, coordinatesText } from '@lading/domain/business/coordinates'
import { ensure } from '@lading/domain/ensure'
import { Browser, divIcon, type LatLng, marker, type Marker, point } from 'leaflet'
import { closeTo, drawCountry } from './draw-country.ts'
import { isOffLand, nearestLand } from './land.ts'
import classes from './PinMap.module.css'

/** A map with one pin on it, or none. */
export interface PinOnMap {
  show(at: Coordinates | undefined): void
  /** Moves the map to where the pin is to be put, so close. */
  lookAt(at: Coordinates, close: number): void
  /** Where a pin is put that is nowhere yet: the land in the middle of the map, or nearest to it. */
  landInMiddle(): Coordinates
  isOffLand(at: Coordinates): boolean
  focusPin(): void
  remove(): void
}

const CLOSE = 16
const STEP = 8 // pixels an arrow key moves the pin; with Shift one
const AIR = point(40, 40)
const arrows: Readonly<Record<string, [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const icon = divIcon({
  className: ensure(classes.pin, 'pin'),
  iconSize: [32, 40],
  iconAnchor: [16, 38],
  html: '<svg viewBox="0 0 32 40" aria-hidden="true"><path d="M16 38C16 38 29 23 29 14A13 13 0 0 0 3 14C3 23 16 38 16 38Z"/><circle cx="16" cy="14" r="5"/></svg>',
})

/** Draws a map whose pin is put by a click, dragged, and moved by the arrow keys; without `onMove` it stays where it is. */
export function drawPin(box: HTMLElement, tiles: Tiles | null, onMove?: (at: Coordinates) => void): PinOnMap {
  // A page is scrolled over the map, by wheel and by finger: two fingers or the buttons zoom.
  const map = drawCountry(box, tiles, { keyboard: false, scrollWheelZoom: false, dragging: !Browser.mobile })
  let pin: Marker | undefined
  const move = (to: LatLng) => {
    const { lat, lng } = to.wrap()
    onMove?.([lat, lng])
  }
  if (onMove) map.on('click', ({ latlng }) => move(latlng))

  function moveByKey(event: KeyboardEvent) {
    const by = arrows[event.key]
    if (!by || !pin) return
    event.preventDefault()
    const from = map.latLngToContainerPoint(pin.getLatLng())
    move(map.containerPointToLatLng(from.add(point(by).multiplyBy(event.shiftKey ? 1 : STEP))))
  }

  function put(at: Coordinates): Marker {
    const put = marker([...at], { icon, draggable: onMove !== undefined, keyboard: false }).addTo(map)
    map.setView([...at], Math.max(map.getZoom(), closeTo(tiles, CLOSE)), { animate: false })
    put.on('dragend', () => move(put.getLatLng()))
    const element = ensure(put.getElement(), 'the element of the pin')
    // Readers hand the arrow keys on to an application.
    element.setAttribute('role', onMove ? 'application' : 'img')
    if (!onMove) return put
    element.tabIndex = 0
    element.addEventListener('keydown', moveByKey)
    return put
  }

  return {
    show(at) {
      if (!at) {
        pin?.remove()
        pin = undefined
        return
      }
      pin ??= put(at)
      pin.setLatLng([...at])
      map.panInside([...at], { padding: AIR, animate: false })
      const says = `Pin of the address, ${coordinatesText(at)}.`
      pin.getElement()?.setAttribute('aria-label', onMove ? `${says} Arrow keys move it.` : says)
    },
    lookAt: (at, close) => void map.setView([...at], Math.min(close, closeTo(tiles, close)), { animate: false }),
    landInMiddle() {
      const { lat, lng } = map.getCenter().wrap()
      return nearestLand([lat, lng])
    },
    isOffLand,
    focusPin: () => pin?.getElement()?.focus(),
    remove: () => void map.remove(),
  }
}
