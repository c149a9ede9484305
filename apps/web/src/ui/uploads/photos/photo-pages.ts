import {
  eachCorner,
  moveCorner,
  proposedCorners,
  turnCorners,
  turnPoint,
  wholePicture,
  type Corners,
  type Point,
} from './geometry/corners.ts'
import type { Photo } from './read-photo.ts'

/** One page of the document that is made: a photo, how it is turned, and where the page lies in it. */
export interface PhotoPage {
  readonly id: number
  readonly photo: Photo
  /** Quarters of a turn, clockwise. */
  readonly turns: number
  /** Of the turned photo. */
  readonly corners: Corners
  /** The person has asked for it; otherwise the whole photo is the page. */
  readonly isStraightened: boolean
}

type Pages = readonly PhotoPage[]

export const addPage = (pages: Pages, id: number, photo: Photo): Pages => [
  ...pages,
  { id, photo, turns: 0, corners: proposedCorners, isStraightened: false },
]

export const removePage = (pages: Pages, id: number): Pages => pages.filter((page) => page.id !== id)

export const changePage = (pages: Pages, id: number, change: (page: PhotoPage) => PhotoPage): Pages =>
  pages.map((page) => (page.id === id ? change(page) : page))

/** The page so many places later; negative is earlier. It stays where there is no such place. */
export function shiftPage(pages: Pages, id: number, by: number): Pages {
  const place = pages.findIndex((page) => page.id === id)
  const moved = pages[place]
  if (!moved || place + by < 0 || place + by >= pages.length) return pages
  return removePage(pages, id).toSpliced(place + by, 0, moved)
}

export const turnPage = (page: PhotoPage): PhotoPage => ({
  ...page,
  turns: (page.turns + 1) % 4,
  corners: turnCorners(page.corners),
})

export const withCorner = (page: PhotoPage, which: number, to: Point): PhotoPage => ({
  ...page,
  corners: moveCorner(page.corners, which, to),
})

/** Between which corners of the photo, as it is kept, the page lies; named as they are seen when it is turned. */
export const outlineOf = ({ corners, isStraightened, turns }: PhotoPage): Corners =>
  eachCorner(isStraightened ? corners : wholePicture, (corner) => turnPoint(corner, -turns))
