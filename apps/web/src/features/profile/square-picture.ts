import { ensure } from '@lading/domain/ensure'
const SIDE = 512 // pixels: sharp wherever it is shown, and small

/** The middle of a picture as a square JPG. Throws where the file is no picture. */
export async function squarePicture(chosen: File): Promise<File> {
  if (!['image/png', 'image/jpeg'].includes(chosen.type)) throw new Error('Choose a PNG or JPG picture.')
  const picture = await createImageBitmap(chosen).catch(() => {
    throw new Error('This picture cannot be read. Save it again as PNG or JPG.')
  })
  const side = Math.min(picture.width, picture.height)
  const canvas = new OffscreenCanvas(Math.min(side, SIDE), Math.min(side, SIDE))
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  const context = ensure(canvas.getContext('2d'), 'a drawing context of the canvas')
  context.fillStyle = '#fff' // under a PNG that is partly clear
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
  const square = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([square], 'photo.jpg', { type: 'image/jpeg' })
}
