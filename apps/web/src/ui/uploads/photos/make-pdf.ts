import { sizeText } from '#lib/format.ts'
import { inTime } from '#lib/page-code.ts'
import { canvasOf } from '../../pictures/canvas.ts'
import { encodeJpeg } from '../../pictures/encode-jpeg.ts'
import { outlineOf, type PhotoPage } from './photo-pages.ts'
import { straighten, type Watch } from './straighten.ts'

/** How finely pages are kept: pixels of the longer side, and the quality of a JPEG. */
interface Fineness {
  readonly longest: number
  readonly quality: number
}

/** From the finest down to the least that is still legible: 1,240 pixels are 106 to the inch of an A4 page. */
const finenesses: readonly Fineness[] = [
  { longest: 2480, quality: 0.85 },
  { longest: 2200, quality: 0.8 },
  { longest: 1960, quality: 0.74 },
  { longest: 1720, quality: 0.66 },
  { longest: 1480, quality: 0.58 },
  { longest: 1240, quality: 0.5 },
]
const FINEST = 2480
/** What a PDF has around its pictures, in bytes: once, and for each page. */
const [AROUND, AROUND_PAGE] = [4096, 1024]
/** Of the whole work, straightening; the rest is making it fit. */
const STRAIGHTENING = 0.8

/** One PDF of all pages, as fine as fits into `maxSize` bytes. Rejects with a sentence where even the least does not fit. */
export async function makePdf(pages: readonly PhotoPage[], name: string, maxSize: number, watch: Watch): Promise<File> {
  const drawn: Blob[] = []
  for (const [place, page] of pages.entries()) {
    const onProgress = (part: number) => watch.onProgress?.((STRAIGHTENING * (place + part)) / pages.length)
    onProgress(0)
    const canvas = await straighten(page.photo, outlineOf(page), FINEST, { ...watch, onProgress })
    drawn.push(await encodeJpeg(canvas, 0.92))
  }
  for (const [step, fineness] of finenesses.entries()) {
    watch.onProgress?.(STRAIGHTENING + ((1 - STRAIGHTENING) * step) / finenesses.length)
    const pictures = await encodeAll(drawn, fineness, maxSize - AROUND, watch.signal)
    if (!pictures) continue
    const { joinPages } = await inTime(import('./join-pages.ts')) // the writer of PDFs, when it is needed
    const bytes = await joinPages(pictures, name)
    if (bytes.byteLength <= maxSize) return new File([bytes], fileName(name), { type: 'application/pdf' })
  }
  throw new Error(tooMany(pages.length, maxSize))
}

function tooMany(count: number, maxSize: number): string {
  if (count === 1) return `This page does not fit into ${sizeText(maxSize)}. Take the photo again, of the page alone.`
  return `${count} pages do not fit into ${sizeText(maxSize)} and stay legible. Remove some, and upload them as another file.`
}

/** Every page at one fineness; undefined as soon as they are too large together. */
async function encodeAll(drawn: readonly Blob[], fineness: Fineness, most: number, signal: AbortSignal) {
  const pictures: Blob[] = []
  let total = 0
  for (const page of drawn) {
    signal.throwIfAborted()
    const picture = await encodeAt(page, fineness)
    total += picture.size + AROUND_PAGE
    if (total > most) return undefined
    pictures.push(picture)
  }
  return pictures
}

async function encodeAt(page: Blob, { longest, quality }: Fineness): Promise<Blob> {
  const bitmap = await createImageBitmap(page)
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const { canvas, context } = canvasOf(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return encodeJpeg(canvas, quality)
}

/** The document's name, without what file systems and headers trip over. */
const fileName = (name: string) => `${name.replace(/[\\/:*?"<>|]+/g, '-').slice(0, 120)}.pdf`
