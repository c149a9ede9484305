import { eachCorner, type Corners, type Point } from './corners.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a picture after so many quarters of a turn. */
export const turnedSize = ({ width, height }: Size, quarters: number): Size =>
  quarters % 2 === 0 ? { width, height } : { width: height, height: width }

/** Pixels of the straightened page: as fine as the photo shows it, and no side longer than `longest`. */
export function straightenedSize(corners: Corners, photo: Size, longest: number): Size {
  const [a, b, c, d] = eachCorner(corners, ({ x, y }) => ({ x: x * photo.width, y: y * photo.height }))
  const finest = { width: Math.max(between(a, b), between(d, c)), height: Math.max(between(a, d), between(b, c)) }
  const ratio = proportionOf(corners, photo)
  // The longer side as it is seen; the other follows the proportion of the page itself.
  const width = Math.max(finest.width, finest.height * ratio)
  const scale = Math.min(1, longest / Math.max(width, width / ratio))
  return { width: atLeastOne(width * scale), height: atLeastOne((width / ratio) * scale) }
}

/** What telephones have, in longer sides of the photo: it stands in where the corners do not tell. */
const USUAL_FOCUS = 0.75
const [NEAREST_FOCUS, FARTHEST_FOCUS] = [0.5, 4]
/** How far the page must lean away both ways before its corners, set by hand, tell of the telephone. */
const LEAST_SLANT = 0.005

/**
 * Width by height of the page itself, which a photo taken at a slant shortens. Source: Zhengyou Zhang and Li-wei He,
 * “Whiteboard scanning and image enhancement” (2007), section 3.2; it takes the middle of the photo for its optical centre.
 */
export function proportionOf(corners: Corners, photo: Size): number {
  const longer = Math.max(photo.width, photo.height)
  const [m1, m2, m4, m3] = eachCorner(corners, ({ x, y }) => ({
    x: ((x - 0.5) * photo.width) / longer,
    y: ((y - 0.5) * photo.height) / longer,
  })).map(({ x, y }): Vector => [x, y, 1]) as [Vector, Vector, Vector, Vector]
  const across = minus(times(m2, dot(cross(m1, m4), m3) / dot(cross(m2, m4), m3)), m1)
  const down = minus(times(m3, dot(cross(m1, m4), m2) / dot(cross(m3, m4), m2)), m1)
  const slant = across[2] * down[2]
  const focus = Math.sqrt(-(across[0] * down[0] + across[1] * down[1]) / slant)
  const isTold = Math.abs(slant) > LEAST_SLANT && focus >= NEAREST_FOCUS && focus <= FARTHEST_FOCUS
  const lengthOf = ([x, y, z]: Vector) => Math.hypot(x, y, z * (isTold ? focus : USUAL_FOCUS))
  return lengthOf(across) / lengthOf(down)
}

type Vector = readonly [number, number, number]

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const atLeastOne = (pixels: number) => Math.max(1, Math.round(pixels))
