import type { Tiles } from '@lading/contract/maps'
import { useIntersection, useMergedRef } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTiles } from '#lib/map-tiles.ts'
import { inTime } from '#lib/page-code.ts'

interface Drawn {
  remove(): void
}

const NEAR = '200px' // a map is fetched shortly before it scrolls into sight

/**
 * A map in a box, whose code is fetched once the box is nearly in sight. `draw` is called again when `shows`, all it
 * reads written as text, changes.
 */
export function useLateMap<M extends Drawn>(
  draw: () => Promise<(box: HTMLElement, tiles: Tiles | null) => M>,
  shows = '',
) {
  const box = useRef<HTMLElement>(null)
  const drawNow = useRef(draw)
  const { ref: watched, entry } = useIntersection({ rootMargin: NEAR })
  const [map, setMap] = useState<M>()
  const [hasFailed, setFailed] = useState(false)
  const tiles = useTiles(entry?.isIntersecting ?? false)
  useEffect(() => void (drawNow.current = draw), [draw])
  useEffect(() => {
    if (tiles === undefined) return
    let made: M | undefined
    let isOver = false
    inTime(drawNow.current())
      .then((drawIn) => {
        if (isOver || !box.current) return
        made = drawIn(box.current, tiles)
        setMap(made)
      })
      .catch(() => setFailed(true))
    return () => {
      isOver = true
      made?.remove()
    }
  }, [tiles, shows])
  return { box: useMergedRef(box, watched), map, hasFailed }
}
