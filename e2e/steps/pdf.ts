import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'

/** A PDF as a person would scan it: a real file, made here. */
export async function pdfOf(title: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  page.drawText(title, { x: 60, y: 760, size: 18, font })
  page.drawText('Filed with an application, made for a journey through the portal.', { x: 60, y: 730, size: 11, font })
  const name = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.pdf`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}
