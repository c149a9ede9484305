import { Circle, G, Page, Path, Svg } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { strokes } from './draw.ts'
import { rosettes, weave } from './guilloche.ts'
import { colour, PAGE } from './theme.ts'

const { width: W, height: H } = PAGE
const BORDER = { x: 39, y: 39, width: W - 78, height: H - 78, radius: 26 }
const OUTER = weave({ ...BORDER, amplitude: 10.5, waves: 144, strands: 5, beats: 36, depth: 0.22 })
const INNER = weave({ ...BORDER, amplitude: 6.2, waves: 108, strands: 4, beats: 36, depth: 0.3 })
const CORNER = rosettes(
  [0, 0],
  [
    { radius: 12.4, amplitude: 4.6, petals: 16, beats: 8, turns: 5 },
    { radius: 5.6, amplitude: 2.6, petals: 10, beats: 5, turns: 4 },
  ],
)
const WATERMARK = rosettes(
  [W / 2, 438],
  [
    { radius: 186, amplitude: 26, petals: 36, beats: 9, turns: 4 },
    { radius: 128, amplitude: 24, petals: 24, beats: 6, turns: 4 },
    { radius: 76, amplitude: 20, petals: 18, beats: 6, turns: 4 },
    { radius: 34, amplitude: 13, petals: 12, beats: 4, turns: 4 },
  ],
)
const CORNERS = [
  [43, 43],
  [W - 43, 43],
  [43, H - 43],
  [W - 43, H - 43],
] as const

/** A page framed as security paper; `art` is drawn into the frame's layer, `children` stand above it. */
export function certificatePage(art: ReactNode, ...children: ReactNode[]): ReactNode {
  const layer = { position: 'absolute', left: 0, top: 0, width: W, height: H - 1 } as const
  return el(
    Page,
    { key: 'face', size: 'A4', style: { backgroundColor: colour.paper }, bookmark: 'Certificate' },
    el(
      Svg,
      { style: layer, viewBox: `0 0 ${W} ${H}`, preserveAspectRatio: 'none' },
      strokes(WATERMARK, colour.watermark, 0.5),
      rectangle(21, colour.ink, 1.6),
      rectangle(24.6, colour.ink, 0.35),
      strokes(OUTER, colour.pacific, 0.42),
      strokes(INNER, colour.brass, 0.42),
      rectangle(55.5, colour.ink, 0.35),
      rectangle(58.5, colour.ink, 0.9),
      CORNERS.map(([x, y]) => cornerRose(x, y)),
      art,
    ),
    ...children,
  )
}

function rectangle(inset: number, stroke: string, strokeWidth: number): ReactNode {
  const d = `M${inset} ${inset}H${W - inset}V${H - inset}H${inset}Z`
  return el(Path, { d, stroke, strokeWidth, fill: 'none' })
}

function cornerRose(x: number, y: number): ReactNode {
  return el(
    G,
    { key: `${x} ${y}`, transform: `translate(${x} ${y})` },
    el(Circle, { cx: 0, cy: 0, r: 20.5, fill: colour.paper }),
    strokes(CORNER.slice(0, 5), colour.pacific, 0.4),
    strokes(CORNER.slice(5), colour.brass, 0.4),
    el(Circle, { cx: 0, cy: 0, r: 18.6, stroke: colour.ink, strokeWidth: 0.6, fill: 'none' }),
  )
}
