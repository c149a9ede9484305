import type { Corners, Point } from './corners.ts'

/** The plane seen from elsewhere: eight numbers of a matrix, row by row; the ninth is 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number]

/**
 * The homography that takes the unit square to four corners. Source: Paul Heckbert, “Fundamentals of Texture Mapping and
 * Image Warping” (1989), section 2.2.3.
 */
export function homographyTo([p0, p1, p2, p3]: Corners): Homography {
  const [dx1, dx2, sx] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x]
  const [dy1, dy2, sy] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y]
  const denominator = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / denominator
  const h = (dx1 * sy - sx * dy1) / denominator
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
  ]
}

/** Where a point of the unit square lies. */
export function project([a, b, c, d, e, f, g, h]: Homography, { x, y }: Point): Point {
  const depth = g * x + h * y + 1
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}
