import type { Worker } from 'node:worker_threads'

/** A thread that waits for something instead of working is given up after so many times its limit. */
const MOST_BY_THE_CLOCK = 4

/**
 * Calls `late` once a thread has had so many milliseconds of the processor from now on: on a busy machine an order takes
 * longer, and that is not its fault. Returns how to end the watch.
 */
export function whenWorkedFor(thread: Worker, milliseconds: number, late: () => void): () => void {
  const before = workOf(thread)
  let isEnded = false
  let next = setTimeout(look, milliseconds)
  const last = setTimeout(giveUp, MOST_BY_THE_CLOCK * milliseconds) // a thread that is stuck may not even say what it had

  async function look(): Promise<void> {
    const left = milliseconds - (await workOf(thread)) + (await before)
    if (isEnded) return
    if (left <= 0) giveUp()
    else next = setTimeout(look, left)
  }
  function giveUp(): void {
    end()
    late()
  }
  function end(): void {
    isEnded = true
    clearTimeout(next)
    clearTimeout(last)
  }
  return end
}

/** Milliseconds of the processor that a thread has had; none where it has not begun, or has ended. */
async function workOf(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return (user + system) / 1000
}
