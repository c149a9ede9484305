import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { forget, startPortal, type Portal } from '../../tools/setup/processes/portal.ts'
import { test as base } from './journey.ts'

const START = 300_000 // milliseconds; the demonstration is made anew, beside the portal of all and another journey

/** A portal of one journey alone, so that days may pass in it; everybody is signed out by then. */
interface OwnPortal {
  readonly url: string
  /** Goes on with the same records, so many days later. */
  passDays(days: number): Promise<void>
}

const own = base.extend<object, { portal: OwnPortal | null }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture needs
    async ({}, use) => {
      let portal = await startPortal({ ready_within: START })
      const passDays = async (days: number) => {
        await portal.stop()
        portal = await again(portal, days)
      }
      await use({ url: portal.url, passDays })
      await portal.stop()
      forget(portal)
    },
    { scope: 'worker', timeout: START },
  ],
  baseURL: ({ portal, baseURL }, use) => use(portal?.url ?? baseURL),
})

function again({ port, data_dir }: Portal, days: number): Promise<Portal> {
  const clock = pathToFileURL(resolve(import.meta.dirname, 'clock-ahead.ts')).href
  const env = { NODE_OPTIONS: `--import=${clock}`, LADING_DAYS_AHEAD: String(days) }
  return startPortal({ port, data_dir, env, ready_within: START })
}

// `npm test` does not wait for a second portal: its journey ends before the days that would have to pass
const shared = base.extend<{ portal: OwnPortal | null }>({ portal: null })

/** In the proof with a portal of its own; otherwise the one of all journeys, and `portal` is null. */
export const test = process.env.LADING_PROOF === 'full' ? own : (shared as unknown as typeof own)
