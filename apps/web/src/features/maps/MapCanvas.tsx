import type { MapWindow } from '@lading/contract/maps'
import { useEffect, useRef } from 'react'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { MapBox } from '#ui/map/MapBox.tsx'
import { useLateMap } from '#ui/map/use-late-map.ts'
import type { MapPin } from './map-pin.ts'
import classes from './MapCanvas.module.css'

interface Props {
  readonly pins: readonly MapPin[]
  /** What the map goes to. */
  readonly chosen: MapPin | undefined
  readonly onChoose: (pin: MapPin) => void
  /** The part that is in view, whenever the map was moved. */
  readonly onView: (view: MapWindow) => void
}

/** The map itself, fetched when it is first shown. What it shows stands in the list beside it too. */
export function MapCanvas({ pins, chosen, onChoose, onView }: Props) {
  const listeners = useRef({ onChoose, onView })
  useEffect(() => void (listeners.current = { onChoose, onView }), [onChoose, onView])
  const { box, map, hasFailed } = useLateMap(async () => {
    const { drawMap } = await import('./draw-map.ts')
    return (inBox, tiles) =>
      drawMap(inBox, tiles, {
        onChoose: (pin) => listeners.current.onChoose(pin),
        onView: (view) => listeners.current.onView(view),
      })
  })
  useEffect(() => map?.show(pins), [map, pins])
  useEffect(() => {
    if (chosen) map?.goTo(chosen)
  }, [map, chosen])
  if (hasFailed)
    return (
      <ErrorState message="The map could not be loaded. The list has every office; reload the page to try again." />
    )
  return <MapBox className={classes.tall} ref={box} label="Map of offices and branches" />
}
