import { createCipheriv } from 'node:crypto'
import { deflateSync, crc32 } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'

/** A PDF of so many empty pages; `padding` bytes make it as large as a test needs. */
export async function samplePdf({ pages = 1, padding = 0, title = 'Sample' } = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(title)
  for (let page = 0; page < pages; page++) pdf.addPage()
  if (padding > 0) pdf.context.register(pdf.context.stream(noise(padding)))
  return pdf.save()
}

/** A PDF of exactly so many bytes (from 20,000 up). */
export async function samplePdfOfSize(size: number): Promise<Uint8Array> {
  const room = size - 10_000
  const first = await samplePdf({ padding: room })
  const nearly = await samplePdf({ padding: room + size - first.length - 200 })
  return Buffer.concat([nearly, Buffer.alloc(size - nearly.length, '\n')])
}

/** Bytes that no compression makes smaller, the same on every run. */
function noise(length: number): Uint8Array {
  return createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(length))
}

/** A grey picture of this size in pixels; that of a small scan where none is said. */
export function samplePng(width = 600, height = 800, ...before: readonly Buffer[]): Uint8Array {
  const rows = Buffer.alloc(Math.min(height, 64) * (width + 1), 128)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngHead(width, height),
    ...before,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The chunk that says the size of a picture. */
function pngHead(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return chunk('IHDR', header)
}

/** A picture that says its size twice: too large to be shown first, then as that of a small scan. */
export const pngOfTwoSizes = () => samplePng(60_000, 60_000, pngHead(600, 800))
/** A picture with a remark between its size and its data, as drawing programs write it. */
export const pngWithRemark = () => samplePng(600, 800, chunk('tEXt', Buffer.from('Comment\0Scanned', 'latin1')))

/** A photo that says its size twice: too large to be shown first, then as that of a small picture. */
export function jpegOfTwoSizes(): Uint8Array {
  const [large, small] = [sampleJpeg(60_000, 60_000), sampleJpeg()]
  return Uint8Array.from([...large.slice(0, JPEG_FRAME.end), ...small.slice(JPEG_FRAME.begin)])
}
const JPEG_FRAME = { begin: 20, end: 33 }

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A scan like no other of its test: `number` makes it one. */
export const sampleScan = (number: number): Uint8Array => samplePng(600, 800 + number)

/** The head of a picture from a camera: frame, scan, end. */
export function sampleJpeg(width = 640, height = 480): Uint8Array {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]
  const intro = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
  return Uint8Array.from([...intro, ...frame, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0xaa, 0xff, 0xd9])
}

/** The first bytes of a Windows program. */
export function sampleProgram(): Uint8Array {
  const bytes = Buffer.alloc(2048)
  bytes.write('MZ', 0, 'latin1')
  bytes.writeUInt32LE(0x80, 0x3c)
  bytes.write('PE\0\0', 0x80, 'latin1')
  return bytes
}
