import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sampleJpeg, samplePng } from '#testing/samples/sample-files'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { examineImage } from './examine-image.ts'
import { orientationIn, tiffOf, type Orientation } from './orientation.ts'

const PLACE = 'GPS 14.5995 N 120.9842 E'
const has = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text)

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** A photo as a telephone writes it: the way up, the place, a preview, a comment, and a second picture behind the end. */
function photo(orientation: Orientation): Uint8Array {
  const picture = Buffer.from(sampleJpeg())
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiffOf(orientation), Buffer.from(PLACE)])
  const beside = [segment(0xe1, exif), segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${PLACE}`))]
  const more = [
    segment(0xe2, Buffer.from(`MPF\0${PLACE}`)),
    segment(0xed, Buffer.from(PLACE)),
    segment(0xfe, Buffer.from(PLACE)),
  ]
  const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0of the colours'))
  return Buffer.concat([picture.subarray(0, 20), ...beside, ...more, profile, picture.subarray(20), Buffer.from(PLACE)])
}

describe('a photo', () => {
  test.each([1, 3, 6, 8] as const)('loses place, owner and previews, and keeps its way up (%i)', (orientation) => {
    const given = photo(orientation)
    const clean = cleanJpeg(given)
    expect(has(given, PLACE)).toBe(true)
    expect(clean && has(clean, PLACE)).toBe(false)
    expect(clean && examineImage('image/jpeg', clean)).toHaveProperty('size')
    expect(clean && has(clean, 'of the colours')).toBe(true)
    const at = Buffer.from(clean ?? []).indexOf('Exif\0\0')
    expect(at < 0 ? 1 : orientationIn((clean ?? new Uint8Array()).subarray(at + 6))).toBe(orientation)
  })

  test('without anything beside the picture stays byte for byte', () => {
    expect(Buffer.compare(Buffer.from(cleanJpeg(sampleJpeg()) ?? []), Buffer.from(sampleJpeg()))).toBe(0)
  })

  test('in several scans is walked to its end', () => {
    const [picture, end] = [sampleJpeg().slice(0, -2), sampleJpeg().slice(-2)]
    const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]))
    const several = Buffer.concat([picture, scan, Buffer.from([0x12, 0xff, 0, 0xff, 0xd0, 0x34]), end])
    expect(Buffer.compare(Buffer.from(cleanJpeg(several) ?? []), several)).toBe(0)
  })

  test.each([
    ['cut off in the head', sampleJpeg().slice(0, 30)],
    ['cut off in the picture', sampleJpeg().slice(0, -2)],
    ['with a length that leads beyond its end', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0, 0])],
  ])('%s is none', (_, bytes) => {
    expect(cleanJpeg(bytes)).toBeUndefined()
  })
})

function chunk(kind: string, content: Uint8Array): Buffer {
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length)
  const named = Buffer.concat([Buffer.from(kind), content])
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

describe('a PNG', () => {
  const plain = Buffer.from(samplePng())
  const withChunks = (...chunks: Buffer[]) => Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)])

  test('loses texts, time and place, and what stands behind its end', () => {
    const place = Buffer.from(PLACE)
    const given = Buffer.concat([withChunks(chunk('tEXt', place), chunk('iTXt', place), chunk('tIME', place)), place])
    expect(Buffer.compare(Buffer.from(cleanPng(given)), plain)).toBe(0)
  })

  test('keeps its way up, and nothing else of its EXIF data', () => {
    const clean = cleanPng(withChunks(chunk('eXIf', Buffer.concat([tiffOf(6), Buffer.from(PLACE)]))))
    expect([has(clean, 'eXIf'), has(clean, PLACE)]).toEqual([true, false])
    expect(examineImage('image/png', clean)).toHaveProperty('size')
  })
})

test('EXIF data that leads anywhere else is read as the way up it is', () => {
  for (const tiff of [
    Buffer.alloc(4),
    Buffer.alloc(40, 0xff),
    Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(4, 0xff)]),
  ])
    expect(orientationIn(tiff)).toBe(1)
})
