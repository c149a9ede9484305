import { setImmediate } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'

const LONG = 50 // milliseconds: nobody notices a signal or a call that waits no longer

/**
 * Lets the rest of the process have its turn between statements. The embedded database answers in this thread, without
 * ever going through the event loop: a long stretch of statements, as the demonstration is made, would keep a signal to
 * end the portal waiting until its last.
 */
export function givingWay(): KyselyPlugin {
  let last_turn = performance.now()
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (performance.now() - last_turn > LONG) {
        await setImmediate()
        last_turn = performance.now()
      }
      return result
    },
  }
}
