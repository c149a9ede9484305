import type { DocumentKind } from '@lading/domain/documents/document-kinds'
import type { DrawingOrder } from '#platform/pdf/draw-in-thread'
import { WorkThread, type ThreadSettings } from '#platform/threads/work-thread'

/** A thread that knows every template. */
export function drawingThread(settings: Partial<ThreadSettings> = {}) {
  const thread = new WorkThread<DrawingOrder>(new URL('./drawing-thread.ts', import.meta.url), settings)
  return {
    draw: (kind: DocumentKind, payload: unknown): Promise<Buffer> =>
      thread.ask({ kind, payload }, `Drawing the ${kind}`),
    close: () => thread.close(),
  }
}
