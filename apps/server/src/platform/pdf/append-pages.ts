import { degrees, PDFDict, PDFDocument, PDFName, StandardFonts, rgb, type PDFPage } from '@cantoo/pdf-lib'

const SIZE = 7
const FROM_EDGE = 12

/** A document followed by the pages of another, each of these marked in its margin. Gives a file that can be signed. */
export async function appendPages(pdf: Uint8Array, original: Uint8Array, mark: string): Promise<Uint8Array> {
  const whole = await PDFDocument.load(pdf, { updateMetadata: false })
  const source = await PDFDocument.load(original, { updateMetadata: false })
  for (const page of source.getPages()) removeForms(page)
  const pages = await whole.copyPages(source, source.getPageIndices())
  const font = await whole.embedFont(StandardFonts.Helvetica)
  for (const [index, page] of pages.entries()) {
    whole.addPage(page)
    page.drawText(`${mark}, page ${index + 1} of ${pages.length}`, {
      x: FROM_EDGE,
      y: FROM_EDGE,
      size: SIZE,
      font,
      rotate: degrees(90),
      color: rgb(0.25, 0.25, 0.25),
    })
  }
  // The signature is written into a plain cross-reference table.
  return whole.save({ useObjectStreams: false })
}

/** The original's own signature stays with the original: over other bytes it would only be found broken. */
function removeForms(page: PDFPage): void {
  const annotations = page.node.Annots()
  if (!annotations) return
  const kept = annotations
    .asArray()
    .filter((one) => page.doc.context.lookup(one, PDFDict).get(PDFName.of('Subtype')) !== PDFName.of('Widget'))
  page.node.set(PDFName.of('Annots'), page.doc.context.obj(kept))
}
