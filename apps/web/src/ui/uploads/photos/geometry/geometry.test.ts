import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  eachCorner,
  insetBy,
  isPage,
  moveCorner,
  turnCorners,
  turnPoint,
  wholePicture,
  type Corners,
  type Point,
} from './corners.ts'
import { homographyTo, project, type Homography } from './homography.ts'
import { proportionOf, straightenedSize } from './page-size.ts'

const part = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const point = fc.record({ x: part(0, 1), y: part(0, 1) })
/** Each corner somewhere in its own quarter of the picture. */
const page = fc
  .tuple(...insetBy(0.2).map(({ x, y }) => fc.record({ x: part(x - 0.2, x + 0.2), y: part(y - 0.2, y + 0.2) })))
  .map((corners) => corners as unknown as Corners)

/** How far one point is from the other. */
const gap = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
/** How far the corners are from those of another page, at the most. */
const widestGap = (one: Corners, [a, b, c, d]: Corners) =>
  Math.max(gap(one[0], a), gap(one[1], b), gap(one[2], c), gap(one[3], d))
const NOTHING = 1e-6

test('the corners of the square come to lie on the corners of the page', () => {
  fc.assert(
    fc.property(page, (corners) => {
      const seen = homographyTo(corners)
      const found = eachCorner(wholePicture, (corner) => project(seen, corner))
      expect(widestGap(found, corners)).toBeLessThan(NOTHING)
    }),
  )
})

test('the whole picture stays as it is', () => {
  const same = homographyTo(wholePicture)
  fc.assert(fc.property(point, (one) => void expect(gap(project(same, one), one)).toBeLessThan(NOTHING)))
})

test('what was straightened can be found again in the photo', () => {
  fc.assert(
    fc.property(page, point, (corners, one) => {
      const seen = homographyTo(corners)
      expect(gap(back(seen, project(seen, one)), one)).toBeLessThan(NOTHING)
    }),
  )
})

test('a line of the page stays a line', () => {
  fc.assert(
    fc.property(page, point, point, part(0, 1), (corners, one, other, along) => {
      const seen = homographyTo(corners)
      const middle = { x: one.x + (other.x - one.x) * along, y: one.y + (other.y - one.y) * along }
      const [a, b, c] = [one, other, middle].map((each) => project(seen, each)) as [Point, Point, Point]
      expect(Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))).toBeLessThan(1e-6)
    }),
  )
})

test('four quarters of a turn bring every corner back, and a turn can be taken back', () => {
  fc.assert(
    fc.property(page, point, fc.integer({ min: -8, max: 8 }), (corners, one, quarters) => {
      const once = turnCorners(corners)
      expect(widestGap(turnCorners(turnCorners(turnCorners(once))), corners)).toBeLessThan(NOTHING)
      expect(isPage(once)).toBe(isPage(corners))
      expect(gap(turnPoint(turnPoint(one, quarters), -quarters), one)).toBeLessThan(NOTHING)
    }),
  )
})

test('no move of a corner folds the page over or leaves the picture', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(3), part(-1, 2), part(-1, 2))), (moves) => {
      const corners = moves.reduce((now, [which, x, y]) => moveCorner(now, which, { x, y }), insetBy(0.08))
      expect(isPage(corners)).toBe(true)
      expect(corners.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true)
    }),
  )
})

test('a page keeps its own proportion, however it was held before the camera', () => {
  fc.assert(
    fc.property(part(0.5, 2), part(-0.6, 0.6), part(-0.6, 0.6), part(-0.3, 0.3), (ratio, tilt, swing, roll) => {
      const seen = photographed(ratio, { tilt, swing, roll })
      const found = proportionOf(seen, PHOTO)
      expect(Math.abs(found / ratio - 1)).toBeLessThan(0.02)
      const { width, height } = straightenedSize(seen, PHOTO, 1000)
      expect(Math.max(width, height)).toBeLessThanOrEqual(1000)
      expect(Math.abs(width / height / found - 1)).toBeLessThan(0.01)
    }),
  )
})

const PHOTO = { width: 4000, height: 3000 }
const FOCUS = 0.75 // of a telephone, in longer sides of the photo

/** The corners of a page two lengths away from a telephone, turned about its three axes (radians). */
function photographed(
  ratio: number,
  { tilt, swing, roll }: Readonly<Record<'tilt' | 'swing' | 'roll', number>>,
): Corners {
  return eachCorner(wholePicture, (corner) => {
    const [x0, y0] = [(corner.x - 0.5) * ratio, corner.y - 0.5]
    const [x, y1] = [x0 * Math.cos(roll) - y0 * Math.sin(roll), x0 * Math.sin(roll) + y0 * Math.cos(roll)]
    const [y, z1] = [y1 * Math.cos(tilt), y1 * Math.sin(tilt)]
    const [x2, z] = [x * Math.cos(swing) + z1 * Math.sin(swing), z1 * Math.cos(swing) - x * Math.sin(swing) + 3]
    const scale = (FOCUS * PHOTO.width) / z
    return { x: 0.5 + (x2 * scale) / PHOTO.width, y: 0.5 + (y * scale) / PHOTO.height }
  })
}

/** The way back, by the adjugate matrix. */
function back([a, b, c, d, e, f, g, h]: Homography, { x, y }: Point): Point {
  const depth = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d)
  return {
    x: ((e - f * h) * x + (c * h - b) * y + (b * f - c * e)) / depth,
    y: ((f * g - d) * x + (a - c * g) * y + (c * d - a * f)) / depth,
  }
}
