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
