/** Which way up a picture is shown: 1 as it is, 2 to 8 turned or mirrored (EXIF 3.0, 4.6.5.1.6). */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const ORIENTATION = 0x0112
const SHORT = 3
const ENTRY_BYTES = 12

/** The orientation that a block of EXIF data names; 1 where it names none or cannot be read. */
export function orientationIn(tiff: Uint8Array): Orientation {
  if (tiff.length < 8) return 1
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittle = view.getUint16(0) === 0x4949
  const list = view.getUint32(4, isLittle)
  if (list + 2 > tiff.length) return 1
  const entries = view.getUint16(list, isLittle)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = list + 2 + entry * ENTRY_BYTES
    if (at + ENTRY_BYTES > tiff.length) return 1
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue
    const value = view.getUint16(at + 8, isLittle)
    return value >= 1 && value <= 8 ? (value as Orientation) : 1
  }
  return 1
}

/** EXIF data that says the orientation and nothing else. */
export function tiffOf(orientation: Orientation): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(26))
  tiff.setUint32(0, 0x4d4d_002a) // big-endian
  tiff.setUint32(4, 8) // where the list of entries begins
  tiff.setUint16(8, 1) // one entry
  tiff.setUint16(10, ORIENTATION)
  tiff.setUint16(12, SHORT)
  tiff.setUint32(14, 1)
  tiff.setUint16(18, orientation)
  return new Uint8Array(tiff.buffer)
}
