import { crc32 } from 'node:zlib'
import { orientationIn, tiffOf } from './orientation.ts'

/** What draws: the picture, its colours, its transparency, its size on paper, and the pictures of an animation. */
const drawing = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
)
const HEAD = 8

/** The same picture without texts, times and places; only the way up stays. What stands behind its end is left out. */
export function cleanPng(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = [file.subarray(0, HEAD)]
  for (let at = HEAD; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    const kind = file.subarray(at + 4, at + 8).toString('latin1')
    if (drawing.has(kind)) parts.push(file.subarray(at, end))
    if (kind === 'eXIf') parts.push(...orientationOnly(file.subarray(at + 8, end - 4)))
    if (kind === 'IEND') break
    at = end
  }
  return Buffer.concat(parts)
}

function orientationOnly(tiff: Uint8Array): Uint8Array[] {
  const orientation = orientationIn(tiff)
  if (orientation === 1) return []
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), tiffOf(orientation)])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(named.length - 4)
  frame.writeUInt32BE(crc32(named), 4)
  return [frame.subarray(0, 4), named, frame.subarray(4)]
}
