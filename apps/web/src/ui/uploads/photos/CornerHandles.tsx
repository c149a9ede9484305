import { useId, type RefObject } from 'react'
import { cornerNames, type Corners, type Point } from './geometry/corners.ts'
import { Magnifier } from './Magnifier.tsx'
import { useCornerMoves } from './use-corner-moves.ts'
import classes from './CornerHandles.module.css'

interface Props {
  readonly corners: Corners
  readonly picture: RefObject<HTMLCanvasElement | null>
  readonly onMove: (which: number, to: Point) => void
}

/** Four corners over a picture, moved by mouse, finger or arrow keys; what lies under the one that moves is magnified. */
export function CornerHandles({ corners, picture, onMove }: Props) {
  const { active, said, listeners } = useCornerMoves(picture, onMove)
  const hint = useId()
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
          {...listeners(which, corner)}
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

const percent = (part: number) => `${100 * part}%`
