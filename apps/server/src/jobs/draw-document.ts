import type { DocumentKind } from '@lading/domain/documents/document-kinds'
import { PdfRenderer, type RendererSettings } from '#platform/pdf/render'

/** A renderer whose thread knows every template. */
export const documentRenderer = (settings: Partial<RendererSettings> = {}): PdfRenderer =>
  new PdfRenderer(new URL('./drawing-thread.ts', import.meta.url), settings)

const shared = documentRenderer()

/** Draws a document in the server's one drawing thread. */
export const drawDocument = (kind: DocumentKind, payload: unknown): Promise<Buffer> => shared.render(kind, payload)

/** Ends the server's drawing thread. */
export const closeDrawing = (): Promise<void> => shared.close()
