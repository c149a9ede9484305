import { drawScaled, scaled } from '../../pictures/draw-scaled.ts'
import { encodeJpeg } from '../../pictures/encode-jpeg.ts'
import type { Size } from './geometry/page-size.ts'

/** A photo as the dialog works on it: upright, at most `LONGEST` on its longer side, without what the camera wrote beside it. */
export interface Photo extends Size {
  /** A JPEG. Its bytes may lie on the disk; pixels are only unpacked while they are drawn. */
  readonly picture: Blob
  /** A small picture of it, as an address. */
  readonly thumbnail: string
}

/** Pixels: fine enough for a page of A4, and well below what a canvas may hold on a telephone (16 megapixels). */
const LONGEST = 3000
const THUMBNAIL = 144

/** Reads a picture file. Rejects with a sentence where this browser cannot. */
export async function readPhoto(file: File): Promise<Photo> {
  const canvas = await drawScaled(file, LONGEST).catch(() => {
    throw new Error(faultOf(file))
  })
  const { width, height } = canvas
  const thumbnail = await addressOf(await encodeJpeg(scaled(canvas, canvas, THUMBNAIL), 0.8))
  return { picture: await encodeJpeg(canvas, 0.92), width, height, thumbnail }
}

/** Small enough for an address of its own; nothing to give back afterwards. */
function addressOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(picture)
  })
}

function faultOf({ name, type }: File): string {
  return /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)
    ? `${name} is an HEIC photo, which this browser cannot open. Save it as JPG, or set your camera to JPG.`
    : `${name} cannot be opened as a picture. Add a JPG or PNG file.`
}
