import { useRef, useState, type ComponentProps, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { Point } from './geometry/corners.ts'

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const [STEP, LONG_STEP] = [0.01, 0.05]

/** Moves corners by mouse, finger or arrow keys: which one moves now, what readers are told, and what each button listens to. */
export function useCornerMoves(
  picture: RefObject<HTMLCanvasElement | null>,
  onMove: (which: number, to: Point) => void,
) {
  const [active, setActive] = useState<number>()
  const [said, setSaid] = useState('')
  const { hold, pointed, release } = useHold(picture)
  const press = (event: KeyboardEvent, which: number, { x, y }: Point) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    setActive(which)
    const step = event.shiftKey ? LONG_STEP : STEP
    onMove(which, { x: x + step * direction.x, y: y + step * direction.y })
  }
  const letGo = () => {
    release()
    setActive(undefined)
  }
  const listeners = (which: number, corner: Point): ComponentProps<'button'> => ({
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && setActive(which),
    onBlur: () => setActive((now) => (now === which ? undefined : now)), // the next one has it already
    onPointerDown: (event) => {
      hold(event, corner)
      setActive(which)
    },
    onPointerMove: (event) => {
      const to = pointed(event)
      if (to) onMove(which, to)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown: (event) => press(event, which, corner),
    onKeyUp: (event) => event.key in directions && setSaid(placeWords(corner)),
  })
  return { active, said, listeners }
}

/** What a pointer holds, and where it takes it: a corner keeps its distance from the finger. */
function useHold(picture: RefObject<HTMLCanvasElement | null>) {
  const held = useRef<Point>(undefined)
  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = picture.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
  }
  return {
    hold: (event: PointerEvent<HTMLElement>, corner: Point) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = minus(placeOf(event), corner)
    },
    pointed: (event: PointerEvent) => held.current && minus(placeOf(event), held.current),
    release: () => {
      held.current = undefined
    },
  }
}

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y })
const placeWords = ({ x, y }: Point) => `${Math.round(100 * x)} % from the left, ${Math.round(100 * y)} % from the top`
