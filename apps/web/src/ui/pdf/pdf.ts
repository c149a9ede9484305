import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist'
import { readInThread } from './thread.ts'

const files = import.meta.env.VITE_PDF_FILES

/**
 * Opens a PDF of bytes, until it is no longer shown. Rejects where they are not a PDF, where a password is asked, and where
 * it was wanted no more before it was open.
 */
export async function openPdf(blob: Blob, until: AbortSignal): Promise<PDFDocumentProxy> {
  const data = await blob.arrayBuffer()
  until.throwIfAborted()
  const { task, close } = await readInThread({
    data,
    // The security policy forbids WebAssembly: the decoders written in JavaScript are used.
    useWasm: false,
    wasmUrl: `${files}wasm/`,
    cMapUrl: `${files}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${files}standard_fonts/`,
  })
  if (until.aborted) close()
  else until.addEventListener('abort', close, { once: true })
  return task.promise
}

/** Where a page is drawn: the picture, and the words above it that readers and the mouse can reach. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement
  readonly words: HTMLElement
}

/** Draws a page `width` CSS pixels wide. Returns how to stop. */
export function drawPage(page: PDFPageProxy, { canvas, words }: Sheet, width: number): () => void {
  const scale = width / page.getViewport({ scale: 1 }).width
  const sharp = Math.min(window.devicePixelRatio || 1, 2)
  const viewport = page.getViewport({ scale })
  const fine = page.getViewport({ scale: scale * sharp })

  canvas.width = Math.floor(fine.width)
  canvas.height = Math.floor(fine.height)
  words.replaceChildren()
  words.style.setProperty('--total-scale-factor', String(scale))
  const picture = page.render({ canvas, viewport: fine })
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport })
  // Both reject when they are stopped half-way; that is no failure.
  picture.promise.catch(() => undefined)
  layer.render().catch(() => undefined)
  return () => {
    picture.cancel()
    layer.cancel()
  }
}
