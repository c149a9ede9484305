import { Circle, G } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { drawing, drawn, strokes } from './draw.ts'
import { rosettes } from './guilloche.ts'
import { colour } from './theme.ts'

export type Mark = 'sea' | 'air'

/** A container ship on the water, seen from abeam; the box is 64 by 48. */
const SHIP = {
  hull: 'M4 26.500H13V29H50.500L52 25.500H61L56.500 35.200C56 36.300 55 37 53.800 37H11C8.600 37 6.700 35.600 6 33.500Z',
  house: 'M6.500 26.500V14.500H12.500V26.500M5 14.500H14M8 14.500V10.500H11.500V14.500M9.700 10.500V7.500',
  boxes:
    'M16 29V17.500H49V29M16 23.300H49M21.500 17.500V29M27 17.500V29M32.500 17.500V29M38 17.500V29M43.500 17.500V29M21.500 17.500V12H38V17.500M27 12V17.500M32.500 12V17.500',
  details: 'M8.300 17.500H10.700M8.300 20.500H10.700M8.300 23.500H10.700M56 25.500V19.500M54.500 31.500H56',
  water:
    'M3 41.500C6 43.700 9 43.700 12 41.500S18 39.300 21 41.500S27 43.700 30 41.500S36 39.300 39 41.500S45 43.700 48 41.500S54 39.300 57 41.500L61 43.200M12 46.500C15 48.400 18 48.400 21 46.500S27 44.600 30 46.500S36 48.400 39 46.500S45 44.600 48 46.500L52 48',
} as const

/** An airliner from above, climbing; the box is 64 by 48. */
const AIRCRAFT =
  'M32 1C34 1 35.300 4.500 35.300 8.500V17.500L58 31.500V35.800L35.300 29V39.500L41.500 44V47.200L32 44.800L22.500 47.200V44L28.700 39.500V29L6 35.800V31.500L28.700 17.500V8.500C28.700 4.500 30 1 32 1Z'

const ROSETTE = rosettes([0, 0], [{ radius: 35, amplitude: 4.2, petals: 48, beats: 12, turns: 4 }])
const PETALS = rosettes(
  [0, 0],
  [
    { radius: 38, amplitude: 7.5, petals: 30, beats: 10, turns: 6 },
    { radius: 24, amplitude: 6, petals: 20, beats: 10, turns: 5 },
  ],
)
const STAR = 'M0 -8.500L2 -2.700L8.100 -2.600L3.200 1L5 6.900L0 3.400L-5 6.900L-3.200 1L-8.100 -2.600L-2 -2.700Z'

/** The seal with its ship or aircraft, about 80 points across at scale 1, drawn around (x, y). */
export function seal(mark: Mark, x: number, y: number, scale = 1): ReactNode {
  return el(
    G,
    { transform: `translate(${x} ${y}) scale(${scale})` },
    strokes(ROSETTE, colour.brass, 0.45),
    el(Circle, { cx: 0, cy: 0, r: 29.5, stroke: colour.ink, strokeWidth: 1.5, fill: colour.paper }),
    el(Circle, { cx: 0, cy: 0, r: 26.8, stroke: colour.brass, strokeWidth: 0.5, fill: 'none' }),
    el(G, { transform: 'translate(-23.3 -19.200) scale(0.73)' }, marks[mark]()),
  )
}

/** The blind stamp beside a signature, around (x, y). */
export function blindStamp(x: number, y: number, scale = 1): ReactNode {
  return el(
    G,
    { transform: `translate(${x} ${y}) scale(${scale})` },
    strokes(PETALS, colour.brass, 0.35),
    el(Circle, { cx: 0, cy: 0, r: 13.5, stroke: colour.brass, strokeWidth: 0.8, fill: colour.paper }),
    drawn(STAR, { fill: colour.brass, strokeWidth: 0 }),
  )
}

/** The seal alone as a drawing `size` points wide, for letterheads. */
export function sealDrawing(mark: Mark, size: number): ReactNode {
  return drawing(size, size, seal(mark, 40, 40), '0 0 80 80')
}

const marks: Readonly<Record<Mark, () => ReactNode>> = {
  sea: ship,
  air: () => drawn(AIRCRAFT, { fill: colour.ink, strokeWidth: 0 }),
}

function ship(): ReactNode {
  const line = { stroke: colour.ink, strokeWidth: 1.1 }
  return el(
    G,
    {},
    drawn(SHIP.hull, { fill: colour.ink, stroke: colour.ink, strokeWidth: 0.8 }),
    drawn(SHIP.house, { stroke: colour.ink, strokeWidth: 1.5 }),
    drawn(SHIP.boxes, line),
    drawn(SHIP.details, { stroke: colour.ink, strokeWidth: 1 }),
    drawn(SHIP.water, { stroke: colour.pacific, strokeWidth: 1.4 }),
  )
}
