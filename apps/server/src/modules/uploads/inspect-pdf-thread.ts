import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { answerOrders } from '#platform/threads/answer-orders'
import { activeContentFault } from './pdf/find-active-content.ts'
import type { PdfInspection } from './inspect-pdf.ts'

const MOST_PAGES = 500

/** Looks through a PDF, opens it, and answers with its number of pages, or why it cannot be taken. Runs as a thread only. */
answerOrders<Uint8Array>(async (bytes) => Buffer.from(JSON.stringify(await inspected(Uint8Array.from(bytes)))))

async function inspected(bytes: Uint8Array): Promise<PdfInspection> {
  // First what it unpacks to: only then may another reader unpack it.
  const why = activeContentFault(bytes)
  if (why) return { why }
  const opening = getDocument({ data: bytes, stopAtErrors: true, verbosity: 0 })
  try {
    const pdf = await opening.promise
    const { numPages: page_count } = pdf
    if (page_count > MOST_PAGES)
      return { why: `This PDF has ${page_count} pages; the limit is ${MOST_PAGES}. Split it.` }
    await pdf.getPage(page_count)
    return { page_count }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return {
      why: isLocked
        ? 'This PDF is protected by a password. Save a copy without the password and attach that.'
        : 'This PDF is incomplete or damaged. Export or scan it again.',
    }
  } finally {
    await opening.destroy()
  }
}
