import { canvasOf } from './canvas.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** The picture in a file, upright, at most so many pixels on its longer side. Rejects where this browser cannot read it. */
export async function drawScaled(file: File, longest: number): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return drawByElement(file, longest)
  const canvas = scaled(bitmap, bitmap, longest)
  bitmap.close()
  return canvas
}

/** A telephone makes no bitmap of more than 16 megapixels, but an element reads such a photo at the size it is drawn. */
async function drawByElement(file: File, longest: number): Promise<OffscreenCanvas> {
  const address = URL.createObjectURL(file)
  const image = Object.assign(new Image(), { src: address })
  try {
    await image.decode()
    return scaled(image, { width: image.naturalWidth, height: image.naturalHeight }, longest)
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A picture of that size, smaller where its longer side has more pixels than that. */
export function scaled(picture: CanvasImageSource, { width, height }: Size, longest: number): OffscreenCanvas {
  const scale = Math.min(1, longest / Math.max(width, height))
  const { canvas, context } = canvasOf(Math.round(width * scale), Math.round(height * scale))
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
