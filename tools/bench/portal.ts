import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { keepOnePool } from '../../apps/server/src/startup/begin-anew.ts'
import { openDatabase } from '../../apps/server/src/startup/open-database.ts'
import { startPortal } from '../../apps/server/src/startup/start.ts'

const SAMPLED_EVERY = 5 // milliseconds

keepOnePool()

/** The portal as it is, but for the limits of calls a minute, which a measurement would only measure. */
const config = { ...readConfig(process.env), rate_limits: false }
const started = performance.now()
const delays = monitorEventLoopDelay({ resolution: SAMPLED_EVERY })
await startPortal(config, await openDatabase(config), () => undefined)
console.log(`ready ${Math.round(performance.now() - started)}`)

// Asked how long nothing else could run at most, it says so and counts anew.
delays.enable()
process.on('message', () => {
  process.send?.({ held: Math.max(0, delays.max / 1e6 - SAMPLED_EVERY) })
  delays.reset()
})
