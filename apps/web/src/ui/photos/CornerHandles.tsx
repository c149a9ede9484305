import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { cornerNames, type Corners, type Point } from './geometry/corners.ts'
import { Magnifier } from './Magnifier.tsx'
import classes from './CornerHandles.module.css'

interface Props {
  readonly corners: Corners
  readonly picture: RefObject<HTMLCanvasElement | null>
  readonly onMove: (which: number, to: Point) => void
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const [STEP, LONG_STEP] = [0.01, 0.05]

/** Four corners over a picture, moved by mouse, finger or arrow keys; what lies under the one that moves is magnified. */
export function CornerHandles({ corners, picture, onMove }: Props) {
  const [active, setActive] = useState<number>()
  const [said, setSaid] = useState('')
  const held = useRef<Point>(undefined)
  const hint = useId()

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = picture.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
  }
  const take = (event: PointerEvent<HTMLElement>, which: number, corner: Point) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = minus(placeOf(event), corner)
    setActive(which)
  }
  const drag = (event: PointerEvent, which: number) =>
    held.current && onMove(which, minus(placeOf(event), held.current))
  const release = () => {
    held.current = undefined
    setActive(undefined)
  }
  const press = (event: KeyboardEvent, which: number, { x, y }: Point) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    setActive(which)
    const step = event.shiftKey ? LONG_STEP : STEP
    onMove(which, { x: x + step * direction.x, y: y + step * direction.y })
  }
  const shown = active === undefined ? undefined : corners[active]
  return (
    <>
      <Outline corners={corners} />
      {corners.map((corner, which) => (
        <button
          key={cornerNames[which]}
          type="button"
          className={classes.handle}
          style={{ left: percent(corner.x), top: percent(corner.y) }}
          aria-label={cornerNames[which]}
          aria-describedby={hint}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setActive(which)}
          onBlur={() => setActive((now) => (now === which ? undefined : now))} // the next one has it already
          onPointerDown={(event) => take(event, which, corner)}
          onPointerMove={(event) => drag(event, which)}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={(event) => press(event, which, corner)}
          onKeyUp={(event) => event.key in directions && setSaid(placeWords(corner))}
        />
      ))}
      {shown && <Magnifier picture={picture} at={shown} />}
      <span id={hint} hidden>
        Arrow keys move it by 1 percent, with Shift by 5 percent.
      </span>
      <span className="vh" role="status">
        {said}
      </span>
    </>
  )
}

/** The page is clear, what is cut off is shaded. */
function Outline({ corners }: Pick<Props, 'corners'>) {
  const page = corners.map(({ x, y }) => `${100 * x} ${100 * y}`).join('L')
  return (
    <svg className={classes.outline} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <path className={classes.shade} d={`M0 0H100V100H0ZM${page}Z`} fillRule="evenodd" />
      <path className={classes.edge} d={`M${page}Z`} />
      <path className={classes.line} d={`M${page}Z`} />
    </svg>
  )
}

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y })
const percent = (part: number) => `${100 * part}%`
const placeWords = ({ x, y }: Point) => `${Math.round(100 * x)} % from the left, ${Math.round(100 * y)} % from the top`
