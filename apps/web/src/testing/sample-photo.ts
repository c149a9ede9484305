import { ensure } from '@lading/domain/ensure'
import { encodeJpeg } from '#ui/pictures/encode-jpeg.ts'

interface Choices {
  readonly name?: string
  readonly width?: number
  readonly height?: number
  /** The corners of the white page on the brown table, as parts of the picture; none: noise, which no JPEG makes small. */
  readonly page?: readonly (readonly [number, number])[]
}

/** A photo of a white page on a brown table, as a camera held upright writes it: lying on its side, with the place in it. */
export async function samplePhoto({ name = 'IMG_0001.jpg', width = 600, height = 800, page }: Choices): Promise<File> {
  const canvas = new OffscreenCanvas(height, width)
  const context = ensure(canvas.getContext('2d'), 'a drawing context')
  // The top of what is seen lies at the left of what is stored.
  context.translate(0, width)
  context.rotate(-Math.PI / 2)
  context.fillStyle = '#6b4a2f'
  context.fillRect(0, 0, width, height)
  if (page) {
    context.fillStyle = '#fff'
    context.beginPath()
    for (const [x, y] of page) context.lineTo(x * width, y * height)
    context.fill()
  } else {
    const noise = context.getImageData(0, 0, height, width)
    for (let at = 0; at < noise.data.length; at += 1) if (at % 4 < 3) noise.data[at] = (at * at * 7919) % 251
    context.putImageData(noise, 0, 0)
  }
  const picture = new Uint8Array(await (await encodeJpeg(canvas, 0.92)).arrayBuffer())
  return new File([picture.subarray(0, 2), exif, picture.subarray(2)], name, { type: 'image/jpeg' })
}

/** The same photo with so many bytes more behind its picture, as a finer camera would need. */
export const padded = (photo: File, bytes: number) =>
  new File([photo, new Uint8Array(bytes)], photo.name, { type: photo.type })

/** “Turn it clockwise by a quarter to see it”, and a latitude in the north. */
const exif = segment(
  `Exif\0\0MM\0*\0\0\0\b\0\x02`,
  '\x01\x12\0\x03\0\0\0\x01\0\x06\0\0',
  '\x88\x25\0\x04\0\0\0\x01\0\0\0\x26\0\0\0\0',
  '\0\x01\0\x01\0\x02\0\0\0\x02N\0\0\0\0\0\0\0',
)

function segment(...content: readonly string[]): Uint8Array<ArrayBuffer> {
  const bytes = [...content.join('')].map((sign) => sign.charCodeAt(0))
  const length = bytes.length + 2
  return new Uint8Array([0xff, 0xe1, length >> 8, length & 255, ...bytes])
}
