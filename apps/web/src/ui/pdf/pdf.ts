import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the address of the file is made by the build
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

const files = import.meta.env.VITE_PDF_FILES

/** A PDF that is open. Call `close` when it is no longer shown. */
export interface OpenPdf {
  readonly document: PDFDocumentProxy
  readonly close: () => void
}

/** Opens a PDF of bytes. Rejects where they are not a PDF, or where a password is asked. */
export async function openPdf(blob: Blob): Promise<OpenPdf> {
  const task = getDocument({
    data: await blob.arrayBuffer(),
    // The security policy forbids WebAssembly: the decoders written in JavaScript are used.
    useWasm: false,
    wasmUrl: `${files}wasm/`,
    cMapUrl: `${files}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${files}standard_fonts/`,
  })
  const close = () => void task.destroy()
  try {
    return { document: await task.promise, close }
  } catch (reason) {
    close() // else its thread stays as long as the page
    throw reason
  }
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
