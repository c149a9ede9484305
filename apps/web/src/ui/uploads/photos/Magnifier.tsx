import { useEffect, useRef, type RefObject } from 'react'
import type { Point } from './geometry/corners.ts'
import classes from './Magnifier.module.css'

interface Props {
  readonly picture: RefObject<HTMLCanvasElement | null>
  readonly at: Point
}

/** Pixels of the glass, and how many times larger than on the screen it shows. */
const [GLASS, TIMES] = [112, 2.5]

/** What lies around a point of a picture, enlarged, so that a finger does not hide it. In the middle, where no corner is. */
export function Magnifier({ picture, at }: Props) {
  const glass = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const [from, context] = [picture.current, glass.current?.getContext('2d')]
    if (!from || !context) return
    const seen = ((GLASS / TIMES) * from.width) / from.clientWidth
    context.fillStyle = '#06141b'
    context.fillRect(0, 0, 2 * GLASS, 2 * GLASS)
    const [left, top] = [at.x * from.width - seen / 2, at.y * from.height - seen / 2]
    context.drawImage(from, left, top, seen, seen, 0, 0, 2 * GLASS, 2 * GLASS)
  }, [picture, at.x, at.y])
  return (
    <div className={classes.glass} aria-hidden>
      <canvas ref={glass} width={2 * GLASS} height={2 * GLASS} />
    </div>
  )
}
