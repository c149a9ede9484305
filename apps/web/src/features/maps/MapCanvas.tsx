import type { Tiles } from '@lading/contract/maps'
import type { Drawn } from './draw-map.ts'
import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '#ui/ErrorState.tsx'
import type { Pinned } from './pinned.ts'
import classes from './MapCanvas.module.css'

interface Props {
  readonly pins: readonly Pinned[]
  /** What the map goes to. */
  readonly chosen: Pinned | undefined
  readonly tiles: Tiles | null
  readonly onChoose: (pin: Pinned) => void
}

/** The map itself, fetched when it is first shown. What it shows stands in the list beside it too. */
export function MapCanvas({ pins, chosen, tiles, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const choose = useRef(onChoose)
  const [map, setMap] = useState<Drawn>()
  const [hasFailed, setFailed] = useState(false)
  const drawn = JSON.stringify([pins, tiles])
  useEffect(() => void (choose.current = onChoose), [onChoose])
  useEffect(() => {
    let made: Drawn | undefined
    let isOver = false
    const [on, pictures] = JSON.parse(drawn) as [Pinned[], Tiles | null]
    import('./draw-map.ts')
      .then(({ drawMap }) => {
        if (isOver || !box.current) return
        made = drawMap(box.current, on, pictures, (pin) => choose.current(pin))
        setMap(made)
      })
      .catch(() => setFailed(true))
    return () => {
      isOver = true
      made?.remove()
    }
  }, [drawn])
  useEffect(() => {
    if (chosen) map?.goTo(chosen)
  }, [map, chosen])
  if (hasFailed)
    return (
      <ErrorState message="The map could not be loaded. The list has every office; reload the page to try again." />
    )
  return <section className={classes.map} ref={box} aria-label="Map of offices and branches" />
}
