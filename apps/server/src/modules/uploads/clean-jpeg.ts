import { MOST_PARTS } from './examine-image.ts'
import { orientationIn, tiffOf, type Orientation } from './orientation.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const FILL = 0xff
/** JFIF, colour profile, and how colours are stored; each with the word its content begins with. */
const kept: Readonly<Record<number, string>> = { 0xe0: 'JF', 0xe2: 'ICC_PROFILE', 0xee: 'Adobe' }
const EXIF = 'Exif\0\0'

/**
 * The same picture without what a camera wrote beside it (place, time, owner, previews); only the way up stays. The
 * picture itself is not touched. Undefined where the bytes are no whole JPEG, or of far too many parts.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  let orientation: Orientation = 1
  for (let at = 2, seen = 0; at + 2 <= file.length && seen < MOST_PARTS; seen++) {
    if (file[at] !== FILL) return undefined
    const marker = file[at + 1] ?? 0
    if (marker === FILL) {
      at += 1
      continue
    }
    if (marker === END)
      return Buffer.concat([Uint8Array.of(FILL, START), ...exif(orientation), ...parts, Uint8Array.of(FILL, END)])
    if (at + 4 > file.length) return undefined
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length) return undefined
    const segment = file.subarray(at, marker === SCAN ? endOfScan(file, end) : end)
    const content = segment.subarray(4)
    if (marker === 0xe1 && begins(content, EXIF)) orientation = orientationIn(content.subarray(EXIF.length))
    if (isPicture(marker, content)) parts.push(segment)
    at += segment.length
  }
  return undefined
}

/** Of the segments for applications a few, of comments none, and all that draws. */
function isPicture(marker: number, content: Buffer): boolean {
  const word = kept[marker]
  if (word !== undefined) return begins(content, word)
  return !(marker >= 0xe0 && marker <= 0xef) && marker !== 0xfe
}

const begins = (content: Buffer, word: string) => content.subarray(0, word.length).toString('latin1') === word

/** Where the next marker stands: within a scan 0xff is followed by a zero, or by the number of a restart. */
function endOfScan(file: Buffer, from: number): number {
  // Byte by byte: a file of such marks alone would have a search begun millions of times.
  for (let at = from; at < file.length; at += 1) {
    if (file[at] !== FILL) continue
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== FILL && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return file.length
}

function exif(orientation: Orientation): Uint8Array[] {
  if (orientation === 1) return []
  const content = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiffOf(orientation)])
  const head = Buffer.from([FILL, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return [head, content]
}
