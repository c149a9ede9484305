/** A place in a picture: from 0 at its left and top to 1 at its right and bottom. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The corners of a page as they are seen: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point]

export const cornerNames = ['Top left corner', 'Top right corner', 'Bottom right corner', 'Bottom left corner'] as const

/** Corners so far from the edges of the picture, as a part of its width and height. */
export function insetBy(margin: number): Corners {
  const [near, far] = [margin, 1 - margin]
  return [
    { x: near, y: near },
    { x: far, y: near },
    { x: far, y: far },
    { x: near, y: far },
  ]
}

/** Where the corners of a new photo are proposed. Nothing is detected: the person moves them. */
export const proposedCorners = insetBy(0.08)
export const wholePicture = insetBy(0)

/** The same with one corner moved, within the picture. A move that would fold the page over is not made. */
export function moveCorner(corners: Corners, which: number, to: Point): Corners {
  const moved = eachCorner(corners, (corner, place) =>
    place === which ? { x: within(to.x), y: within(to.y) } : corner,
  )
  return isPage(moved) ? moved : corners
}

/** A corner has at least this much room: twice the area of its triangle with its neighbours, of the picture's. */
const LEAST_ROOM = 0.005

/** Whether the corners enclose a page: each turns the same way, none lies on a line between its neighbours. */
export function isPage(corners: Corners): boolean {
  return corners.every((corner, place) => {
    const before = neighbour(corners, place + 3)
    const after = neighbour(corners, place + 1)
    return (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x) > LEAST_ROOM
  })
}

/** Where a point lies after the picture was turned clockwise by a quarter, so many times; negative turns it back. */
export function turnPoint(point: Point, quarters: number): Point {
  const times = ((quarters % 4) + 4) % 4
  return Array.from({ length: times }).reduce<Point>(({ x, y }) => ({ x: 1 - y, y: x }), point)
}

/** The corners after one quarter of a turn, named as they are seen then. */
export function turnCorners(corners: Corners): Corners {
  const [a, b, c, d] = eachCorner(corners, (corner) => turnPoint(corner, 1))
  return [d, a, b, c]
}

/** The same corners, each changed. */
export function eachCorner(corners: Corners, change: (corner: Point, place: number) => Point): Corners {
  const [a, b, c, d] = corners
  return [change(a, 0), change(b, 1), change(c, 2), change(d, 3)]
}

const within = (part: number) => Math.min(1, Math.max(0, part))

function neighbour(corners: Corners, place: number): Point {
  const [a, b, c, d] = corners
  return [a, b, c, d][place % 4] ?? a
}
