import { canvasOf } from './canvas.ts'
import type { JpegOrder } from './encode-jpeg.ts'

/** Encodes the one picture it is sent, and answers with the JPEG; with nothing where the browser could not. */
self.addEventListener('message', ({ data: { picture, quality } }: MessageEvent<JpegOrder>) => {
  const { canvas, context } = canvasOf(picture.width, picture.height)
  context.drawImage(picture, 0, 0)
  picture.close()
  const answer = (jpeg?: Blob) => self.postMessage(jpeg)
  canvas.convertToBlob({ type: 'image/jpeg', quality }).then(answer, () => answer())
})
