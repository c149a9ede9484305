import type { DocumentKind } from '@lading/domain/documents/document-kinds'
import { Worker } from 'node:worker_threads'

export interface RendererSettings {
  /** The library keeps memory from render to render; the thread is replaced after this many. */
  rendersPerThread: number
  timeLimitMs: number
  memoryLimitMb: number
}

interface Job {
  kind: DocumentKind
  payload: unknown
  resolve: (pdf: Buffer) => void
  reject: (error: Error) => void
}

type Answer = { pdf: Uint8Array<ArrayBuffer> } | { failure: string }

const DEFAULTS: RendererSettings = { rendersPerThread: 250, timeLimitMs: 30_000, memoryLimitMb: 512 }

/** One thread which draws documents in turn. If it dies, the document under way is refused and the next gets a new thread. */
export class PdfRenderer {
  readonly #file: URL
  readonly #settings: RendererSettings
  readonly #waiting: Job[] = []
  #running: Job | undefined
  #deadline: NodeJS.Timeout | undefined
  #thread: Worker | undefined
  #rendered = 0

  /** `file` is the thread's program: it calls `drawInThread`. */
  constructor(file: URL, settings: Partial<RendererSettings> = {}) {
    this.#file = file
    this.#settings = { ...DEFAULTS, ...settings }
  }

  /** Draws a document; rejects when the payload is not of its kind or the thread dies, so that the job tries again. */
  render(kind: DocumentKind, payload: unknown): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ kind, payload, resolve, reject })
      this.#next()
    })
  }

  /** Ends the thread; what is under way or waiting is refused. */
  async close(): Promise<void> {
    const waiting = this.#waiting.splice(0)
    await this.#discard(new Error('The PDF renderer was closed.'))
    for (const job of waiting) job.reject(new Error('The PDF renderer was closed.'))
  }

  #next(): void {
    if (this.#running) return
    const job = this.#waiting.shift()
    if (!job) return
    this.#running = job
    this.#thread ??= this.#start()
    this.#thread.ref()
    const late = new Error(`Drawing the ${job.kind} took too long.`)
    this.#deadline = setTimeout(() => void this.#discard(late), this.#settings.timeLimitMs)
    this.#thread.postMessage({ kind: job.kind, payload: job.payload })
  }

  #start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.#settings.memoryLimitMb }
    const thread = new Worker(this.#file, {
      resourceLimits,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const lost = (error: Error) => thread === this.#thread && void this.#discard(error)
    thread.on('message', (answer: Answer) => this.#answered(answer))
    thread.on('error', lost)
    thread.on('exit', (code) => lost(new Error(`The PDF thread ended with code ${code}.`)))
    this.#rendered = 0
    return thread
  }

  #answered(answer: Answer): void {
    if ('failure' in answer) return void this.#discard(new Error(`The document could not be drawn. ${answer.failure}`))
    const job = this.#finish()
    job?.resolve(Buffer.from(answer.pdf.buffer))
    this.#rendered += 1
    if (this.#rendered >= this.#settings.rendersPerThread) void this.#discard(new Error('The PDF thread was replaced.'))
    else this.#thread?.unref() // an idle thread does not keep the process alive
    this.#next()
  }

  async #discard(reason: Error): Promise<void> {
    const thread = this.#thread
    this.#thread = undefined
    this.#finish()?.reject(reason)
    this.#next()
    await thread?.terminate()
  }

  #finish(): Job | undefined {
    clearTimeout(this.#deadline)
    const job = this.#running
    this.#running = undefined
    return job
  }
}
