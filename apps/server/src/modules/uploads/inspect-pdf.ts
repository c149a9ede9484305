import { ensure } from '@lading/domain/ensure'
import { Problem } from '#platform/problem'
import { ThreadLost, TookTooLong } from '#platform/threads/thread-lost'
import { WorkThread } from '#platform/threads/work-thread'
import { AT_ONCE, inTurn } from './inspection-turns.ts'

const UNEXAMINED = 'The file could not be examined now. It was not saved: attach it again in a few minutes.'
const BROKEN = 'This PDF is incomplete or damaged. Export or scan it again.'
const TOO_LONG = 'This PDF takes too long to open. Print it to a new PDF and attach that.'

export type PdfInspection = { readonly page_count: number } | { readonly why: string }

/** A hostile file can make a reader work for hours or fill the memory: it is opened in a thread with limits. */
export const pdfThread = (program = new URL('./inspect-pdf-thread.ts', import.meta.url)) =>
  new WorkThread<Uint8Array>(program, { ordersPerThread: 50, timeLimitMs: 15_000, memoryLimitMb: 256 })

const threads = Array.from({ length: AT_ONCE }, () => pdfThread())

/**
 * Whether a PDF is whole, opens without a password, carries nothing that runs, and how many pages it has. `whose` it is
 * says in whose turn it is looked at. Throws 503 where the thread cannot begin: then nothing is wrong with the file.
 */
export async function inspectPdf(bytes: Uint8Array, whose: number, free = threads): Promise<PdfInspection> {
  if (!hasHeadAndTail(bytes)) return { why: BROKEN }
  return inTurn(whose, async () => {
    const thread = ensure(free.pop(), 'a thread for each turn')
    try {
      return await inspectedBy(thread, bytes)
    } finally {
      free.push(thread)
    }
  })
}

/** `%PDF-` near the start, `startxref` and `%%EOF` near the end, as every reader looks for them. */
function hasHeadAndTail(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tail = file.subarray(-2048).toString('latin1')
  return file.subarray(0, 1024).includes('%PDF-') && tail.includes('startxref') && tail.includes('%%EOF')
}

/** A thread goes on to the next file, which is answered at once then; but not from one that was refused. */
async function inspectedBy(thread: WorkThread<Uint8Array>, bytes: Uint8Array): Promise<PdfInspection> {
  try {
    const found = JSON.parse((await thread.ask(bytes, 'Examining the PDF')).toString()) as PdfInspection
    if ('why' in found) await thread.renew()
    return found
  } catch (error) {
    if (error instanceof TookTooLong) return { why: TOO_LONG }
    if (!(error instanceof ThreadLost)) return { why: BROKEN }
    // What the files before it left may have ended the thread: a new one looks again.
    if (error.done > 0) return inspectedBy(thread, bytes)
    if (error.has_begun) return { why: BROKEN }
    throw new Problem('unavailable', UNEXAMINED)
  }
}
