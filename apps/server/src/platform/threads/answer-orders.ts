import { parentPort } from 'node:worker_threads'

/** What a thread says to an order: what it made, or why it could not. */
export type Answer = { made: Uint8Array<ArrayBuffer> } | { failure: string }
/** What it says before that: its program is loaded, and what ends it from now on is an order. */
export const BEGINS = 'begins'

/** The thread's side of a `WorkThread`: answers each order of the server, in turn. */
export function answerOrders<Order>(work: (order: Order) => Promise<Uint8Array>): void {
  const port = parentPort
  if (!port) throw new Error('Orders are answered in a worker thread only.')
  port.on('message', async (order: Order) => {
    try {
      const made = new Uint8Array(await work(order)) // its own memory, which may leave the thread
      port.postMessage({ made } satisfies Answer, [made.buffer])
    } catch (error) {
      // An error cannot cross the thread whole; the other side makes a new one of its text.
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
      port.postMessage({ failure } satisfies Answer)
    }
  })
  port.postMessage(BEGINS)
}
