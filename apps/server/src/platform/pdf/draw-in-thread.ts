import type { DocumentKind } from '@lading/domain/documents/document-kinds'
import { renderToBuffer } from '@react-pdf/renderer'
import { parentPort } from 'node:worker_threads'
import type { DocumentTemplate } from './document-template.ts'
import { loadFonts } from './fonts.ts'
import { requireGlyphs } from './require-glyphs.ts'

type Templates = Readonly<Record<DocumentKind, DocumentTemplate | null>>

/** Answers each order of the server with a drawn document. React and the fonts live in this thread, away from the server's event loop. */
export async function drawInThread(templates: Templates): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('Documents are drawn in a worker thread only.')
  await loadFonts()
  port.on('message', async ({ kind, payload }: { kind: DocumentKind; payload: unknown }) => {
    try {
      const template = templates[kind]
      if (!template) throw new Error(`No template draws the ${kind}.`)
      requireGlyphs(payload)
      const pdf = new Uint8Array(await renderToBuffer(template.draw(payload)))
      port.postMessage({ pdf }, [pdf.buffer])
    } catch (error) {
      // An error cannot cross the thread whole; the other side makes a new one of its text.
      port.postMessage({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
}
