import { PDFDocument } from '@cantoo/pdf-lib'

/** A4, in points: 72 to the inch. */
const [SHORT, LONG] = [595.28, 841.89]

/** A PDF with a JPEG on each page, as large as fits on A4, upright or across, in the picture's own proportions. */
export async function joinPages(pictures: readonly Blob[], title: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  for (const picture of pictures) {
    const image = await document.embedJpg(await picture.arrayBuffer())
    const isUpright = image.height >= image.width
    const { width, height } = image.scaleToFit(isUpright ? SHORT : LONG, isUpright ? LONG : SHORT)
    document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height })
  }
  return new Uint8Array(await document.save())
}
