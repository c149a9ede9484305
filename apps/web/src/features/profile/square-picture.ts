import { canvasOf } from '#ui/pictures/canvas.ts'
import { drawScaled } from '#ui/pictures/draw-scaled.ts'
import { encodeJpeg } from '#ui/pictures/encode-jpeg.ts'

const SIDE = 512 // pixels: sharp wherever it is shown, and small
const LONGEST = 3000 // pixels: more is not needed for the middle, and too much for a telephone

/** The middle of a picture as a square JPG. Throws where the file is no picture. */
export async function squarePicture(chosen: File): Promise<File> {
  if (!['image/png', 'image/jpeg'].includes(chosen.type)) throw new Error('Choose a PNG or JPG picture.')
  const picture = await drawScaled(chosen, LONGEST).catch(() => {
    throw new Error('This picture cannot be read. Save it again as PNG or JPG.')
  })
  const side = Math.min(picture.width, picture.height)
  const { canvas, context } = canvasOf(Math.min(side, SIDE), Math.min(side, SIDE))
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return new File([await encodeJpeg(canvas, 0.9)], 'photo.jpg', { type: 'image/jpeg' })
}
