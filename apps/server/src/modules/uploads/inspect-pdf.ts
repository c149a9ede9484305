import { Worker } from 'node:worker_threads'
import { Problem } from '#platform/problem'
import { inTurn } from './inspection-turns.ts'

/** A hostile file can make a reader work for hours or fill the memory: it is opened in a thread with limits. */
const TIME_LIMIT_MS = 15_000
const MEMORY_LIMIT_MB = 256

const PROGRAM = new URL('./inspect-pdf-thread.ts', import.meta.url)
/** What the thread says once it is about to open the file: what ends it from then on is the file. */
export const BEGINS = 'begins'
const UNEXAMINED = 'The file could not be examined now. It was not saved: attach it again in a few minutes.'
const BROKEN = 'This PDF is incomplete or damaged. Export or scan it again.'

export type PdfInspection = { readonly page_count: number } | { readonly why: string }

/**
 * Whether a PDF is whole, opens without a password, carries nothing that runs, and how many pages it has. `whose` it is
 * says in whose turn it is looked at. Throws 503 where the thread cannot begin: then nothing is wrong with the file.
 */
export async function inspectPdf(bytes: Uint8Array, whose: number, program = PROGRAM): Promise<PdfInspection> {
  return hasHeadAndTail(bytes) ? inTurn(whose, () => inThread(bytes, program)) : { why: BROKEN }
}

/** `%PDF-` near the start, `startxref` and `%%EOF` near the end, as every reader looks for them. */
function hasHeadAndTail(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tail = file.subarray(-2048).toString('latin1')
  return file.subarray(0, 1024).includes('%PDF-') && tail.includes('startxref') && tail.includes('%%EOF')
}

function inThread(bytes: Uint8Array, program: URL): Promise<PdfInspection> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfInspection>()
  let hasBegun = false
  const thread = new Worker(program, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    stdout: true,
    stderr: true,
  })
  const deadline = setTimeout(
    () => resolve({ why: 'This PDF takes too long to open. Print it to a new PDF and attach that.' }),
    TIME_LIMIT_MS,
  )
  thread.on('message', (said: typeof BEGINS | PdfInspection) => {
    if (said === BEGINS) hasBegun = true
    else resolve(said)
  })
  const ended = () => (hasBegun ? resolve({ why: BROKEN }) : reject(new Problem('unavailable', UNEXAMINED)))
  thread.on('error', ended)
  thread.on('exit', ended)
  return promise.finally(() => {
    clearTimeout(deadline)
    void thread.terminate()
  })
}
