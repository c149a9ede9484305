import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { whenWorkedFor } from './processor-time.ts'

const LIMIT = 200 // milliseconds

let thread: Worker | undefined
afterEach(() => thread?.terminate())

/** A thread that carries this out, and the milliseconds until it was late. */
async function lateAfter(program: string): Promise<number> {
  const worker = new Worker(program, { eval: true })
  thread = worker
  const begun = performance.now()
  await new Promise<void>((late) => whenWorkedFor(worker, LIMIT, late))
  return performance.now() - begun
}

test('a thread that works without end is late once it has worked for its limit', async () => {
  const elapsed = await lateAfter('for (;;) {}')
  const { user, system } = await ensure(thread)
    .cpuUsage()
    .catch(() => ({ user: 0, system: 0 })) // not begun yet
  const worked = (user + system) / 1000
  // Beside other work it may get less than its limit in four times as long, and works on until it is asked.
  const isGivenUp = elapsed >= 4 * LIMIT - 1
  expect(worked).toBeGreaterThanOrEqual(isGivenUp ? 0 : LIMIT - 1)
})

test('one that gets nothing of the processor is not late at its limit, but is given up in the end', async () => {
  const waits = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'
  expect(await lateAfter(waits)).toBeGreaterThanOrEqual(4 * LIMIT - 1)
})

test('nobody is told of a thread whose watch has ended', async () => {
  const worker = new Worker('for (;;) {}', { eval: true })
  thread = worker
  let isLate = false
  const end = whenWorkedFor(worker, 1, () => (isLate = true))
  end()
  await new Promise<void>((late) => whenWorkedFor(worker, LIMIT, late))
  expect(isLate).toBe(false)
})
