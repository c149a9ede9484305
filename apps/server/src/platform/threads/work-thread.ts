import { Worker } from 'node:worker_threads'
import { BEGINS, type Answer } from './answer-orders.ts'
import { whenWorkedFor } from './processor-time.ts'
import { ThreadLost, TookTooLong } from './thread-lost.ts'

export interface ThreadSettings {
  /** A library may keep memory from order to order; the thread is replaced after this many. */
  ordersPerThread: number
  /** Of the processor, for one order. */
  timeLimitMs: number
  memoryLimitMb: number
  /** The next order gets a new thread after so long without one: libraries, fonts and what they keep are given back. */
  idleLimitMs: number
}

interface Job<Order> {
  readonly order: Order
  /** What is done, as a sentence says it: `Drawing the certificate`. */
  readonly what: string
  readonly resolve: (made: Buffer) => void
  readonly reject: (error: Error) => void
}

const DEFAULTS: ThreadSettings = {
  ordersPerThread: 250,
  timeLimitMs: 30_000,
  memoryLimitMb: 512,
  idleLimitMs: 60_000,
}

/**
 * One thread that carries out orders in turn, away from the server's event loop. If it dies, the order under way is refused
 * and the next gets a new thread.
 */
export class WorkThread<Order> {
  readonly #file: URL
  readonly #settings: ThreadSettings
  readonly #waiting: Job<Order>[] = []
  #running: Job<Order> | undefined
  #endWatch: (() => void) | undefined
  #idle: NodeJS.Timeout | undefined
  #thread: Worker | undefined
  #hasBegun = false
  #done = 0

  /** `file` is the thread's program: it calls `answerOrders`. */
  constructor(file: URL, settings: Partial<ThreadSettings> = {}) {
    this.#file = file
    this.#settings = { ...DEFAULTS, ...settings }
  }

  /**
   * What the order makes; rejects where the thread refuses it, takes too long (`TookTooLong`) or dies (`ThreadLost`), so
   * that the job tries again.
   */
  ask(order: Order, what: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, what, resolve, reject })
      this.#next()
    })
  }

  /** The next order gets a new thread. Only while none is under way. */
  async renew(): Promise<void> {
    await this.#discard(new Error('The thread was replaced.'))
  }

  /** Ends the thread; what is under way or waiting is refused. */
  async close(): Promise<void> {
    const waiting = this.#waiting.splice(0)
    await this.#discard(new Error('The thread was closed.'))
    for (const job of waiting) job.reject(new Error('The thread was closed.'))
  }

  /** An idle thread does not keep the process alive, nor hold its own memory permanently. */
  #rest(): void {
    this.#thread?.unref()
    this.#idle = setTimeout(() => void this.#discard(new Error('The thread was idle.')), this.#settings.idleLimitMs)
    this.#idle.unref()
  }

  #next(): void {
    if (this.#running) return
    const job = this.#waiting.shift()
    if (!job) return
    clearTimeout(this.#idle)
    this.#running = job
    this.#thread ??= this.#start()
    this.#thread.ref()
    const late = new TookTooLong(`${job.what} took too long.`)
    this.#endWatch = whenWorkedFor(this.#thread, this.#settings.timeLimitMs, () => void this.#discard(late))
    this.#thread.postMessage(job.order)
  }

  #start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.#settings.memoryLimitMb }
    const thread = new Worker(this.#file, {
      resourceLimits,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const lost = (error: Error) => {
      if (thread === this.#thread)
        void this.#discard(new ThreadLost(error, { has_begun: this.#hasBegun, done: this.#done }))
    }
    thread.on('message', (said: typeof BEGINS | Answer) => {
      if (thread !== this.#thread) return // it was given up: what it still says is no answer to the order under way
      if (said === BEGINS) this.#hasBegun = true
      else this.#answered(said)
    })
    thread.on('error', lost)
    thread.on('exit', (code) => lost(new Error(`The thread ended with code ${code}.`)))
    this.#hasBegun = false
    this.#done = 0
    return thread
  }

  #answered(answer: Answer): void {
    if ('failure' in answer) {
      return void this.#discard(new Error(`${this.#running?.what} did not succeed. ${answer.failure}`))
    }
    const job = this.#finish()
    job?.resolve(Buffer.from(answer.made.buffer))
    this.#done += 1
    if (this.#done >= this.#settings.ordersPerThread) void this.#discard(new Error('The thread was replaced.'))
    else this.#rest()
    this.#next()
  }

  async #discard(reason: Error): Promise<void> {
    const thread = this.#thread
    this.#thread = undefined
    this.#finish()?.reject(reason)
    this.#next()
    await thread?.terminate()
  }

  #finish(): Job<Order> | undefined {
    this.#endWatch?.()
    const job = this.#running
    this.#running = undefined
    return job
  }
}
