import { getDocument, GlobalWorkerOptions, PDFWorker, type PDFDocumentLoadingTask } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the address of the file is made by the build
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

type Source = Omit<Parameters<typeof getDocument>[0] & object, 'worker'>

/** Milliseconds that the files which were closed are waited for. A thread that needs longer is still busy with one of them. */
const PATIENCE = 2000

interface Thread {
  readonly worker: PDFWorker
  readonly files: Set<PDFDocumentLoadingTask>
  /** Fulfilled once each file that was closed is gone. */
  closed: Promise<unknown>
}

// Of the whole process: to start a thread takes longer than to read most files, so that they share one.
let shared: Thread | undefined

/** A file that is being read. Call `close` when it is no longer wanted, also before it is there. */
export interface Reading {
  readonly task: PDFDocumentLoadingTask
  readonly close: () => void
}

/** Begins to read a PDF in the thread of all; in a new one where a file that was closed still keeps that busy. */
export async function readInThread(source: Source): Promise<Reading> {
  const before = shared
  if (before && !(await isDone(before.closed)) && shared === before) {
    shared = undefined
    endUnused(before)
  }
  const thread = (shared ??= { worker: new PDFWorker(), files: new Set(), closed: Promise.resolve() })
  const task = getDocument({ ...source, worker: thread.worker })
  thread.files.add(task)
  const close = () => {
    thread.files.delete(task)
    thread.closed = Promise.allSettled([thread.closed, task.destroy()])
    endUnused(thread)
  }
  return { task, close }
}

/** A thread that new files no longer join ends with the last of those that did, also in the middle of one. */
function endUnused(thread: Thread) {
  if (thread !== shared && thread.files.size === 0) thread.worker.destroy()
}

async function isDone(work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout>
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE)
  })
  return Promise.race([work.then(() => true), tooLong]).finally(() => clearTimeout(timer))
}
