import { Worker } from 'node:worker_threads'
import { inTurn } from './inspection-turns.ts'

/** A hostile file can make a reader work for hours or fill the memory: it is opened in a thread with limits. */
const TIME_LIMIT_MS = 15_000
const MEMORY_LIMIT_MB = 256

const BROKEN = 'This PDF is incomplete or damaged. Export or scan it again.'

export type PdfInspection = { readonly page_count: number } | { readonly why: string }

/**
 * Whether a PDF is whole, opens without a password, carries nothing that runs, and how many pages it has. `whose` it is
 * says in whose turn it is looked at.
 */
export async function inspectPdf(bytes: Uint8Array, whose: number): Promise<PdfInspection> {
  return hasHeadAndTail(bytes) ? inTurn(whose, () => inThread(bytes)) : { why: BROKEN }
}

/** `%PDF-` near the start, `startxref` and `%%EOF` near the end, as every reader looks for them. */
function hasHeadAndTail(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tail = file.subarray(-2048).toString('latin1')
  return file.subarray(0, 1024).includes('%PDF-') && tail.includes('startxref') && tail.includes('%%EOF')
}

function inThread(bytes: Uint8Array): Promise<PdfInspection> {
  const { promise, resolve } = Promise.withResolvers<PdfInspection>()
  const thread = new Worker(new URL('./inspect-pdf-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    stdout: true,
    stderr: true,
  })
  const deadline = setTimeout(
    () => resolve({ why: 'This PDF takes too long to open. Print it to a new PDF and attach that.' }),
    TIME_LIMIT_MS,
  )
  thread.on('message', resolve)
  thread.on('error', () => resolve({ why: BROKEN }))
  thread.on('exit', () => resolve({ why: BROKEN }))
  return promise.finally(() => {
    clearTimeout(deadline)
    void thread.terminate()
  })
}
