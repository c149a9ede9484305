import { ensure } from '@lading/domain/ensure'

/** A white canvas that draws finely when it makes a picture smaller. */
export function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
  const context = ensure(canvas.getContext('2d'), 'a drawing context of the canvas')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff' // under a picture that is partly clear
  context.fillRect(0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

/** `quality` from 0 to 1. */
export const encodeJpeg = (canvas: OffscreenCanvas, quality: number): Promise<Blob> =>
  canvas.convertToBlob({ type: 'image/jpeg', quality })

/** Shows a picture on the page's own canvas, turned clockwise by so many quarters. */
export function paint(shown: HTMLCanvasElement, picture: ImageBitmap | OffscreenCanvas, longest: number, quarters = 0) {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const isAcross = quarters % 2 !== 0
  shown.width = isAcross ? height : width
  shown.height = isAcross ? width : height
  const context = ensure(shown.getContext('2d'), 'a drawing context of the canvas')
  context.imageSmoothingQuality = 'high'
  context.translate(shown.width / 2, shown.height / 2)
  context.rotate((quarters * Math.PI) / 2)
  context.drawImage(picture, -width / 2, -height / 2, width, height)
}
