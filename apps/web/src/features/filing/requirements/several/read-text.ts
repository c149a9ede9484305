import { inTime } from '#lib/page-code.ts'

const PAGES = 2

/** The text at the beginning of a PDF; empty where it has none, or cannot be read here. The server says why, if it is sent. */
export async function readText(file: File): Promise<string> {
  if (file.type !== 'application/pdf') return ''
  const reading = new AbortController()
  try {
    const { openPdf } = await inTime(import('#ui/pdf/pdf.ts'))
    const document = await openPdf(file, reading.signal)
    const pages = Array.from({ length: Math.min(PAGES, document.numPages) }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    })
    return (await Promise.all(pages)).join(' ')
  } catch {
    return ''
  } finally {
    reading.abort()
  }
}
