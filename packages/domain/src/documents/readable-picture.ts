/**
 * The shorter side of a picture of a document, in pixels, below which nobody can read it. The smallest that is filed are
 * an identity card (54 mm, ISO/IEC 7810) and a photograph of 2 inches, which comes under one requirement with a page of
 * bio-data: at 150 dots an inch, where small print is just read, they have 319 and 300.
 */
const SMALLEST_SIDE = 300

/** Why a picture of a document is refused by its size in pixels; undefined where it may be read. */
export function tooSmallToRead({ width, height }: { width: number; height: number }): string | undefined {
  if (Math.min(width, height) >= SMALLEST_SIDE) return undefined
  return (
    `This picture has ${width} × ${height} pixels, too few to be read. Scan the whole page again at 150 dots per inch or ` +
    `more, or take a photo of it: each side needs at least ${SMALLEST_SIDE} pixels.`
  )
}
