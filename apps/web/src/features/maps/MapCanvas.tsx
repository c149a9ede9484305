import { useEffect, useRef } from 'react'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { MapBox } from '#ui/map/MapBox.tsx'
import { useLateMap } from '#ui/map/use-late-map.ts'
import type { Pinned } from './pinned.ts'
import classes from './MapCanvas.module.css'

interface Props {
  readonly pins: readonly Pinned[]
  /** What the map goes to. */
  readonly chosen: Pinned | undefined
  readonly onChoose: (pin: Pinned) => void
}

/** The map itself, fetched when it is first shown. What it shows stands in the list beside it too. */
export function MapCanvas({ pins, chosen, onChoose }: Props) {
  const choose = useRef(onChoose)
  useEffect(() => void (choose.current = onChoose), [onChoose])
  const { box, map, hasFailed } = useLateMap(async () => {
    const { drawMap } = await import('./draw-map.ts')
    return (inBox, tiles) => drawMap(inBox, pins, tiles, (pin) => choose.current(pin))
  }, JSON.stringify(pins))
  useEffect(() => {
    if (chosen) map?.goTo(chosen)
  }, [map, chosen])
  if (hasFailed)
    return (
      <ErrorState message="The map could not be loaded. The list has every office; reload the page to try again." />
    )
  return <MapBox className={classes.tall} ref={box} label="Map of offices and branches" />
}
