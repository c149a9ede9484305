import { canvasOf } from '../../pictures/canvas.ts'
import type { Corners } from './geometry/corners.ts'
import { homographyTo, type Homography } from './geometry/homography.ts'
import { straightenedSize } from './geometry/page-size.ts'
import type { Photo } from './read-photo.ts'

/** How to follow a long work and to stop it. `onProgress`: from 0 to 1. */
export interface Watch {
  readonly signal: AbortSignal
  readonly onProgress?: (done: number) => void
}

/** Milliseconds of work before the browser may draw and answer the person. */
const SLICE = 12

/**
 * What lies between four corners of a photo, drawn as a rectangle whose longer side is at most `longest` pixels. The corners
 * are those of the photo as it is kept, named as the page is to be read. Rejects when it is stopped.
 */
export async function straighten(photo: Photo, corners: Corners, longest: number, watch: Watch) {
  const from = await pixelsOf(photo)
  const { width, height } = straightenedSize(corners, photo, longest)
  const { canvas, context } = canvasOf(width, height)
  const to = context.createImageData(width, height)
  const seen = homographyTo(corners)
  let begun = performance.now()
  for (let row = 0; row < height; row += 1) {
    watch.signal.throwIfAborted()
    drawRow(from, to, seen, row)
    if (performance.now() - begun < SLICE) continue
    watch.onProgress?.(row / height)
    await letDraw()
    begun = performance.now()
  }
  watch.signal.throwIfAborted()
  context.putImageData(to, 0, 0)
  return canvas
}

async function pixelsOf({ picture, width, height }: Photo): Promise<ImageData> {
  const bitmap = await createImageBitmap(picture)
  const { context } = canvasOf(width, height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return context.getImageData(0, 0, width, height)
}

/** By a message, not by a timer: those of a tab that lies behind another run once a second. */
function letDraw(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<void>((go) => {
    port1.addEventListener('message', () => go(port1.close()), { once: true })
    port1.start()
    port2.postMessage(null)
  })
}

/** One row of the rectangle: each of its pixels mixed from the four of the photo around where it was seen. */
function drawRow(from: ImageData, to: ImageData, [a, b, c, d, e, f, g, h]: Homography, row: number) {
  const [source, target] = [from.data, to.data]
  const down = (row + 0.5) / to.height
  const [lastX, lastY, stride] = [from.width - 1, from.height - 1, from.width * 4]
  let at = row * to.width * 4
  for (let column = 0; column < to.width; column += 1) {
    const along = (column + 0.5) / to.width
    const depth = g * along + h * down + 1
    const x = between(((a * along + b * down + c) / depth) * from.width - 0.5, lastX)
    const y = between(((d * along + e * down + f) / depth) * from.height - 0.5, lastY)
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [right, low] = [x - left, y - top]
    const near = top * stride + left * 4
    const nextX = left < lastX ? 4 : 0
    const nextY = top < lastY ? stride : 0
    for (let colour = 0; colour < 3; colour += 1) {
      const one = near + colour
      const upper = read(source, one) * (1 - right) + read(source, one + nextX) * right
      const lower = read(source, one + nextY) * (1 - right) + read(source, one + nextY + nextX) * right
      target[at + colour] = upper * (1 - low) + lower * low
    }
    target[at + 3] = 255
    at += 4
  }
}

const between = (value: number, last: number) => (value < 0 ? 0 : value > last ? last : value)
const read = (pixels: Uint8ClampedArray, at: number) => pixels[at] ?? 0
