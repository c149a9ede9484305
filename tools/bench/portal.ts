import { readConfig } from '../../apps/server/src/platform/config.ts'
import { openDatabase } from '../../apps/server/src/startup/open-database.ts'
import { startPortal } from '../../apps/server/src/startup/start.ts'

/** The portal as it is, but for the limits of calls a minute, which a measurement would only measure. */
const config = { ...readConfig(process.env), rate_limits: false }
const started = performance.now()
await startPortal(config, await openDatabase(config), () => undefined)
console.log(`ready ${Math.round(performance.now() - started)}`)
