import { setImmediate } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'

const LONG = 50 // milliseconds: nobody notices a signal or a call that waits no longer

/**
 * Lets the rest of the process have its turn between statements. The embedded database answers in this thread, without
 * ever going through the event loop: a long stretch of statements, as a first start makes, would keep a signal to end the
 * portal waiting until its last.
 */
export function turns(): () => Promise<void> {
  let last_turn = performance.now()
  return async () => {
    if (performance.now() - last_turn <= LONG) return
    await setImmediate()
    last_turn = performance.now()
  }
}

/** Gives way after each statement that Kysely builds. */
export const givingWay = (giveWay: () => Promise<void>): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    await giveWay()
    return result
  },
})
