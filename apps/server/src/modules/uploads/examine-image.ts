import { crc32 } from 'node:zlib'
import { ensure } from '@lading/domain/ensure'

/** More than a large scan needs; a small file may claim a picture that would fill the memory of its reader. */
const MAX_PIXELS = 40_000_000
/** A large photo has some hundreds; empty ones by the hundred thousand would keep everybody else waiting. */
export const MOST_PARTS = 20_000
export const BROKEN_PICTURE = 'This picture is incomplete or damaged. Scan or export it again.'
const TOO_MANY = 'This picture has too many pixels. Scan it at a lower resolution.'

/** The size of a picture in pixels, or why it cannot be shown: its structure is walked from the first byte to the last. */
export function examineImage(
  media_type: 'image/jpeg' | 'image/png',
  bytes: Uint8Array,
): { readonly size: PictureSize } | { readonly fault: string } {
  const size = media_type === 'image/png' ? pngSize(bytes) : jpegSize(bytes)
  if (!size || size.width === 0 || size.height === 0) return { fault: BROKEN_PICTURE }
  return size.width * size.height > MAX_PIXELS ? { fault: TOO_MANY } : { size }
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * Every chunk with its checksum, from IHDR to IEND, with picture data between. The size is said once and first: of two,
 * one reader would take the first and another the last.
 */
function pngSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size: PictureSize | undefined
  let hasPicture = false
  let parts = 0
  for (let at = 8; at + 12 <= bytes.length && parts < MOST_PARTS; parts++) {
    const length = view.getUint32(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) return undefined
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if ((kind === 'IHDR') !== (parts === 0)) return undefined
    if (kind === 'IHDR' && length >= 8) size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (kind === 'IDAT') hasPicture = true
    if (kind === 'IEND') return hasPicture ? size : undefined
    at = end + 4
  }
  return undefined
}

const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
/** Frame headers: SOF0 to SOF15 without the tables (C4, C8, CC) that share their range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Segments up to the scan, with one frame that says the size; then the end mark somewhere after it. */
function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size: PictureSize | undefined
  let parts = 0
  for (let at = 2; at + 9 <= bytes.length && parts < MOST_PARTS; parts++) {
    if (bytes[at] !== 0xff) return undefined
    const marker = ensure(bytes[at + 1], 'the byte after 0xff')
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker) && size) return undefined
    if (isFrame(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === START_OF_SCAN) return endsAfter(bytes, at) ? size : undefined
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Cameras may add a preview after the picture, so the mark is looked for, not expected as the very last bytes. */
function endsAfter(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at > from; at--) {
    if (bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE) return true
  }
  return false
}
