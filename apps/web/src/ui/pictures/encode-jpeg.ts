// oxlint-disable-next-line import/default -- the thread is made by the build
import JpegThread from './jpeg-thread.ts?worker&inline'

/** What the thread is asked; `quality` from 0 to 1. */
export interface JpegOrder {
  readonly picture: ImageBitmap
  readonly quality: number
}

/**
 * What was drawn as a JPEG, `quality` from 0 to 1; the canvas is empty then. On a thread of its own: on the page's, the
 * browser puts off each picture up to a second until nothing else is to do, and the page stands still while it encodes.
 */
export function encodeJpeg(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const thread = new JpegThread()
  const order: JpegOrder = { picture: canvas.transferToImageBitmap(), quality }
  return new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new Error('This picture could not be made smaller. Close other tabs, and try again.'))
    thread.addEventListener('message', ({ data }: MessageEvent<Blob | undefined>) => (data ? resolve(data) : fail()))
    thread.addEventListener('error', fail)
    thread.postMessage(order, [order.picture])
  }).finally(() => thread.terminate())
}
