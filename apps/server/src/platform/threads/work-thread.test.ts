import { expect, test } from 'vitest'
import { WorkThread } from './work-thread.ts'

const program = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ words, said }) => {
    const made = new TextEncoder().encode(words)
    parentPort.postMessage({ made })
    Atomics.store(said, 0, 1)
    Atomics.notify(said, 0)
  })`

interface Order {
  readonly words: string
  /** Turns 1 once the thread has said its answer. */
  readonly said: Int32Array
}

test('what a thread that was given up still says is no answer to the next order', async () => {
  const thread = new WorkThread<Order>(new URL(`data:text/javascript,${encodeURIComponent(program)}`))
  const order = (words: string): Order => ({ words, said: new Int32Array(new SharedArrayBuffer(4)) })
  const first = order('of the first person')
  const given_up = thread.ask(first, 'Reading the first file')
  Atomics.wait(first.said, 0, 0) // its answer is on the way, and nobody here has heard it
  const renewed = thread.renew()
  const other = thread.ask(order('of the other person'), 'Reading the other file')

  await expect(given_up).rejects.toThrow('The thread was replaced.')
  expect(String(await other)).toBe('of the other person')
  await renewed
  await thread.close()
})
