import { Path, Svg } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'

/** Stroke or fill of a drawn path. */
export interface Ink {
  stroke?: string
  strokeWidth?: number
  fill?: string
}

/** Every path of a drawing as one stroke. */
export function strokes(paths: string[], stroke: string, strokeWidth: number): ReactNode {
  return el(Path, { d: paths.join(''), stroke, strokeWidth, fill: 'none' })
}

/** One path, stroked with round joins or filled. */
export function drawn(d: string, { stroke, strokeWidth = 1, fill = 'none' }: Ink): ReactNode {
  return el(Path, { d, stroke, strokeWidth, fill, strokeLinejoin: 'round', strokeLinecap: 'round' })
}

/** A drawing of fixed size in points, in its own coordinates when `viewBox` is given. */
export function drawing(width: number, height: number, children: ReactNode, viewBox?: string): ReactNode {
  return el(Svg, { width, height, viewBox: viewBox ?? `0 0 ${width} ${height}` }, children)
}
