import { ensure } from '@lading/domain/ensure'

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
