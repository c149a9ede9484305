import type { DocumentKind } from '@lading/domain/documents/document-kinds'
import { renderToBuffer } from '@react-pdf/renderer'
import { answerOrders } from '../threads/answer-orders.ts'
import type { DocumentTemplate } from './document-template.ts'
import { loadFonts } from './fonts.ts'
import { requireGlyphs } from './require-glyphs.ts'

type Templates = Readonly<Record<DocumentKind, DocumentTemplate | null>>

/** A document to be drawn. */
export interface DrawingOrder {
  readonly kind: DocumentKind
  readonly payload: unknown
}

/** Answers each order of the server with a drawn document. React and the fonts live in this thread. */
export async function drawInThread(templates: Templates): Promise<void> {
  await loadFonts()
  answerOrders(async ({ kind, payload }: DrawingOrder) => {
    const template = templates[kind]
    if (!template) throw new Error(`No template draws the ${kind}.`)
    requireGlyphs(payload)
    return renderToBuffer(template.draw(payload))
  })
}
